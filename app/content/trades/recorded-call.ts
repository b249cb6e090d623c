import { sampleCall, spokenLines } from '../sample-calls';
import type { RecordingName } from '../sample-calls';
import type { RecordedCall } from './trade';

/** A call of a trade with its recording, whose lines it shows. */
export function recordedCall(
  name: RecordingName,
  call: Omit<RecordedCall, 'recording' | 'lines'>,
): RecordedCall {
  const recording = sampleCall(name, call.title);
  return { ...call, recording, lines: spokenLines(recording) };
}
