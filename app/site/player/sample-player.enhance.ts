import { runPlayer, setText } from './run-player';
import { lineIndexAt } from './player-display';

/** Starts the player. Playing opens the transcript once, marks the current line and shows its speaker. */
export default function samplePlayer(player: HTMLElement): void {
  const lines = [...player.querySelectorAll<HTMLElement>('[data-at]')].map((element) => ({
    element,
    atSeconds: Number(element.dataset.at),
  }));
  runPlayer(player, {
    onMoment: (second) => markLine(player, lines, second > 0 ? lineIndexAt(lines, second) : -1),
    onFailure: () => {
      const message = player.querySelector<HTMLElement>('[data-player-failed]');
      if (message) Object.assign(message, { hidden: false, textContent: message.dataset.playerFailed });
    },
  });
}

function markLine(player: HTMLElement, lines: readonly { element: HTMLElement }[], current: number): void {
  const line = lines[current]?.element;
  if (line?.ariaCurrent === 'true') return;
  const isStart = lines.every(({ element }) => !element.ariaCurrent);
  for (const { element } of lines) element.removeAttribute('aria-current');
  const everybody = player.querySelector<HTMLElement>('[data-player-who]')?.dataset.playerWho ?? '';
  setText(player, '[data-player-who]', line?.dataset.speaker ?? everybody);
  if (!line) return;
  line.ariaCurrent = 'true';
  const transcript = player.querySelector('details');
  if (transcript && isStart) transcript.open = true;
}
