import { sampleCalls } from '~/content/sample-calls';
import type { SampleCall } from '~/content/sample-calls';

export function linesOf(src: string): SampleCall['lines'] {
  return Object.values<SampleCall>(sampleCalls).find((call) => call.src === src)?.lines ?? [];
}
