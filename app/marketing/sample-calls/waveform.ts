import { currentLine } from './current-line';
import type { SampleCall } from '~/content/sample-calls';

export const waveSize = { width: 288, height: 40 };

/** One path a speaker, so that the picture shows who talks when. */
export function wavePaths({ wave, seconds, lines }: SampleCall): Record<'Receptionist' | 'Caller', string> {
  const paths = { Receptionist: '', Caller: '' };
  const step = waveSize.width / wave.length;
  [...wave].forEach((digit, index) => {
    const speaker = lines[currentLine(lines, ((index + 0.5) / wave.length) * seconds)]?.speaker;
    const half = barHeight(Number(digit)) / 2;
    const x = round(step * (index + 0.5));
    paths[speaker ?? 'Receptionist'] += `M${x} ${round(waveSize.height / 2 - half)}v${round(2 * half)}`;
  });
  return paths;
}

/** Speech is mostly of middling loudness: the power sets loud and quiet further apart. */
function barHeight(digit: number): number {
  return 3 + (digit / 9) ** 1.7 * (waveSize.height - 5);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
