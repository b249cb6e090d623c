/** The index of the line spoken at this second, or -1 before the first line. */
export function currentLine(lines: readonly { atSeconds: number }[], second: number): number {
  return lines.findLastIndex((line) => line.atSeconds <= second);
}
