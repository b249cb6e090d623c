import { expect, test } from 'vitest';

import { trades } from '../../app/content/trades/trades';
import { sampleCallFor } from './call-scripts';
import { simulatedCalls } from './trade-calls';

test('the fake widget’s script contains each trade’s booked call, and none of the other texts of its page', () => {
  for (const { slug, calls, jobs } of trades) {
    const [{ recording, ticket }] = calls;
    expect(simulatedCalls.ofTrades[slug]).toMatchObject({
      usualJob: jobs[0]?.name,
      script: { recording: recording.src, lines: recording.lines },
      job: { title: ticket.title },
    });
  }
  expect(JSON.stringify(simulatedCalls).length).toBeLessThan(40_000);
});

test('the ticket of a call to the owner’s own receptionist is for the owner, not for the business', () => {
  globalThis.simulatedCalls = simulatedCalls;
  const { script, job } = sampleCallFor('plumbing', 'Rivera Plumbing');
  expect(JSON.stringify(script)).toContain('Thanks for calling Rivera Plumbing');
  expect(job.rows).toContainEqual({ label: 'For', value: 'You, the owner' });
});

test('a call to the owner’s own receptionist promises no appointment before the calendar is shared', () => {
  globalThis.simulatedCalls = simulatedCalls;
  const { script, job } = sampleCallFor('plumbing', 'Rivera Plumbing');
  expect(script.lines.at(-1)?.text).toContain('Until your calendar is shared, I take a message');
  expect(JSON.stringify([script, job])).not.toMatch(/\d:\d\d/);
});
