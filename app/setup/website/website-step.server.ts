import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { optionalAnswer } from '~/answers/answer-fields.server';
import { contactOf } from '~/answers/contact';
import { hasDetails } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { emailButton } from '~/site/email/email-field';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import { emailQuestion } from '~/site/email/email-suggestion';
import { askAboutEmail, refuseEmailForm, replaceEmail } from '~/site/email/email-response.server';
import type { EmailFormData } from '~/site/email/email-response.server';
import { uncheckedReply } from '~/platform/http/action-response.server';
import { tooLargeErrors, tooLongMessage } from '~/content/form-errors';
import { countFunnelStep } from '~/analytics/funnel.server';
import { flashNotice } from '~/platform/http/flash.server';
import { findingsCookie, maxTypedWebsite } from '../draft.server';
import type { Draft } from '../draft.server';
import { notices } from '../notices';
import { domainOfEmail, parseWebsiteAddress, readFragment, websiteMessage } from '~/domain/website-address';
import { readWebsite } from './extraction.server';
import type { Extraction } from './extraction.server';
import {
  redirectToNextStep,
  redirectToStep,
  logSetupStep,
  pathBack,
  pathTo,
  saveDraft,
  stepPath,
} from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

const websiteIntents = ['analyze', 'next', 'skip', 'no-website', 'use-domain'] as const;

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

/** The step's other field, for an owner who skips the website. */
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
    values: { websiteAddress: (websiteAddress ?? typedWebsite).replace(/^https:\/\//, ''), email },
    /** The error of the address that another page's form sent here, or that was skipped. */
    rejected: websiteAddress ? undefined : checkAddress(typedWebsite),
    /** Whether the setup already has details of the business, because the owner went back. */
    hasDetails: hasDetails(answers),
    back: pathBack(setup, variant.path),
  };
}

/** The data of the analysis step. */
export function loadAnalysis(setup: OpenSetup) {
  const { websiteAddress: website = '', email = '' } = setup.draft.answers;
  return {
    variant: setup.variant,
    website,
    email,
    back: pathBack(setup, stepPath(setup, 'website')),
  };
}

/** Whether the host is a name or a public IPv4 address, as opposed to a private or reserved one. */
export function isOnPublicHost(websiteAddress: string): boolean {
  const host = new URL(websiteAddress).hostname.replace(/\.$/, ''); // URL has converted other notations of IPv4
  return !ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv4.parse(host).range() === 'unicast';
}

/** Handles each button of the page. Returns what to show on it, unless it leads elsewhere. */
export function answerWebsite(setup: OpenSetup, form: FormData) {
  if (form.has(emailButton)) return replaceEmail(form, 'email');
  const intent = intentOf(form, websiteIntents);
  if (!intent) throw redirectToStep(setup, 'website');
  if (intent === 'no-website') return continueWithoutWebsite(setup, form);
  if (intent === 'use-domain') return fillInDomain(setup, form);
  if (intent === 'skip') return skipWebsite(setup, form);
  return submitWebsite(setup, form);
}

/** Variant A reads the website now. B and C store the address and redirect to the analysis step. */
export async function submitWebsite(setup: OpenSetup, form: FormData) {
  const submission = parseWithZod(form, { schema: websiteSchema });
  const missing = textOf(form, 'websiteAddress').trim() === '';
  const question = questionAboutEmail(setup, form);
  if (submission.status !== 'success') {
    const notice = missing ? notices.missingWebsite : undefined;
    return refuseEmailForm(submission.reply(), notice, question);
  }
  if (question && !question.wasAsked) return askAboutEmail(question, submission.reply());
  const draft = withWebsite(setup.draft, submission.value);
  if (setup.variant.readsAtOnce) {
    await analyzeWebsite({ ...setup, draft }, form);
    throw redirectToNextStep(setup, 'analysis');
  }
  const isSaved = await saveDraft(setup, draft);
  if (!isSaved)
    return refuseEmailForm(submission.reply({ fieldErrors: addressTooLarge }), undefined, question);
  logWebsite({ ...setup, draft });
  const isSameAddress = setup.findings?.websiteAddress === draft.answers.websiteAddress;
  if (!isSameAddress) setup.jar.clear(findingsCookie(setup.id));
  throw redirectToNextStep(setup, 'website');
}

function questionAboutEmail({ answers }: OpenSetup, form: FormData) {
  return emailQuestion(form, 'email', [answers.email]);
}

