import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeWav } from '../../setup/audio';
import { PlainBrowser } from '../../setup/plain-browser';
import { startServer } from '../../setup/server-process';
import type { RunningServer } from '../../setup/server-process';
import { sampleForm } from '../../setup/typical-owner';
import { fetchFrom, nextAddress } from './fetch-from';
import { underLoad } from './restarts';
import type { Row } from './row';
import type { Tally } from './tally';

const mebibyte = 1024 * 1024;
const mostGrowthMb = 50;
const loadMs = 60_000;
const warmUpMs = 10_000;
const uploads = 20;
const uploadBytes = 10 * mebibyte - 1_024;

/** What `npm start` hands to Node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const variables = { NODE_OPTIONS: /--max-old-space-size=\d+/.exec(scripts.start)?.[0] ?? '' };

/** Measured from what an instance has after its first visitors, one upload among them. */
export const memoryRows: Row[] = [
  {
    name: 'Process: memory over 60 s under 40 visitors',
    cannotRun: needsLinux,
    async run(site, tally) {
      await site.startAnew({ variables });
      await underLoad(site, tally, () => wait(warmUpMs));
      const before = site.instances.map(residentMb);
      await underLoad(site, tally, () => wait(loadMs));
      for (const [index, instance] of site.instances.entries())
        expectGrowth(tally, residentMb(instance) - (before[index] ?? 0));
      await site.startAnew();
    },
  },
  {
    name: 'Process: memory over 20 uploads of 10 MB at once, with the mock backend',
    cannotRun: needsLinux,
    async run(_site, tally) {
      const folder = mkdtempSync(join(tmpdir(), 'faults-uploads-')); // other rows look for what is left in the usual one
      const server = await startServer({ ...variables, BACKEND: 'mock', MOCK_PACE: '0', TMPDIR: folder });
      try {
        await uploadAtOnce(tally, server);
        tally.expect(readdirSync(folder).length === 0, 'files are left');
      } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
      }
    },
  },
];

async function uploadAtOnce(tally: Tally, server: RunningServer): Promise<void> {
  const visitor = () => new PlainBrowser(server.url, fetchFrom(nextAddress()));
  const upload = async (bytes: number) => {
    const somebody = visitor();
    await somebody.open('/voice-recording?agentId=agent_abc');
    return somebody.upload(sampleForm({ businessName: 'Rivera' }, wavOf(bytes)));
  };
  for (let round = 0; round < 40; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => visitor().open('/voice-recording')));
  await upload(uploadBytes);
  const before = residentMb(server);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(server))), 20);
  const pages = await Promise.all(
    Array.from({ length: uploads }, () => tally.count(() => upload(uploadBytes))),
  );
  clearInterval(timer);
  for (const page of pages)
    tally.expect(Boolean(page?.url.includes('saved')), `an upload leads to ${page?.url}`);
  expectGrowth(tally, most - before);
}

function expectGrowth(tally: Tally, megabytes: number): void {
  tally.expect(megabytes < mostGrowthMb, `${megabytes.toFixed(0)} MB more than before`);
}

/** Each a sample of its own. */
function wavOf(bytes: number): Buffer {
  const wav = Buffer.alloc(bytes, 7);
  makeWav({ parts: [{ tone: 1 }] }).copy(wav, 0, 0, 44);
  wav.writeUInt32LE(bytes - 44, 40);
  wav.writeDoubleLE(Math.random(), 44);
  return wav;
}

function residentMb({ process: { pid } }: RunningServer): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

function needsLinux(): string | null {
  return process.platform === 'linux' ? null : 'needs Linux';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
