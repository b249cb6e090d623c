import { largestFile } from '../../app/platform/http/upload-limit';
import { createProbe } from './probe';
import type { Target } from './probe';
import { statements } from './statements';
import type { Memory } from './statements';

export interface CheckOptions extends Target {
  /** Whether statements that create something are checked, too. */
  create: boolean;
  website: string;
  /** Size of the recording that is sent; the largest that is allowed unless given. */
  voiceBytes?: number;
}

/** One line a statement; ends at once without a response. Gives the number of statements that do not hold. */
export async function checkBackend(options: CheckOptions, print: (line: string) => void): Promise<number> {
  const probe = createProbe(options);
  const { website, voiceBytes = largestFile } = options;
  const memory: Memory = { website, voiceBytes };
  let breaches = 0;
  for (const { says, creates, check } of statements) {
    if (creates && !options.create) {
      print(`-     ${says} (only with --create)`);
      continue;
    }
    const started = performance.now();
    const finding = await check(probe, memory);
    const took = `${Math.round(performance.now() - started)} ms`;
    print(finding === null ? `ok    ${says} (${took})` : `WRONG ${says}: ${finding} (${took})`);
    if (finding !== null) breaches += 1;
    if (finding === 'no response') break;
  }
  return breaches;
}
