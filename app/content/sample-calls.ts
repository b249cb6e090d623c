import { sampleCallLines } from './sample-call-lines';

/** A sample call: its recording under `public/` and what is said in it, with the second at which each line starts. */
export interface SampleCall {
  title: string;
  src: string;
  /** Length of the recording, shown before anything of it is loaded. */
  seconds?: number;
  lines: readonly { atSeconds: number; speaker: 'Receptionist' | 'Caller'; text: string }[];
}

/** The recordings that pages play. `dental` is the call of the sample line, `whiteboard` the second one there. */
export const sampleCalls = {
  home: {
    title: 'A leaking water heater, 7:40 in the evening',
    src: '/sample-call-home.mp3',
    ...sampleCallLines.home,
  },
  dental: {
    title: 'A chipped tooth before a wedding',
    src: '/sample-call-dental.mp3',
    ...sampleCallLines.dental,
  },
  plumbing: {
    title: 'A blocked kitchen drain',
    src: '/sample-call-plumbing.mp3',
    ...sampleCallLines.plumbing,
  },
  whiteboard: {
    title: 'A new client for a salon',
    src: '/sample-call-whiteboard.mp3',
    ...sampleCallLines.whiteboard,
  },
} as const satisfies Record<string, SampleCall>;
