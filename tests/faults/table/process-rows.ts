import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { wavFile } from '../../../scripts/backend/wav';
import { ended } from '../../setup/server-process';
import { sampleForm } from '../../setup/typical-owner';
import { respondAfter } from './backend';
import { until } from './site';
import type { Site } from './site';
import type { Row, Tally } from './tally';
import { expectCreation, ownerBeforeCreation, underLoad, visitorOf } from './visitors';

async function restartUnderLoad(site: Site, tally: Tally): Promise<void> {
  await underLoad(site, tally, async () => {
    for (const index of [0, 1, 0, 1, 0, 1])
      tally.expect((await site.restart(index)) === 0, 'exit code not 0');
  });
}

/** The response is lost with the process, whatever one does; the same button then finds what was created. */
async function killInCreation(site: Site, tally: Tally): Promise<void> {
  const owner = await ownerBeforeCreation(site);
  site.backend.behaviours['create-full-agent'] = (call) => call.act();
  const cut = owner.create().catch(() => undefined);
  await until(() => site.backend.done('create-full-agent') > 0);
  await site.startAnew();
  await cut;
  site.backend.behaviours = {};
  await expectCreation(site, tally, owner);
}

/** SIGTERM to all instances while a website is read. */
async function drain(site: Site, tally: Tally): Promise<void> {
  const reader = await visitorOf(site).open('/create-agent');
  await reader.submit({ intent: 'form' });
  site.backend.behaviours['scrape-and-extract-business-data'] = respondAfter(100_000);
  const reply = tally.count(() =>
    reader.postOnce(reader.url, { intent: 'analyze', websiteAddress: 'rivera.example' }),
  );
  await until(() => site.backend.done('scrape-and-extract-business-data') > 0);
  const codes = site.instances.map((instance) => ended(instance.process, 'SIGTERM'));
  tally.expect((await reply)?.status === 303, 'the request under way was not led on');
  tally.expect((await Promise.all(codes)).join() === '0,0', 'exit code not 0');
  await site.startAnew();
}

/** A visit is logged after its response; as many as hang may not use up what the visitors need. */
async function hangingLog(site: Site, tally: Tally): Promise<void> {
  for (const {
    process: { pid },
  } of site.instances)
    // prettier-ignore
    execFileSync('prlimit', ['--pid', String(pid), '--nofile=1024']);
  site.backend.behaviours['log-agent-creator-step'] = () => undefined;
  await underLoad(site, tally, () => until(() => tally.tried >= 2_400), 0);
  await site.startAnew();
}

/** What cannot be kept is told with the form; once there is space again, the same form goes through. */
async function uploadOntoFullDisk(site: Site, tally: Tally): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=1777', 'tmpfs', folder]);
  try {
    await site.startAnew({ TMPDIR: folder });
    const { visitor } = await ownerBeforeCreation(site);
    const upload = () => visitor.upload(sampleForm());
    const page = await tally.count(upload);
    for (const text of ['Voice Creation Failed', 'Clone My Voice'])
      tally.expect(page?.html.includes(text), `a full disk is answered without ${text}`);
    tally.expect((await readiness(site)) === 503, 'an instance without space is ready');
    execFileSync('mount', ['-o', 'remount,size=48m', folder]);
    const cloned = await tally.count(upload);
    tally.expect(cloned?.url.includes('/demo/agent/'), `then it ends on ${cloned?.url}`);
    await site.startAnew();
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  }
}

/** Measured from what an instance has after its first visitors. */
async function growUnderLoad(site: Site, tally: Tally): Promise<void> {
  await underLoad(site, tally, () => sleep(10_000));
  const before = residentMb(site);
  await underLoad(site, tally, () => sleep(60_000));
  expectGrowth(tally, residentMb(site) - before);
}

async function growUnderUploads(site: Site, tally: Tally): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-uploads-'));
  await site.startAnew({ TMPDIR: folder });
  const upload = async () => {
    const visitor = await visitorOf(site).open('/voice-recording?agentId=agent_abc');
    return visitor.upload(sampleForm({ businessName: 'Rivera' }, largestWav()));
  };
  await underLoad(site, tally, upload);
  const before = residentMb(site);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(site))), 20);
  const pages = await Promise.all(Array.from({ length: 20 }, () => tally.count(upload)));
  clearInterval(timer);
  for (const page of pages) tally.expect(page?.url.includes('saved'), `an upload leads to ${page?.url}`);
  expectGrowth(tally, most - before);
  tally.expect(readdirSync(folder).length === 0, 'files are left');
  await site.startAnew();
  rmdirSync(folder);
}

function expectGrowth(tally: Tally, megabytes: number): void {
  tally.expect(megabytes < 50, `${megabytes.toFixed(0)} MB more than before`);
}

/** Each a sample of its own, of nearly 10 MiB. */
const largestWav = () => wavFile(randomBytes(10 * 1024 * 1024 - 1_024), 8_000);

/** Of the larger instance. */
function residentMb({ instances }: Site): number {
  const sizes = instances.map(({ process: { pid } }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  });
  return Math.max(...sizes);
}

/** Limits are counted in memory meanwhile; nobody waits for Redis, nothing is lost. */
async function loseRedis(site: Site, tally: Tally): Promise<void> {
  const create = async () => expectCreation(site, tally, await ownerBeforeCreation(site));
  await until(async () => (await readiness(site)) === 200);
  site.redis?.kill('SIGSTOP');
  await create();
  if (site.redis) await ended(site.redis, 'SIGKILL');
  await create();
  tally.expect((await readiness(site)) === 200, 'an instance that lost Redis is not ready');
  await site.startAnew();
  tally.expect((await readiness(site)) === 503, 'an instance that never reached Redis is ready');
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
  { name: 'Process: SIGKILL during a creation', run: killInCreation },
  { name: 'Process: SIGTERM while a website is read for 100 s', run: drain },
  { name: 'Process: 1,024 files and a log function that hangs, under 40 visitors', run: hangingLog },
  ...(process.getuid?.() === 0
    ? [{ name: 'Process: a full disk under an upload (as root)', run: uploadOntoFullDisk }]
    : []),
  { name: 'Process: memory over 60 s under 40 visitors', run: growUnderLoad },
  { name: 'Process: memory over 20 uploads of 10 MB at once', run: growUnderUploads },
  { name: 'Redis: frozen, killed, not there at the start, back', run: loseRedis },
];

/** After all others: the proxy stays so. */
export const lastRow: Row = {
  name: 'Process: six restarts, where the proxy opens a connection for each request',
  async run(site, tally) {
    await site.keepNoConnections();
    await restartUnderLoad(site, tally);
  },
};
