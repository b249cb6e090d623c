import { recorderRules } from './recorder-state';
import type { RecorderState } from './recorder-state';

/** The button's label. */
export const labels: Record<RecorderState['name'], string> = {
  idle: 'Click here to record',
  starting: 'Cancel',
  recording: 'Stop Recording',
  stopped: 'One moment…',
  'too-short': 'Record Again',
  success: 'Re-record',
};

/** The text next to the button, which screen readers announce when it changes. */
export function statusText(state: RecorderState): string {
  switch (state.name) {
    case 'starting':
      return 'Your browser is asking if we can use your microphone.';
    case 'recording':
      return state.elapsed < recorderRules.shortestMs
        ? 'Keep going for at least 10 seconds.'
        : 'That’s enough. You can stop now or keep reading.';
    case 'too-short':
      return 'Recording too short';
    case 'success':
      return 'Recording complete';
    default:
      return '';
  }
}

export function noteText(state: RecorderState): string {
  if (state.name === 'too-short')
    return `That was ${secondsText(state.elapsed)}. We need 10, so read one more quote.`;
  if (state.name === 'success' && !state.heard)
    return 'We could barely hear you. Play it back before you use it, or move closer to the microphone.';
  return '';
}

export function secondsText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1_000);
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export function heardText({ loudness, heard }: { loudness: number; heard: boolean }): string {
  if (loudness >= recorderRules.silentBelow) return 'We hear you.';
  return heard ? 'It’s quiet now.' : 'We can’t hear you yet. Speak up a little.';
}

/** The height of the loudness meter, from 0 to 1 over the 50 decibels of speech. */
export function meterLevel(loudness: number): number {
  const decibels = 20 * Math.log10(Math.max(loudness, 1e-5));
  return Math.min(1, Math.max(0, (decibels + 55) / 50));
}
