import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The `SESSION_SECRET` of recorded cookies. */
export const releaseSecret = 'r'.repeat(32);

const recording = z.object({
  recordedAt: z.string(),
  visits: z.record(z.string(), z.object({ path: z.string(), cookie: z.string() })),
});

/** The cookies that a release set, as `record.ts` wrote them. */
export function readRecording(name: string): z.infer<typeof recording> {
  return recording.parse(
    JSON.parse(readFileSync(new URL(`../fixtures/releases/${name}.json`, import.meta.url), 'utf8')),
  );
}
