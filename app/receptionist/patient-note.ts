import { dataTerms } from '~/content/data-terms';
import { hasPatients } from '~/content/trades/trades';

/** What comes before the first call of a patient; `null` for trades without patients. */
export function patientNote(trade: string | undefined): string | null {
  return hasPatients(trade) ? dataTerms.baa : null;
}
