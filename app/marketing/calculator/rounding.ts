/** Half up as a person would: 4.05 is 4.1, although its binary form lies just below. Fourteen digits undo the blur. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(Number((value * scale + 0.5).toPrecision(14))) / scale;
}
