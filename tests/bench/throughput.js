import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';

const warmUpSeconds = 2; // until the engine has compiled what is measured, here and in the bare server
const seconds = 2;
const rounds = 3;
const connections = 32;

/** @typedef {{ url: string, pid: number }} Served */
/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

/**
 * The two take turns, so that other work on the machine falls on both; medians.
 *
 * @param {{ ours: Served, bare: Served }} servers
 */
export async function compare({ ours, bare }) {
  for (const { url } of [bare, ours]) await wrk(url, warmUpSeconds);
  const turns = [];
  for (let turn = 0; turn < rounds; turn += 1)
    turns.push({ ours: await measure(ours), bare: await measure(bare) });
  return { ours: medians(turns.map((turn) => turn.ours)), bare: medians(turns.map((turn) => turn.bare)) };
}

/** Pages a second, the slowest hundredth and processor time, by wrk, which is quicker than any server here. */
export async function measure(/** @type {Served} */ { url, pid }) {
  const before = processorMs(pid);
  const stdout = await wrk(url, seconds);
  const used = processorMs(pid) - before;
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${failed} responses of ${url} were no success`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  return {
    requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    processorUs: (used * 1_000) / requests,
  };
}

async function wrk(/** @type {string} */ url, /** @type {number} */ duration) {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', 'tests/bench/visits.lua', url]);
  return stdout;
}

/** Of all threads of a process; Linux counts hundredths of a second. */
function processorMs(/** @type {number} */ pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return 10 * ((user ?? 0) + (system ?? 0));
}

function medians(/** @type {Measured[]} */ turns) {
  const median = (/** @type {keyof Measured} */ key) =>
    turns.map((turn) => turn[key]).sort((one, other) => one - other)[Math.floor(turns.length / 2)] ?? 0;
  return { perSecond: median('perSecond'), p99Ms: median('p99Ms'), processorUs: median('processorUs') };
}

/** A response as it goes over the wire: `fetch` would take its coding off. */
export function getCompressed(/** @type {string} */ url) {
  return new Promise(
    /** @param {(value: { body: Buffer, headers: Record<string, string> }) => void} resolve */
    (resolve, reject) => {
      request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const headers = Object.entries(response.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(headers) });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

function milliseconds(/** @type {string} */ text) {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1_000;
  return text.endsWith('ms') ? value : value * 1_000;
}
