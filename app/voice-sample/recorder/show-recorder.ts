import { problemTexts } from './recorder-problems';
import type { RecorderProblem } from './recorder-problems';
import type { RecorderState } from './recorder-state';
import { heardText, level, noteText, recorderTexts, secondsText, statusText } from './recorder-texts';

/** The elements stay, so that focus is not lost. */
export function showRecorder(panel: HTMLElement, state: RecorderState): void {
  panel.dataset.recorder = state.name;
  const recording = state.name === 'recording' ? state : null;
  setText(panel, 'label', recorderTexts[state.name].label);
  setText(panel, 'status', statusText(state));
  setText(panel, 'time', recording ? secondsText(recording.elapsed) : '');
  setText(panel, 'note', noteText(state));
  setText(panel, 'heard', recording ? heardText(recording) : '');
  hide(panel, 'time', !recording);
  hide(panel, 'meter', !recording);
  hide(panel, 'hint', state.name !== 'idle');
  hide(panel, 'note', noteText(state) === '');
  showBars(panel, recording ? level(recording.loudness) : 0);
  showButton(panel, state.name);
  showProblem(panel, state.name === 'idle' ? state.problem : undefined);
}

function showBars(panel: HTMLElement, share: number): void {
  const bars = [...panel.querySelectorAll('.recorder-bar')];
  bars.forEach((bar, index) => bar.classList.toggle('recorder-lit', index < Math.round(share * bars.length)));
}

function showButton(panel: HTMLElement, name: RecorderState['name']): void {
  const button = part(panel, 'button');
  const quiet = name === 'success' || name === 'starting';
  button?.classList.toggle('btn-quiet', quiet);
  button?.classList.toggle('btn-primary', !quiet);
  if (button) button.ariaDisabled = name === 'stopped' ? 'true' : null;
}

/** A new element, since only such an alert is read out everywhere. */
function showProblem(panel: HTMLElement, problem: RecorderProblem | undefined): void {
  const place = part(panel, 'problem');
  if (!problem) return place?.replaceChildren();
  const { message, advice } = problemTexts[problem];
  const box = Object.assign(document.createElement('div'), { role: 'alert', className: 'recorder-problem' });
  box.append(paragraph(message, 'font-bold'), paragraph(advice));
  place?.replaceChildren(box);
}

function paragraph(text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text, className });
}

function setText(panel: HTMLElement, name: string, text: string): void {
  const element = part(panel, name);
  if (element && element.textContent !== text) element.textContent = text;
}

function hide(panel: HTMLElement, name: string, hidden: boolean): void {
  const element = part(panel, name);
  if (element) element.hidden = hidden;
}

function part(panel: HTMLElement, name: string): HTMLElement | null {
  return panel.querySelector<HTMLElement>(`[data-recorder-${name}]`);
}
