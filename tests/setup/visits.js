import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Visits a page again and again, apart from whatever the test's own thread does, and tells the longest wait when it is
 * told to end. A machine that is busy with other things counts only as far as the server's thread worked meanwhile.
 */
const { url, pid } = workerData;
const clock = `/proc/${pid}/schedstat`;
let isOver = false;
let worst = 0;
parentPort?.once('message', () => (isOver = true));
while (!isOver) {
  const [began, worked] = [performance.now(), workedMs()];
  await (await fetch(url)).text();
  worst = Math.max(worst, Math.min(performance.now() - began, workedMs() - worked));
}
parentPort?.postMessage(worst);

/** On systems without such a clock all of the wait counts. */
function workedMs() {
  return existsSync(clock) ? Number(readFileSync(clock, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}
