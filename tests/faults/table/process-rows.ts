import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { wavFile } from '../../../scripts/backend/wav';
import { ended } from '../../setup/server-process';
import { sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './backend';
import { residentMb, until } from './site';
import type { Site } from './site';
import { canMount, empty, fill, withSmallDisk } from './small-disk';
import type { Row, Tally } from './tally';
import { expectCreation, ownerBeforeCreation, underLoad, visitorOf } from './visitors';

async function restartUnderLoad(site: Site, tally: Tally): Promise<void> {
  await underLoad(site, tally, async () => {
    for (const index of [0, 1, 0, 1, 0, 1])
      tally.expect((await site.restart(index)) === 0, 'exit code not 0');
  });
}

/** SIGTERM to all instances while a website is analyzed. */
async function drain(site: Site, tally: Tally): Promise<void> {
  const reader = await visitorOf(site).open('/create-agent');
  await reader.submit({ intent: 'form' });
  site.backend.behaviors['scrape-and-extract-business-data'] = respondAfter(100_000);
  const form = { intent: 'analyze', websiteAddress: 'rivera.example' };
  await reader.postOnce(reader.url, form); // saves it, and redirects to the reading
  const reply = tally.count(() => reader.postOnce(reader.url.replace('/website?', '/analysis?'), form));
  await until(() => site.backend.done('scrape-and-extract-business-data') > 0);
  const codes = site.instances.map((instance) => ended(instance.process, 'SIGTERM'));
  tally.expect((await reply)?.status === 303, 'the request in progress was not redirected');
  tally.expect((await Promise.all(codes)).join() === '0,0', 'exit code not 0');
  await site.restartAll();
}

/** A visit is logged after its response. Log calls that hang must not use up the files that visitors need. */
async function hangingLog(site: Site, tally: Tally): Promise<void> {
  for (const instance of site.instances)
    execFileSync('prlimit', ['--pid', String(instance.process.pid), '--nofile=1024']);
  site.backend.behaviors['log-agent-creator-step'] = () => undefined;
  await underLoad(site, tally, () => until(() => tally.tried >= 2_400), 0);
  await site.restartAll();
}

/** The visitor sees an error next to the same form, and once there is space again, it goes through. */
function uploadOntoFullDisk(site: Site, tally: Tally): Promise<void> {
  return withSmallDisk(site, 48, async (folder) => {
    fill(folder);
    const { visitor } = await ownerBeforeCreation(site);
    const upload = () => visitor.upload(sampleForm());
    const page = await tally.count(upload);
    for (const text of ['Voice Creation Failed', 'Clone My Voice'])
      tally.expect(page?.html.includes(text), `the response on a full disk lacks ${text}`);
    tally.expect((await readiness(site)) === 200, 'an instance without space is not ready');
    empty(folder);
    const cloned = await tally.count(upload);
    tally.expect(cloned?.url.includes('/demo/agent/'), `then the upload ends on ${cloned?.url}`);
  });
}

/** A command that stays in memory while Redis is frozen is executed as soon as Redis runs again. */
async function freezeRedis(site: Site, tally: Tally): Promise<void> {
  const executed = async () =>
    Number(/total_commands_processed:(\d+)/.exec(await site.commandRedis('INFO stats'))?.[1]);
  const before = await executed();
  site.redis?.kill('SIGSTOP');
  await underLoad(site, tally, () => sleep(30_000), 0);
  site.redis?.kill('SIGCONT');
  await sleep(2_000);
  const kept = (await executed()) - before;
  tally.expect(kept < tally.tried / 10, `${kept} commands were kept for Redis, of ${tally.tried} requests`);
}

async function growUnderUploads(site: Site, tally: Tally): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-uploads-'));
  await site.restartAll({ TMPDIR: folder });
  let agents = 0;
  const upload = async () => {
    const visitor = await visitorOf(site).open('/create-agent/voice-setup');
    const agentId = `agent_upload${(agents += 1)}`;
    await visitor.post({ Agent_Id: agentId }, '/voice-handover');
    await visitor.open(`/voice-recording?agentId=${agentId}`);
    return visitor.upload(sampleForm({ businessName: 'Rivera' }, largestWav()));
  };
  await underLoad(site, tally, upload);
  const before = largestMb(site);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, largestMb(site))), 20);
  const pages = await Promise.all(Array.from({ length: 20 }, () => tally.count(upload)));
  clearInterval(timer);
  for (const page of pages) tally.expect(page?.url.includes('saved'), `an upload ends on ${page?.url}`);
  expectGrowth(tally, most - before);
  tally.expect(readdirSync(folder).length === 0, 'files are left');
  await site.restartAll();
  rmdirSync(folder);
}

