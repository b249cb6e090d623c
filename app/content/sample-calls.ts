import { sampleCallLines } from './sample-call-lines';
import { sampleCallWaves } from './sample-call-waves';

/** A recorded sample call. `src` is a file in `public/`; `atSeconds` is the time at which a line starts. */
export interface SampleCall {
  title: string;
  src: string;
  seconds: number;
  /** Loudness of equal parts of the recording, one digit (0 to 9) per part. */
  wave: string;
  lines: readonly { atSeconds: number; speaker: 'Receptionist' | 'Caller'; text: string }[];
}

/** `dental` is also what callers of the sample line hear. `whiteboard` is the second call on the same page. */
export const sampleCalls = {
  home: {
    title: 'A Leaking Water Heater, 7:40 PM',
    src: '/sample-call-home.mp3',
    wave: sampleCallWaves.home,
    ...sampleCallLines.home,
  },
  dental: {
    title: 'A New Patient Before a Wedding',
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
  hvac: {
    title: 'No Cool Air and a Newborn',
    src: '/sample-call-hvac.mp3',
    wave: sampleCallWaves.hvac,
    ...sampleCallLines.hvac,
  },
  legal: {
    title: 'Served With Papers Today',
    src: '/sample-call-legal.mp3',
    wave: sampleCallWaves.legal,
    ...sampleCallLines.legal,
  },
  veterinary: {
    title: 'A Limp Since Yesterday',
    src: '/sample-call-veterinary.mp3',
    wave: sampleCallWaves.veterinary,
    ...sampleCallLines.veterinary,
  },
  roofing: {
    title: 'A Brown Spot That’s Growing',
    src: '/sample-call-roofing.mp3',
    wave: sampleCallWaves.roofing,
    ...sampleCallLines.roofing,
  },
} as const satisfies Record<string, SampleCall>;

/** The spoken text of a call, one string per line. */
export function spokenLines({ lines }: SampleCall): string[] {
  return lines.map(({ text }) => text);
}
