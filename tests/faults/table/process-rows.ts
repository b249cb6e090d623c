import { ended } from '../../setup/server-process';
import { sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './counting-backend';
import { countCreation, ownerBeforeCreation } from './creation';
import { fillUp, withSmallDisk } from './small-disk';
import { restart, underLoad } from './restarts';
import { needsRoot } from './row';
import type { Row } from './row';
import type { Site } from './site';
import { until } from './site';
import type { Tally } from './tally';

const inTurn = [0, 1, 0, 1, 0, 1];

/** These need a proxy that goes on without the instance. */
export const restartRows: Row[] = [
  {
    name: 'Process: six restarts by SIGTERM under 40 visitors',
    run: (site, tally) =>
      underLoad(site, tally, async () => {
        for (const index of inTurn) tally.expect((await restart(site, index)) === 0, 'exit code not 0');
      }),
  },
];

export const processRows: Row[] = [
  { name: 'Process: SIGKILL during a creation', run: killInCreation },
  {
    name: 'Process: a set-up whose every request goes to another instance',
    async run(site, tally) {
      const visitor = site.visitorOfAllInstances();
      await countCreation(site, tally, await ownerBeforeCreation(site, { visitor }));
    },
  },
  { name: 'Process: the clock jumps by days, back and forth', run: jumpThroughTime },
  {
    name: 'Process: 1,024 files and a log function that hangs, under 40 visitors',
    async run(site, tally) {
      await site.startAnew({ openFiles: 1_024 });
      site.backend.behaviours['log-agent-creator-step'] = () => undefined;
      await underLoad(site, tally, () => until(async () => tally.tried >= 2_400), 0);
      await site.startAnew();
    },
  },
  { name: 'Process: a full disk under an upload', cannotRun: needsRoot, run: uploadOntoFullDisk },
];

/** SIGTERM to all instances while two long calls are under way. */
export function drainRow(createMs: number, extractionMs: number): Row {
  const seconds = [createMs, extractionMs].map((ms) => `${ms / 1_000} s`);
  return {
    name: `Process: SIGTERM during a creation of ${seconds[0]} and an extraction of ${seconds[1]}`,
    async run(site, tally) {
      const owner = await ownerBeforeCreation(site, { limitMs: 150_000 });
      const reader = site.visitor(150_000);
      await reader.open('/create-agent');
      await reader.submit({ intent: 'form' }, `${site.origin}/create-agent`);
      site.backend.behaviours['create-full-agent'] = respondAfter(createMs);
      site.backend.behaviours['scrape-and-extract-business-data'] = respondAfter(extractionMs);
      const replies = [
        tally.count(() => owner.visitor.postOnce(owner.visitor.url, { intent: 'default' })),
        tally.count(() =>
          reader.postOnce(reader.url, { intent: 'analyze', websiteAddress: 'rivera.example' }),
        ),
      ];
      const called = (functionName: string) =>
        site.backend.calls.some((call) => call.functionName === functionName);
      await until(async () => called('create-full-agent') && called('scrape-and-extract-business-data'));
      const codes = site.instances.map((instance) => ended(instance.process, 'SIGTERM'));
      for (const reply of replies) {
        const page = await reply;
        tally.expect(page?.status === 303, `a request under way ended with ${page?.status}`);
      }
      const wrong = (await Promise.all(codes)).filter((code) => code !== 0);
      tally.expect(wrong.length === 0, `exit code ${wrong.join()}`);
      await site.startAnew();
    },
  };
}

/** The response is lost with the process, whatever one does; the same button then finds what was created. */
async function killInCreation(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = (call) => void call.act();
  const cut = owner.create().catch(() => undefined);
  await until(async () => site.backend.created('create-full-agent', owner.business) > 0);
  await site.startAnew();
  await cut;
  site.backend.behaviours = {};
  if (site.base) await countCreation(site, tally, owner);
}

/** Two days on, two days back, then so far on that a draft has run out: that is told, and nothing is created. */
async function jumpThroughTime(site: Site, tally: Tally): Promise<void> {
  const shim = new URL('clock-jump.mjs', import.meta.url).href;
  await site.startAnew({ variables: { NODE_OPTIONS: `--import ${shim}` } });
  const owners = await Promise.all([0, 1, 2, 3].map(() => ownerBeforeCreation(site)));
  const [ahead, behind, late, afterwards] = owners;
  if (!ahead || !behind || !late || !afterwards) throw new Error('no owners');
  for (const owner of [ahead, behind]) {
    await jump(site);
    await countCreation(site, tally, owner);
  }
  await jump(site);
  await tally.count(late.create);
  tally.expect(site.backend.created('create-full-agent', late.business) === 0, 'created of a draft that ran out'); // prettier-ignore
  await jump(site);
  await countCreation(site, tally, afterwards);
  await site.startAnew();
}

async function jump(site: Site): Promise<void> {
  for (const { process: server } of site.instances) server.kill('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** What cannot be kept is told with the form; once there is space again, the same form goes through. */
async function uploadOntoFullDisk(site: Site, tally: Tally): Promise<void> {
  await withSmallDisk(async (folder) => {
    await site.startAnew({ variables: { TMPDIR: folder } });
    const owner = await ownerBeforeCreation(site);
    const step = owner.visitor.url;
    const empty = fillUp(folder);
    const page = await tally.count(() => owner.visitor.upload(sampleForm(), step));
    for (const text of ['Voice Creation Failed', 'Clone My Voice'])
      tally.expect(Boolean(page?.html.includes(text)), `a full disk is answered without ${text}`);
    const readiness = await fetch(`${site.instances[0]?.url}/readyz`);
    tally.expect(readiness.status === 503, `readiness says ${readiness.status}`);
    empty();
    const cloned = await tally.count(() => owner.visitor.upload(sampleForm(), step));
    tally.expect(Boolean(cloned?.url.includes('/demo/agent/')), `then it ends on ${cloned?.url}`);
    await site.startAnew();
  });
}
