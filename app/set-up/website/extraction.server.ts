import { backend } from '~/platform/backend/backend.server';
import type { ToastCode } from '~/platform/forms/toasts';
import type { Draft } from '../draft.server';
import { usableFindings } from './extracted-data';
import { namesOf } from './findings';
import type { Findings } from './findings';
import type { Variant } from '../variants';

export interface Extraction {
  findings: Findings;
  result: 'extracted' | 'failed' | 'timeout';
  toast?: ToastCode;
}

/** Ends early, as failed, when `signal` says that the visitor gave the request up. */
export async function readWebsite(draft: Draft, variant: Variant, signal: AbortSignal): Promise<Extraction> {
  const { websiteAddress = '', email = '', revision } = draft;
  const options = { timeoutMs: variant.extractionLimitMs, signal };
  const outcome = await backend.extract({ email, websiteAddress }, options);
  const began = { revision, websiteAddress: draft.websiteAddress, email: draft.email };
  if (!outcome.ok) {
    const findings = { ...began, fields: {} };
    return outcome.failure.cause === 'timeout'
      ? { findings, result: 'timeout', toast: 'extraction-timeout' }
      : { findings, result: 'failed', toast: 'extraction-failed' };
  }
  const { fields, schedule } = usableFindings(outcome.value.businessData);
  const unknown = namesOf(fields).filter((name) => draft.fields[name] === undefined);
  const findings = {
    ...began,
    fields: Object.fromEntries(unknown.map((name) => [name, fields[name]])),
    ...(schedule ? { schedule } : {}),
  };
  const nothing = namesOf(fields).length === 0 && !schedule;
  return { findings, result: 'extracted', ...(nothing ? { toast: 'nothing-found' as const } : {}) };
}
