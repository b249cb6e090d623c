/** Formats a position or length as minutes and seconds: '1:05'. */
export function formatPlayTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export const waveSize = { width: 288, height: 40 };

/** One bar of the waveform as SVG path data. `level` is its loudness, from 0 to 1. */
export function waveBar(level: number, index: number, count: number): string {
  const half = barHeight(level) / 2;
  const x = round((waveSize.width / count) * (index + 0.5));
  return `M${x} ${round(waveSize.height / 2 - half)}v${round(2 * half)}`;
}

/** Most speech is of medium loudness, so the exponent increases the contrast between loud and quiet. */
function barHeight(level: number): number {
  return 3 + level ** 1.7 * (waveSize.height - 5);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The index of the line spoken at this second, or -1 before the first line. */
export function lineIndexAt(lines: readonly { atSeconds: number }[], second: number): number {
  return lines.findLastIndex((line) => line.atSeconds <= second);
}
