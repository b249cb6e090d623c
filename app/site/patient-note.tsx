import { dataTerms } from '~/content/data-terms';

/** A note for medical trades: the agreement to sign before patients call. */
export function PatientNote() {
  return (
    <p className="border-l-4 border-accent pl-4">
      {dataTerms.baa} <a href="/security#health">More about health information</a>, or{' '}
      <a href="/contact#baa">ask for a BAA</a>
    </p>
  );
}
