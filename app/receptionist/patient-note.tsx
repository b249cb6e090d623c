import { dataTerms } from '~/content/data-terms';

/** What comes before the first call of a patient. */
export function PatientNote() {
  return (
    <p className="border-l-4 border-accent pl-4">
      {dataTerms.baa} <a href="/security#health">More about health information</a>
    </p>
  );
}
