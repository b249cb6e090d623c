import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

import { requiredAnswer } from '~/answers/answer-fields.server';
import { customerFieldNames, customerFields } from '~/domain/customer';
import { mapKeys } from '~/domain/keys';
import type { CustomerFieldName } from '~/domain/customer';
import { isBlank } from '~/domain/typed-text';
import { emailButton } from '~/site/email/email-field';
import { emailQuestion, suggestedEmail } from '~/site/email/email-suggestion';
import type { EmailQuestion } from '~/site/email/email-suggestion';
import {
  emailErrorResponse,
  emailQuestionResponse,
  suggestedEmailResponse,
} from '~/site/email/email-response.server';
import { isCheckOnly, redirectTo } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/content/form-errors';
import { textOf } from '~/platform/http/receive-form.server';
import { countFunnelStep } from '~/analytics/funnel.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { receptionistNotices } from '~/content/notices';
import { customerOfRecord, saveRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { setupPlace } from '../record/setup-facts';
import { loadSignUp, requireSignUp, signUpPath } from './sign-up.server';

const trialSchema = z.object(
  mapKeys(customerFieldNames, (name) => {
    const { label, question } = customerFields[name];
    return requiredAnswer(question, label);
  }),
);

/** The fields that a notice reports as missing. The others only have their own messages. */
const reportedByNotice: readonly CustomerFieldName[] = ['name', 'email', 'address'];

/** The data of the trial page. `null` for our own receptionists, which have no trial. */
export async function loadTrial(visit: Visit) {
  const signUp = await loadSignUp(visit, 'trial');
  if (signUp.isStarted) return signUp;
  const { view, record, action } = signUp;
  if (view.relation === 'house') return null;
  const values = customerOfRecord(record);
  return {
    isStarted: false as const,
    view,
    action,
    values,
    askedAbout: emailsAskedAbout(record),
    /** About the prefilled address. */
    emailQuestion: questionAbout(values.email, record),
  };
}

/**
 * The addresses that were already asked about: this form's, and those that the owner typed into the setup. Addresses from the
 * website or a call weren't.
 */
function emailsAskedAbout(record: AgentRecord): string[] {
  const { fields, email } = record.answers;
  const { value: business, source } = fields.BusinessEmail ?? {};
  const typed = setupPlace(record) === 'call' ? [] : [email, source === 'owner' ? business : undefined];
  return [record.customer?.email, ...typed].filter((address) => address !== undefined);
}

/** The question about a prefilled address, to which the permanent number goes. The submitted form doesn't ask again. */
function questionAbout(address: string, record: AgentRecord): EmailQuestion | null {
  const suggestion = emailsAskedAbout(record).includes(address) ? null : suggestedEmail(address);
  return suggestion === null ? null : { field: 'email', address, suggestion, wasAsked: true };
}

/** Stores the customer, unless the trial has started or the receptionist has no trial. */
export async function startTrial(visit: Visit, form: FormData) {
  const { request, jar } = visit;
  const { agentId, record: earlier } = await requireSignUp(visit, form);
  const { checkoutOpened: _opened, ...record } = earlier;
  if (form.has(emailButton)) return suggestedEmailResponse(form, 'email');
  const submission = parseWithZod(form, { schema: trialSchema });
  const question = emailQuestion(form, 'email', emailsAskedAbout(record));
  if (submission.status !== 'success') {
    const missing = reportedByNotice.some((name) => isBlank(textOf(form, name)));
    const notice = missing ? receptionistNotices.trialIncomplete : undefined;
    return emailErrorResponse(submission.reply(), question, notice);
  }
  if (isCheckOnly(visit)) return emailErrorResponse(submission.reply(), question);
  if (question && !question.wasAsked) return emailQuestionResponse(question, submission.reply());
  if (!record.customer) countFunnelStep({ step: 'trial', variant: record.setupVariant ?? 'unknown' });
  const updated = { ...record, customer: submission.value, isUsedHere: true };
  const saved = await saveRecord(jar, agentId, updated);
  if (!saved)
    return emailErrorResponse(
      submission.reply({ fieldErrors: tooLargeErrors('address', customerFields.address.label) }),
      question,
    );
  await flashNotice(visit, receptionistNotices.trialStarted);
  throw redirectTo(visit, signUpPath(request, 'payment'));
}
