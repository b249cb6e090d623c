import cluster from 'node:cluster';

/**
 * Keeps the listening socket while the server behind it is replaced, so that a restart refuses nobody.
 * SIGHUP: the build on the disk is started beside the running one, takes over, and the former one drains.
 * SIGTERM, SIGINT: the server drains and this process ends with its exit code. A server that crashed is started anew.
 */
const restartMs = 1_000;
let stopping = false;

cluster.schedulingPolicy = cluster.SCHED_NONE; // the server takes its connections itself, from the shared socket
cluster.setupPrimary({ exec: new URL('start.js', import.meta.url).pathname });
let current = start();

process.on('SIGHUP', replace);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

function start() {
  const worker = cluster.fork();
  let ready = false;
  worker.once('listening', () => {
    ready = true;
    if (stopping) worker.process.kill('SIGTERM');
  });
  worker.once('exit', (code) => ended(worker, ready, code ?? 1));
  return worker;
}

/** Until the next one listens, the current one goes on; if it never does, all stays as it was. */
function replace() {
  if (stopping) return;
  const next = start();
  next.once('listening', () => {
    const former = current;
    current = next;
    former.process.kill('SIGHUP');
  });
}

function ended(
  /** @type {import('node:cluster').Worker} */ worker,
  /** @type {boolean} */ ready,
  /** @type {number} */ code,
) {
  if (stopping) return void (noneLeft() && process.exit(code));
  if (worker !== current) return;
  if (!ready) process.exit(code);
  setTimeout(() => {
    if (!stopping) current = start();
    else if (noneLeft()) process.exit(code);
  }, restartMs);
}

function stop() {
  stopping = true;
  for (const worker of workers()) worker.process.kill('SIGTERM');
  if (noneLeft()) process.exit(0);
}

function noneLeft() {
  return workers().every((worker) => worker.isDead());
}

function workers() {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
}
