const shortestSeconds = 10;

/** A recording can be a few tenths of a second shorter than the timer that the visitor sees. */
const toleranceSeconds = 0.25;

/** Whether the file itself is long enough. The browser and the server both check it. */
export function isLongEnough(seconds: number): boolean {
  return seconds >= shortestSeconds - toleranceSeconds;
}
