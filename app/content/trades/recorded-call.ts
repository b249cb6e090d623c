import { sampleCall, spokenLines } from '../sample-calls';
import type { RecordingName } from '../sample-calls';
import type { RecordedCall } from './trade';

/** Adds the recording to a call of a trade. The call's lines are those of the recording. */
export function recordedCall(
  name: RecordingName,
  call: Omit<RecordedCall, 'recording' | 'lines'>,
): RecordedCall {
  const recording = sampleCall(name, call.title);
  return { ...call, recording, lines: spokenLines(recording) };
}
