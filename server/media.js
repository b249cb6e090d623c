import { close, open, read } from 'node:fs';

/** Who takes less than this for `patienceMs` is cut off; a player goes on with a range where it was. */
const slowestBytesPerSecond = 4_096;
const usual = { atOnce: 256, ofOneAddress: 16, patienceMs: 30_000 };

/**
 * Options for `send` that read files a piece at a turn of the event loop, whoever waits for them: between two pieces the
 * others' pages are answered.
 */
export const turnByTurn = {
  highWaterMark: 32 * 1_024,
  fs: { open, close, read: inTurn(read) },
};

/**
 * Runs one call at a turn of the event loop, in the order in which they came.
 *
 * @template {unknown[]} Call
 * @param {(...call: Call) => void} act
 */
export function inTurn(act) {
  /** @type {Call[]} */
  const waiting = [];

  function next() {
    const call = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    if (call) act(...call);
  }

  return (/** @type {Call} */ ...call) => {
    waiting.push(call);
    if (waiting.length === 1) setImmediate(next);
  };
}

/**
 * Recordings and videos: so many at once, so many of one address, none without end.
 *
 * @returns {import('express').RequestHandler}
 */
export function limitMedia({ atOnce, ofOneAddress, patienceMs } = usual) {
  /** @type {Map<string, number>} */
  const underWay = new Map();
  let total = 0;

  function count(/** @type {string} */ address, /** @type {1 | -1} */ change) {
    const streams = (underWay.get(address) ?? 0) + change;
    if (streams > 0) underWay.set(address, streams);
    else underWay.delete(address);
    total += change;
  }

  return (request, response, next) => {
    if (!/\.(webm|mp3|mp4|m4a)$/.test(request.path)) return next();
    const address = request.ip ?? 'unknown';
    const busy = total >= atOnce ? 503 : (underWay.get(address) ?? 0) >= ofOneAddress ? 429 : null;
    if (busy)
      return void response.status(busy).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    count(address, 1);
    const stopWatching = cutOffWhenSlow(response, patienceMs);
    response.once('close', () => {
      stopWatching();
      count(address, -1);
    });
    next();
  };
}

function cutOffWhenSlow(
  /** @type {import('express').Response} */ { socket },
  /** @type {number} */ patienceMs,
) {
  const enough = (slowestBytesPerSecond * patienceMs) / 1_000;
  let before = sent();
  const timer = setInterval(() => {
    if (sent() - before < enough) socket?.destroy();
    before = sent();
  }, patienceMs);
  return () => clearInterval(timer);

  function sent() {
    return (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
  }
}
