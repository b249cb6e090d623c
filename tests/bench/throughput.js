import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';

const seconds = 5;
const warmUpSeconds = 2; // until the engine has compiled what is measured, here and in the bare server
const connections = 32;

/** Pages a second and the slowest hundredth, measured from outside by wrk, which is quicker than any server here. */
export async function measure(/** @type {string} */ url) {
  await wrk(url, warmUpSeconds);
  const stdout = await wrk(url, seconds);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${failed} responses of ${url} were no success`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
  };
}

async function wrk(/** @type {string} */ url, /** @type {number} */ duration) {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, url]);
  return stdout;
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
