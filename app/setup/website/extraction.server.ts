import { extractWebsite } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import { questionsIn } from '~/domain/business-questions';
import type { Notice } from '~/platform/forms/notice';
import type { Draft, Findings } from '../draft.server';
import { notices } from '../notices';
import { usableFindings } from './findings';
import type { Variant } from '../variants';

export interface Extraction {
  findings: Findings;
  result: 'extracted' | 'failed' | 'timeout';
  notice: Notice | undefined;
}

/** Has the backend extract the website. Fails early if the visitor cancels the request. */
export async function readWebsite(context: CallContext, draft: Draft, variant: Variant): Promise<Extraction> {
  const { revision, answers } = draft;
  const { websiteAddress = '', email = '' } = answers;
  const options = { timeoutMs: variant.extractionLimitMs, signal: context.request.signal };
  const outcome = await extractWebsite(context, { email, websiteAddress }, options);
  const source = { revision, websiteAddress: answers.websiteAddress, email: answers.email };
  if (!outcome.ok) {
    const findings = { ...source, fields: {} };
    return outcome.failure.cause === 'timeout'
      ? { findings, result: 'timeout', notice: notices.extractionTimeout }
      : { findings, result: 'failed', notice: notices.extractionFailed };
  }
  const { fields, schedule } = usableFindings(outcome.value.businessData);
  const nothing = !questionsIn('details').some((name) => fields[name]) && !schedule;
  const notice = nothing ? notices.nothingFound : undefined;
  return { findings: { ...source, fields, schedule }, result: 'extracted', notice };
}
