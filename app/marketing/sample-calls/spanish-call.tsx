import { sampleCalls } from '~/content/sample-calls';
import { Ticket, TicketRows } from '~/site/ticket';
import { SamplePlayer } from './sample-player';

/** The recorded call in Spanish, its translation and what the owner gets. */
export function SpanishCall() {
  return (
    <div className="grid gap-6">
      <SamplePlayer call={sampleCalls.spanish} />
      <Ticket label="Wednesday" title="Slow kitchen drain">
        <TicketRows
          rows={[
            { label: 'When', value: '9:00 to 10:00 AM' },
            { label: 'Where', value: '128 Camino Real, San Marcos' },
            { label: 'Notes', value: 'Other drains are fine. Speaks Spanish.' },
          ]}
        />
      </Ticket>
    </div>
  );
}
