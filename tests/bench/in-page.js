/** Runs in each page before anything else: what the browser tells of itself, times in milliseconds. */
const seen = { first: 0, largest: 0, shift: 0, slowestTap: 0 };
Object.assign(window, { seen });

/** @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean, interactionId?: number }} Entry */
const observe = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(
    /** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }),
  );
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.first = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
observe('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
observe('event', ({ interactionId = 0, duration }) => {
  if (interactionId > 0) seen.slowestTap = Math.max(seen.slowestTap, duration);
});
