/** Index of the line spoken at that second; -1 before the first one. */
export function currentLine(lines: readonly { atSeconds: number }[], second: number): number {
  return lines.findLastIndex((line) => line.atSeconds <= second);
}

export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
