import { sampleCallRecordings } from './sample-call-recordings';

/** A recorded sample call. `src` is a file in `public/`; `atSeconds` is the time at which a line starts. */
export interface SampleCall {
  title: string;
  src: string;
  seconds: number;
  /** Loudness of equal parts of the recording, one digit (0 to 9) per part. */
  wave: string;
  /** The lines of the transcript. A line in Spanish has an English translation. */
  lines: readonly {
    atSeconds: number;
    speaker: 'Receptionist' | 'Caller';
    text: string;
    translation?: string;
  }[];
}

export type RecordingName = keyof typeof sampleCallRecordings;

export function sampleCall(name: RecordingName, title: string): SampleCall {
  return { title, src: `/sample-call-${name}.mp3`, ...sampleCallRecordings[name] };
}

/** Sample calls outside the trades' lists. Every other one belongs to a trade: `trade.calls`. */
export const sampleCalls = {
  home: sampleCall('home', 'A leaking water heater at 7:40 PM'),
  plumbing: sampleCall('plumbing', 'A clogged kitchen drain'),
  whiteboard: sampleCall('whiteboard', 'Color for a new client'),
  spanish: sampleCall('spanish', 'A slow drain, in Spanish'),
} as const satisfies Record<string, SampleCall>;

/** The spoken text of a call, one string per line. */
export function spokenLines({ lines }: SampleCall): string[] {
  return lines.map(({ text }) => text);
}
