/** Rounds half up: 4.05 gives 4.1, although its binary value is slightly less. Fourteen digits remove that error. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(Number((value * scale + 0.5).toPrecision(14))) / scale;
}
