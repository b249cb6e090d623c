import { sampleCallLines } from './sample-call-lines';
import { sampleCallWaves } from './sample-call-waves';

/** The recording is under `public/`; each line has the second at which it starts. */
export interface SampleCall {
  title: string;
  src: string;
  seconds: number;
  /** Loudness in equal parts of the recording, a digit each. */
  wave: string;
  lines: readonly { atSeconds: number; speaker: 'Receptionist' | 'Caller'; text: string }[];
}

/** `dental` is the call of the sample line, `whiteboard` the second one there. */
export const sampleCalls = {
  home: {
    title: 'A Leaking Water Heater, 7:40 PM',
    src: '/sample-call-home.mp3',
    wave: sampleCallWaves.home,
    ...sampleCallLines.home,
  },
  dental: {
    title: 'A Chipped Tooth Before a Wedding',
    src: '/sample-call-dental.mp3',
    wave: sampleCallWaves.dental,
    ...sampleCallLines.dental,
  },
  plumbing: {
    title: 'A Clogged Kitchen Drain',
    src: '/sample-call-plumbing.mp3',
    wave: sampleCallWaves.plumbing,
    ...sampleCallLines.plumbing,
  },
  whiteboard: {
    title: 'A New Client for a Salon',
    src: '/sample-call-whiteboard.mp3',
    wave: sampleCallWaves.whiteboard,
    ...sampleCallLines.whiteboard,
  },
} as const satisfies Record<string, SampleCall>;
