import { mailHref } from '~/content/contact';
import { ownNumberTo, waitTimes } from '~/content/durations';
import type { ReceptionistView } from '../record/receptionist-view';

interface PermanentNumberProps {
  view: Pick<ReceptionistView, 'agentId' | 'email' | 'trial'>;
}

/** When the permanent number comes and, once that's known, to which address. */
export function PermanentNumberWait({ view }: PermanentNumberProps) {
  if (view.trial.state !== 'started') return waitTimes.permanentNumber;
  if (!view.email) return waitTimes.ownNumber;
  return (
    <span className="wrap-anywhere">
      {ownNumberTo(view.email)} <WrongAddress agentId={view.agentId} />
    </span>
  );
}

/** Only we can change the address once the trial has started. */
export function WrongAddress({ agentId }: { agentId: string }) {
  return (
    <>
      Wrong address? <a href={mailHref(`Another address for the permanent number of ${agentId}`)}>Email us</a>
    </>
  );
}