/** The error of an address that a form on another page sent here, or that was skipped; `undefined` if there is none. */
function checkAddress(websiteAddress: string): SubmissionResult | undefined {
  const form = new FormData();
  form.set('websiteAddress', websiteAddress);
  const submission = parseWithZod(form, { schema: websiteSchema });
  return websiteAddress && submission.status !== 'success' ? submission.reply() : undefined;
}

/** Replaces an email address in the website field with its domain, and moves it to the email field. Doesn't submit the step. */
function fillInDomain(setup: OpenSetup, form: FormData) {
  const submitted = textOf(form, 'websiteAddress').trim();
  const domain = domainOfEmail(submitted);
  if (domain) form.set('websiteAddress', domain);
  if (domain && textOf(form, 'email').trim() === '') form.set('email', submitted);
  const question = questionAboutEmail(setup, form);
  return data<EmailFormData>({
    lastResult: uncheckedReply(form),
    emailQuestion: question?.wasAsked ? question : null,
  });
}

/** Ignores the address field, and the findings from a website that was read before or is being read in another tab. */
async function continueWithoutWebsite(setup: OpenSetup, form: FormData) {
  const question = questionAboutEmail(setup, form);
  if (question && !question.wasAsked) return askAboutEmail(question, uncheckedReply(form));
  form.delete('websiteAddress');
  setup.jar.clear(findingsCookie(setup.id));
  const draft = { ...setup.draft, noWebsiteSince: setup.draft.revision + 1 };
  return skipWebsite({ ...setup, draft }, form);
}

/** Goes on with whatever is in the address field: one that can't be right is kept for the owner, and not used. */
export async function skipWebsite(setup: OpenSetup, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  const question = questionAboutEmail(setup, form);
  if (submission.status !== 'success') return refuseEmailForm(submission.reply(), undefined, question);
  const typed = textOf(form, 'websiteAddress').trim();
  const websiteAddress = addressSchema.safeParse(typed).data;
  const draft = {
    ...withWebsite(setup.draft, { websiteAddress, ...submission.value }),
    typedWebsite: websiteAddress ? undefined : typed.slice(0, maxTypedWebsite) || undefined,
  };
  const { answers } = draft;
  const businessDone = draft.businessDone && contactOf(answers).email !== '';
  const isSaved = await saveDraft(setup, { ...draft, businessDone });
  if (!isSaved)
    return refuseEmailForm(submission.reply({ fieldErrors: addressTooLarge }), undefined, question);
  logWebsite({ ...setup, draft });
  logAnalysis({ ...setup, draft }, 'skipped');
  throw redirectToNextStep(setup, 'analysis');
}

/** Reads the website. Saves the findings but not the draft, which another tab may have saved in the meantime. */
export async function analyzeWebsite(setup: OpenSetup, form: FormData): Promise<void> {
  const { jar, id, draft, variant } = setup;
  const { findings, result, notice } = await readWebsite({ ...setup, form }, draft, variant);
  if (variant.readsAtOnce) logWebsite(setup);
  if (result === 'extracted') countFunnelStep({ step: 'analysed', variant: variant.key });
  logAnalysis(setup, result, Object.keys(findings.fields));
  const isStored = await jar.write(findingsCookie(id), findings);
  if (!isStored) await jar.write(findingsCookie(id), { ...findings, fields: {} });
  const flashed = isStored ? notice : notices.extractionFailed;
  const next = result === 'extracted' ? undefined : { label: 'Try again', href: readAgainPath(setup) };
  if (flashed) await flashNotice(setup, { ...flashed, next });
}

/** The page that reads the website. With scripts, it begins at once, and the owner can skip it there. */
function readAgainPath(setup: OpenSetup): string {
  return setup.variant.readsAtOnce ? pathTo(setup, 'website') + readFragment : pathTo(setup, 'analysis');
}

const addressTooLarge = tooLargeErrors('websiteAddress', 'Website Address');

/** The draft with what was typed on the website step. */
function withWebsite(
  draft: Draft,
  { websiteAddress, email }: Pick<Answers, 'websiteAddress' | 'email'>,
): Draft {
  return { ...draft, typedWebsite: undefined, answers: { ...draft.answers, websiteAddress, email } };
}

export function logAnalysis(
  setup: OpenSetup,
  result: Extraction['result'] | 'skipped',
  found: string[] = [],
): void {
  logSetupStep({ ...setup, answers: setup.draft.answers }, 'analysis', { result, found });
}

function logWebsite(setup: OpenSetup): void {
  const { answers } = setup.draft;
  const { websiteAddress = '', email = '' } = answers;
  logSetupStep({ ...setup, answers }, 'website', { websiteAddress, email });
}
