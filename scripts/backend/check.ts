import { maxUploadBytes } from '../../app/platform/forms/form-protocol';
import { createProbe } from './probe';
import type { Target } from './probe';
import { backendChecks, unknownAgentId } from './backend-checks';
import type { SharedResults } from './backend-checks';

export interface CheckOptions extends Target {
  /** Whether to run checks that create something. */
  create: boolean;
  website: string;
  /** Size of the test recording in bytes. Defaults to the largest allowed upload. */
  voiceBytes?: number;
}

/** Prints one line per check and returns the number of failures. Stops at the first check that gets no response. */
export async function checkBackend(options: CheckOptions, print: (line: string) => void): Promise<number> {
  const probe = createProbe(options);
  const { website, voiceBytes = maxUploadBytes } = options;
  const results: SharedResults = { website, voiceBytes, agentId: unknownAgentId };
  let failures = 0;
  for (const { title, creates, check } of backendChecks) {
    if (creates && !options.create) {
      print(`skip  ${title} (only with --create)`);
      continue;
    }
    const started = performance.now();
    const problem = await check(probe, results);
    const duration = `${Math.round(performance.now() - started)} ms`;
    print(problem === null ? `ok    ${title} (${duration})` : `FAIL  ${title}: ${problem} (${duration})`);
    if (problem !== null) failures += 1;
    if (problem === 'no response') break;
  }
  return failures;
}