function expectGrowth(tally: Tally, megabytes: number): void {
  tally.expect(megabytes < 50, `${megabytes.toFixed(0)} MB more than before`);
}

/** A different sample each time, of nearly 10 MiB. */
const largestWav = () => wavFile(randomBytes(10 * 1024 * 1024 - 1_024), 8_000);

/** The memory of the instance that uses the most. */
function largestMb(site: Site): number {
  return Math.max(...residentMb(site));
}

/** Background calls that nobody answers must not hold up a deploy. */
async function hangingLogAtExit(site: Site, tally: Tally): Promise<void> {
  site.backend.behaviors['log-agent-creator-step'] = () => undefined;
  for (let visit = 0; visit < 200; visit += 1) await tally.count(() => visitorOf(site).open('/create-agent'));
  const started = performance.now();
  const codes = await Promise.all(site.instances.map(({ process }) => ended(process, 'SIGTERM')));
  const seconds = (performance.now() - started) / 1_000;
  tally.expect(codes.join() === '0,0', `exit codes ${codes.join(' and ')}`);
  tally.expect(seconds < 15, `the exit took ${seconds.toFixed(0)} s`);
  await site.restartAll();
}

/** Without Redis the instances count limits in memory: nobody waits for it, and nothing is lost. */
async function loseRedis(site: Site, tally: Tally): Promise<void> {
  const create = async () => expectCreation(site, tally, await ownerBeforeCreation(site));
  await until(async () => (await readiness(site)) === 200);
  site.redis?.kill('SIGSTOP');
  await create();
  if (site.redis) await ended(site.redis, 'SIGKILL');
  await create();
  tally.expect((await readiness(site)) === 200, 'an instance that lost Redis is not ready');
  await site.restartAll();
  tally.expect((await readiness(site)) === 200, 'an instance that never reached Redis is not ready');
  await create();
  site.startRedis();
  await until(async () => (await readiness(site)) === 200);
  await create();
}

async function readiness({ instances }: Site): Promise<number> {
  return (await fetch(`${instances[0]?.url}/readyz`)).status;
}

export const processRows: Row[] = [
  { name: 'Process: six restarts by SIGTERM under 40 visitors', run: restartUnderLoad },
  { name: 'Process: SIGTERM while a website is analyzed for 100 s', run: drain },
  { name: 'Process: SIGTERM while the log function hangs: exit within 15 s', run: hangingLogAtExit },
  { name: 'Process: 1,024 files and a log function that hangs, under 40 visitors', run: hangingLog },
  ...(canMount ? [{ name: 'Process: a full disk during an upload (as root)', run: uploadOntoFullDisk }] : []),
  { name: 'Process: memory over 20 uploads of 10 MB at once', run: growUnderUploads },
  { name: 'Redis: frozen, killed, missing at the start, back', run: loseRedis },
  { name: 'Redis: commands that the instances keep while Redis is frozen for 30 s', run: freezeRedis },
];

/** Runs after all others, because it changes the proxy. */
export const lastRow: Row = {
  name: 'Process: six restarts, where the proxy opens a connection for each request',
  async run(site, tally) {
    await site.disableProxyKeepAlive();
    await restartUnderLoad(site, tally);
  },
};
