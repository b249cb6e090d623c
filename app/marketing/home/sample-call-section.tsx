import type { CallResult } from '~/content/call-results';
import type { SampleCall } from '~/content/sample-calls';
import { SamplePlayer } from '../sample-calls/sample-player';
import { CalendarResult } from './calendar-result';

interface SampleCallSectionProps {
  call: SampleCall;
  result: CallResult;
}

export function SampleCallSection({ call, result }: SampleCallSectionProps) {
  return (
    <section id="sample-call" aria-labelledby="sample-call-title" className="home-section night">
      <div className="page home-split">
        <div>
          <h2 id="sample-call-title">Listen to a Sample Call</h2>
          <p className="mb-5">Your phone’s ringing and your hands are full. Hear what happens next.</p>
          <SamplePlayer call={call} />
        </div>
        <CalendarResult result={result} />
      </div>
    </section>
  );
}
