import { runPlayer, setText } from '~/site/player/run-player';
import { currentLine } from './current-line';

/** Starts the player. While it plays, the transcript is open, the current line is marked and its speaker shown. */
export default function samplePlayer(player: HTMLElement): void {
  const lines = [...player.querySelectorAll<HTMLElement>('[data-at]')].map((element) => ({
    element,
    atSeconds: Number(element.dataset.at),
  }));
  runPlayer(player, {
    onMoment: (second) => markLine(player, lines, second > 0 ? currentLine(lines, second) : -1),
    onFailure: () => {
      const message = player.querySelector<HTMLElement>('[data-player-failed]');
      if (message) Object.assign(message, { hidden: false, textContent: message.dataset.playerFailed });
    },
  });
}

function markLine(player: HTMLElement, lines: readonly { element: HTMLElement }[], current: number): void {
  const line = lines[current]?.element;
  if (line?.ariaCurrent === 'true') return;
  for (const { element } of lines) element.removeAttribute('aria-current');
  const everybody = player.querySelector<HTMLElement>('[data-player-who]')?.dataset.playerWho ?? '';
  setText(player, '[data-player-who]', line?.dataset.speaker ?? everybody);
  if (!line) return;
  line.ariaCurrent = 'true';
  const transcript = player.querySelector('details');
  const list = player.querySelector<HTMLElement>('[data-player-lines]');
  if (transcript) transcript.open = true;
  if (list) list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}
