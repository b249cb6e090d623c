import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import type { WeeklySchedule } from '~/domain/weekly-schedule';

/** The data extracted from the website. It is stored apart from the draft, so that a late response never overwrites answers. */
export interface Findings {
  revision: number;
  websiteAddress?: string | undefined;
  email?: string | undefined;
  fields: BusinessFields;
  schedule?: Partial<WeeklySchedule> | undefined;
}

/** The parts of a draft that findings complete. */
export interface Completable extends Findings {
  found: BusinessField[];
}

/** Fills in what the draft doesn't have yet. A field that the owner emptied is an empty text, and stays empty. */
export function withFindings<Draft extends Completable>(draft: Draft, findings: Findings | null): Draft {
  if (!findings) return draft;
  const newest = findings.revision === draft.revision ? findings : draft;
  const found = fieldNames(findings.fields).filter((name) => draft.fields[name] === undefined);
  return {
    ...draft,
    websiteAddress: newest.websiteAddress ?? draft.websiteAddress ?? findings.websiteAddress,
    email: newest.email ?? draft.email ?? findings.email,
    fields: { ...findings.fields, ...draft.fields },
    found: [...draft.found, ...found],
    schedule: draft.schedule ?? findings.schedule,
  };
}

export function fieldNames(fields: BusinessFields): BusinessField[] {
  return Object.keys(fields) as BusinessField[]; // it has no other keys
}
