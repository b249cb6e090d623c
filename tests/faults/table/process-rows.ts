import { once } from 'node:events';

import { ended } from '../../setup/server-process';
import { sendJson } from './counting-backend';
import { countCreation, ownerBeforeCreation } from './creation';
import { reload, restart, underLoad } from './restarts';
import type { Row } from './row';
import type { Site } from './site';
import { until } from './site';
import type { Tally } from './tally';

const inTurn = [0, 1, 0, 1, 0, 1];
const createMs = 35_000;
const extractionMs = 100_000;

export const restartRows: Row[] = [
  {
    name: 'Process: six restarts by SIGTERM under 40 visitors',
    run: (site, tally) =>
      underLoad(site, tally, async () => {
        for (const index of inTurn) tally.expect((await restart(site, index)) === 0, 'exit code not 0');
      }),
  },
  {
    name: 'Process: six replacements behind the kept socket under 40 visitors',
    async run(site, tally) {
      await startAll(site, true);
      await underLoad(site, tally, async () => {
        for (const index of inTurn) await reload(site, index);
      });
      await startAll(site);
    },
  },
];

export const processRows: Row[] = [
  { name: 'Process: SIGKILL during a creation', run: killInCreation },
  {
    name: 'Redis: frozen, killed, back',
    async run(site, tally) {
      const owners = await Promise.all([0, 1, 2].map(() => ownerBeforeCreation(site, 10_000)));
      const [whileFrozen, whileGone, afterwards] = owners;
      const { redis } = site;
      if (!whileFrozen || !whileGone || !afterwards || !redis) throw new Error('no Redis');
      redis.kill('SIGSTOP');
      await countCreation(site, tally, whileFrozen);
      const exit = once(redis, 'exit');
      redis.kill('SIGKILL');
      await exit;
      await countCreation(site, tally, whileGone);
      await site.startRedis();
      await countCreation(site, tally, afterwards);
    },
  },
];

export const slowProcessRows: Row[] = [
  {
    name: 'Process: SIGTERM to both during a creation of 35 s and an extraction of 100 s',
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site, 150_000);
      const reader = site.visitor(150_000);
      await reader.open('/create-agent');
      await reader.submit({ intent: 'form' }, `${site.origin}/create-agent`);
      site.backend.behaviours['create-full-agent'] = after(createMs);
      site.backend.behaviours['scrape-and-extract-business-data'] = after(extractionMs);
      const step = reader.url;
      const responses = [
        tally.count(() => owner.visitor.postOnce(owner.visitor.url, { intent: 'default' })),
        tally.count(() => reader.postOnce(step, { intent: 'analyze', websiteAddress: 'rivera.example' })),
      ];
      const called = (functionName: string) =>
        site.backend.calls.some((call) => call.functionName === functionName);
      await until(async () => called('create-full-agent') && called('scrape-and-extract-business-data'));
      const codes = site.instances.map((instance) => ended(instance.process, 'SIGTERM'));
      for (const reply of responses) {
        const page = await reply;
        tally.expect(page?.status === 303, `a request under way ended with ${page?.status}`);
      }
      tally.expect(
        (await Promise.all(codes)).every((code) => code === 0),
        'exit code not 0',
      );
      await startAll(site);
    },
  },
];

function after(ms: number) {
  return async (
    call: { act: () => Record<string, unknown> },
    response: Parameters<typeof sendJson>[0],
  ): Promise<void> => {
    const made = call.act();
    await new Promise((resolve) => setTimeout(resolve, ms));
    sendJson(response, made);
  };
}

/** The response is lost with the process, whatever one does; the same button then finds what was created. */
async function killInCreation(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = (call) => void call.act();
  const cut = owner.create().catch(() => undefined);
  await until(async () => site.backend.created('create-full-agent', owner.business) > 0);
  await startAll(site);
  await cut;
  site.backend.behaviours = {};
  await countCreation(site, tally, owner);
}

/** Kills what runs, starts both instances anew, waits until the proxy knows. */
async function startAll(site: Site, supervised = false): Promise<void> {
  await Promise.all(site.instances.map((instance) => instance.stop()));
  site.instances = await Promise.all([0, 1].map((index) => site.startInstance(index, supervised)));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
}
