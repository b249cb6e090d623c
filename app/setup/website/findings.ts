import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import type { WeeklySchedule } from '~/domain/weekly-schedule';

/** Beside the draft: a late response overwrites nothing that was typed meanwhile. */
export interface Findings {
  revision: number;
  websiteAddress?: string | undefined;
  email?: string | undefined;
  fields: BusinessFields;
  schedule?: Partial<WeeklySchedule> | undefined;
}

export interface Completable {
  revision: number;
  websiteAddress?: string | undefined;
  email?: string | undefined;
  /** An empty text is a field that was emptied. */
  fields: BusinessFields;
  found: BusinessField[];
  schedule?: Partial<WeeklySchedule> | undefined;
}

export function withFindings<Draft extends Completable>(draft: Draft, findings: Findings | null): Draft {
  if (!findings) return draft;
  const newest = findings.revision === draft.revision ? findings : draft;
  const found = namesOf(findings.fields).filter((name) => draft.fields[name] === undefined);
  return {
    ...draft,
    websiteAddress: newest.websiteAddress ?? draft.websiteAddress ?? findings.websiteAddress,
    email: newest.email ?? draft.email ?? findings.email,
    fields: { ...findings.fields, ...draft.fields },
    found: [...draft.found, ...found],
    schedule: draft.schedule ?? findings.schedule,
  };
}

export function namesOf(fields: BusinessFields): BusinessField[] {
  return Object.keys(fields) as BusinessField[]; // the keys of a partial record of them
}
