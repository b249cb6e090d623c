import { parentPort, workerData } from 'node:worker_threads';

/** Asks for a page again and again, apart from whatever the test's own thread does; tells the longest wait when it is told to end. */
let isOver = false;
let worst = 0;
parentPort?.once('message', () => (isOver = true));
while (!isOver) {
  const asked = performance.now();
  await (await fetch(workerData)).text();
  worst = Math.max(worst, performance.now() - asked);
}
parentPort?.postMessage(worst);
