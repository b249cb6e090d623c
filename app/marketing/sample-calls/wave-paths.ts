import type { SampleCall } from '~/content/sample-calls';
import { waveBar } from '~/site/player/wave';
import { currentLine } from './current-line';

/** SVG path data per speaker, so that the waveform shows who talks when. */
export function wavePaths({ wave, seconds, lines }: SampleCall): Record<'Receptionist' | 'Caller', string> {
  const paths = { Receptionist: '', Caller: '' };
  [...wave].forEach((digit, index) => {
    const speaker = lines[currentLine(lines, ((index + 0.5) / wave.length) * seconds)]?.speaker;
    paths[speaker ?? 'Receptionist'] += waveBar(Number(digit) / 9, index, wave.length);
  });
  return paths;
}
