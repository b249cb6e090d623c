import { backend } from '~/platform/backend/backend.server';
import type { ToastCode } from '~/platform/forms/toasts';
import type { Draft } from '../draft.server';
import { usableFindings } from './extracted-data';
import type { Variant } from '../variants';

export interface Extraction {
  draft: Draft;
  result: 'extracted' | 'failed' | 'timeout';
  toast?: ToastCode;
}

/**
 * Reads the draft's website and puts what was found over what the draft had.
 * Ends early, as failed, when `signal` says that the visitor gave the request up.
 */
export async function extractInto(draft: Draft, variant: Variant, signal: AbortSignal): Promise<Extraction> {
  const body = { email: draft.email ?? '', websiteAddress: draft.websiteAddress ?? '' };
  const outcome = await backend.extract(body, { timeoutMs: variant.extractionLimitMs, signal });
  if (!outcome.ok) {
    return outcome.failure.cause === 'timeout'
      ? { draft, result: 'timeout', toast: 'extraction-timeout' }
      : { draft, result: 'failed', toast: 'extraction-failed' };
  }
  const { fields, schedule } = usableFindings(outcome.value.businessData);
  const found = {
    ...draft,
    fields: { ...draft.fields, ...fields },
    found: fieldNames(fields).filter((name) => fields[name] !== draft.email),
  };
  const nothing = fieldNames(fields).length === 0 && !schedule;
  return {
    draft: schedule ? { ...found, schedule } : found,
    result: 'extracted',
    ...(nothing ? { toast: 'nothing-found' as const } : {}),
  };
}

function fieldNames(fields: Draft['fields']): Draft['found'] {
  return Object.keys(fields) as Draft['found']; // the keys of a partial record of them
}
