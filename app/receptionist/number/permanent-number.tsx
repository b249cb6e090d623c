import { AddressText } from '~/site/address-text';
import type { ReceptionistView } from '../record/receptionist-view';

interface PermanentNumberProps {
  view: ReceptionistView;
}

/** Says when the permanent number arrives, and what to do if its email goes to a wrong address. */
export function PermanentNumberWait({ view }: PermanentNumberProps) {
  return (
    <>
      <AddressText text={view.permanentNumber.wait} /> <WrongAddress view={view} />
    </>
  );
}

/** Only we can correct the address once the trial has started. */
export function WrongAddress({ view }: PermanentNumberProps) {
  const { email, correction } = view.permanentNumber;
  return email ? <a href={correction.path}>{correction.label}</a> : null;
}
