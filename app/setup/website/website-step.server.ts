import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { optionalAnswer } from '~/answers/answer-fields.server';
import { contactOf } from '~/answers/contact';
import { hasDetails } from '~/answers/answers';
import { emailButton } from '~/site/email/email-field';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import { emailQuestion } from '~/site/email/email-suggestion';
import {
  emailErrorResponse,
  emailQuestionResponse,
  suggestedEmailResponse,
} from '~/site/email/email-response.server';
import type { EmailFormData } from '~/site/email/email-response.server';
import { isCheckOnly, redirectTo, resendTo, uncheckedReply } from '~/platform/http/action-response.server';
import { tooLargeErrors, tooLongMessage } from '~/content/form-errors';
import { setupNotices } from '~/content/notices';
import { domainOfEmail, parseWebsiteAddress, websiteMessage } from '~/domain/website-address';
import { clearFindings, emailsAskedAbout, maxTypedWebsite, readDraft, saveDraft } from '../draft.server';
import type { Draft } from '../draft.server';
import { logReading } from './reading-step.server';
import { isReadingLost, logSetupStep, nextPath, saveChanges, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

/** The buttons that leave the step. */
const leavingIntents = ['analyze', 'next', 'skip', 'no-website'] as const;
type LeavingIntent = (typeof leavingIntents)[number];

const addressLength = 2_048;

const addressSchema = z
  .string()
  .trim()
  .max(addressLength, { error: tooLongMessage('Website Address', addressLength), abort: true })
  .transform((typed, ctx) => {
    const url = parseWebsiteAddress(typed);
    if (url && isOnPublicHost(url)) return url;
    ctx.addIssue({ code: 'custom', message: websiteMessage });
    return z.NEVER;
  });

/** The schema for owners who skip the website. */
const emailSchema = z.object({ email: optionalAnswer('BusinessEmail', 'Email') });

export const websiteSchema = emailSchema.extend({
  websiteAddress: z.string('Please provide a website address.').pipe(addressSchema),
});

/** The data of the website step. */
export function loadWebsiteStep(setup: OpenSetup) {
  const { answers, variant, draft } = setup;
  const { websiteAddress, email = '' } = answers;
  const { typedWebsite = '' } = draft;
  return {
    variant,
    askedAbout: emailsAskedAbout(draft),
    values: { websiteAddress: (websiteAddress ?? typedWebsite).replace(/^https:\/\//, ''), email },
    /** The error of an address that came from another page's form, or that was skipped. */
    rejected: websiteAddress ? undefined : checkAddress(typedWebsite),
    isReadingLost: variant.readsAtOnce && isReadingLost(setup),
    /** Whether the setup already has details of the business, after the owner went back. */
    hasDetails: hasDetails(answers),
    back: setup.isFromReview ? stepPath(setup, 'review') : variant.path,
  };
}

/** Whether the host is a name or a public IPv4 address, as opposed to a private or reserved one. */
export function isOnPublicHost(websiteAddress: string): boolean {
  const host = new URL(websiteAddress).hostname.replace(/\.$/, ''); // `URL` has already converted other notations of IPv4
  return !ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv4.parse(host).range() === 'unicast';
}

/** Handles each button of the page. Returns the page's response, or throws a redirect. */
export async function handleWebsite(setup: OpenSetup, form: FormData) {
  const response = await responseToButton(setup, form);
  const { jar, id, draft } = setup;
  if (!(await readDraft(jar, id))) await saveDraft(jar, id, draft); // evicted, and the page needs it
  return response;
}

function responseToButton(setup: OpenSetup, form: FormData) {
  if (form.has(emailButton)) return suggestedEmailResponse(form, 'email');
  const intent = intentOf(form, [...leavingIntents, 'use-domain']);
  if (!intent) return typedResponse(setup, form); // a truncated body, or the form of another release
  return intent === 'use-domain' ? domainResponse(setup, form) : leaveWebsite(setup, form, intent);
}

/**
 * Handles the buttons that leave the step. Saves first, because owners may leave during a slow reading. Analyze and Next need
 * a website, which the reading step reads: in variant A at once, so that step gets the same form. The other buttons continue
 * without reading, Skip with any text in the field.
 */
export async function leaveWebsite(setup: OpenSetup, form: FormData, intent: LeavingIntent) {
  const reads = intent === 'analyze' || intent === 'next';
  const submission = parseWithZod(form, { schema: reads ? websiteSchema : emailSchema });
  const typed = intent === 'no-website' ? '' : textOf(form, 'websiteAddress').trim();
  const question = questionAboutEmail(setup, form);
  if (submission.status !== 'success') {
    const notice = reads && typed === '' ? setupNotices.missingWebsite : undefined;
    return emailErrorResponse(submission.reply(), question, notice);
  }
  if (isCheckOnly(setup)) return emailErrorResponse(submission.reply(), question);
  if (question && !question.wasAsked) return emailQuestionResponse(question, submission.reply());
  const draft = draftWith(setup.draft, typed, submission.value.email);
  if (intent === 'no-website') draft.noWebsiteSince = draft.revision + 1;
  if (reads) draft.readingSince = draft.revision + 1;
  if (!(await saveChanges(setup, draft)))
    return emailErrorResponse(submission.reply({ fieldErrors: addressTooLarge }), question);
  if (intent !== 'skip' && setup.findings?.answers.websiteAddress !== draft.savedAnswers.websiteAddress)
    await clearFindings(setup.jar, setup.id);
  const left = { ...setup, draft, answers: draft.savedAnswers };
  const { websiteAddress = '', email = '' } = left.answers;
  logSetupStep(left, 'website', { websiteAddress, email });
  if (!reads) logReading(left, 'skipped');
  if (reads && setup.variant.readsAtOnce) throw resendTo(stepPath(setup, 'reading'));
  throw redirectTo(setup, nextPath(setup, reads ? 'website' : 'reading'));
}

/** The draft with what was typed. An invalid address is only kept to be shown again. */
function draftWith(draft: Draft, typed: string, email: string | undefined): Draft {
  const websiteAddress = addressSchema.safeParse(typed).data;
  const savedAnswers = { ...draft.savedAnswers, websiteAddress, email };
  const typedWebsite = websiteAddress ? undefined : typed.slice(0, maxTypedWebsite) || undefined;
  const businessDone = draft.businessDone && contactOf(savedAnswers).email !== '';
  return { ...draft, savedAnswers, typedWebsite, businessDone };
}

function questionAboutEmail({ draft }: OpenSetup, form: FormData) {
  return emailQuestion(form, 'email', emailsAskedAbout(draft));
}

/** The error of such an address. `undefined` if it is empty or valid. */
function checkAddress(typed: string): SubmissionResult | undefined {
  const { error } = addressSchema.safeParse(typed);
  return typed && error
    ? { error: { websiteAddress: error.issues.map(({ message }) => message) } }
    : undefined;
}

/** The form with an email address moved from the website field to the email field, and its domain in the website field. */
function domainResponse(setup: OpenSetup, form: FormData) {
  const submitted = textOf(form, 'websiteAddress').trim();
  const domain = domainOfEmail(submitted);
  if (domain) form.set('websiteAddress', domain);
  if (domain && textOf(form, 'email').trim() === '') form.set('email', submitted);
  return typedResponse(setup, form);
}

/** The form as typed, unchecked. */
function typedResponse(setup: OpenSetup, form: FormData) {
  const question = questionAboutEmail(setup, form);
  return data<EmailFormData>({
    lastResult: uncheckedReply(form),
    emailQuestion: question?.wasAsked ? question : null,
  });
}

const addressTooLarge = tooLargeErrors('websiteAddress', 'Website Address');
