import { getPart, getParts } from '~/platform/enhancement/parts';
import { runPlayer, setText } from './run-player';
import { lineIndexAt } from './player-display';

/** Starts the player. Playing opens the transcript once, marks the current line and shows its speaker. */
export default function samplePlayer(player: HTMLElement): void {
  const lines = getParts(player, 'line').map((element) => ({
    element,
    atSeconds: Number(element.dataset.at),
  }));
  runPlayer(player, {
    onMoment: (second) => markLine(player, lines, second > 0 ? lineIndexAt(lines, second) : -1),
    onFailure: () => {
      const failure = getPart(player, 'failure');
      Object.assign(failure, { hidden: false, textContent: failure.dataset.text });
    },
  });
}

function markLine(player: HTMLElement, lines: readonly { element: HTMLElement }[], current: number): void {
  const line = lines[current]?.element;
  if (line?.ariaCurrent === 'true') return;
  const isStart = lines.every(({ element }) => !element.ariaCurrent);
  for (const { element } of lines) element.removeAttribute('aria-current');
  const who = getPart(player, 'who');
  setText(who, line?.dataset.speaker ?? who.dataset.both ?? '');
  if (!line) return;
  line.ariaCurrent = 'true';
  const [transcript] = getParts(player, 'transcript', HTMLDetailsElement);
  if (transcript && isStart) transcript.open = true;
}
