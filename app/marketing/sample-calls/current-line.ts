/** Index of the line spoken at that second; -1 before the first one. */
export function currentLine(lines: readonly { atSeconds: number }[], second: number): number {
  return lines.findLastIndex((line) => line.atSeconds <= second);
}
