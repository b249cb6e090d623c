import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const warmUpSeconds = 2; // until V8 has compiled the hot paths of both servers
const seconds = 2;
const rounds = 3;
const connections = 32;

type Measured = Awaited<ReturnType<typeof measure>>;

/** Measures both servers alternately, so that other load on the machine affects both. Returns medians. */
export async function compare(ours: string, bare: string) {
  for (const url of [bare, ours]) await wrk(url, warmUpSeconds);
  const turns: { ours: Measured; bare: Measured }[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    turns.push({ ours: await measure(ours), bare: await measure(bare) });
  return { ours: medians(turns.map((turn) => turn.ours)), bare: medians(turns.map((turn) => turn.bare)) };
}

/** Requests per second and 99th percentile latency, measured with wrk. */
async function measure(url: string) {
  const stdout = await wrk(url, seconds);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${failed} responses of ${url} were no success`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
  };
}

async function wrk(url: string, duration: number): Promise<string> {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', 'tests/bench/visits.lua', url]);
  return stdout;
}

function medians(turns: Measured[]): Measured {
  const of = (key: keyof Measured) => median(turns.map((turn) => turn[key]));
  return { perSecond: of('perSecond'), p99Ms: of('p99Ms') };
}

export function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the response still compressed. `fetch` would decompress it. */
export function getCompressed(url: string) {
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const headers = Object.entries(response.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      resolve({ body: await buffer(response), headers: Object.fromEntries(headers) });
    })
      .on('error', reject)
      .end();
  });
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1_000;
  return text.endsWith('ms') ? value : value * 1_000;
}
