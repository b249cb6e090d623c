import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker that requests a page repeatedly until it gets a message, then posts the longest delay in milliseconds. Only
 * time in which the server's thread used the CPU counts, so that other processes don't distort the result.
 */
const { url, pid } = workerData;
const schedulerStats = `/proc/${pid}/schedstat`;
let shouldStop = false;
let worst = 0;
parentPort?.once('message', () => (shouldStop = true));
while (!shouldStop) {
  const [start, cpuStart] = [performance.now(), cpuTimeMs()];
  await (await fetch(url)).text();
  worst = Math.max(worst, Math.min(performance.now() - start, cpuTimeMs() - cpuStart));
}
parentPort?.postMessage(worst);

/** The server thread's CPU time. On systems without /proc, wall-clock time is used. */
function cpuTimeMs() {
  return existsSync(schedulerStats)
    ? Number(readFileSync(schedulerStats, 'utf8').split(' ')[0]) / 1e6
    : performance.now();
}
