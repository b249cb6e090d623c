import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';

import { textOf } from '~/platform/http/receive-form.server';
import { refuseForm } from '~/platform/http/action-response.server';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/messages';
import { countFunnelStep } from '~/visits/funnel.server';
import { logStep } from '~/visits/log-step.server';
import { flashToast } from '~/platform/session/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { businessEmailOf } from '../creation/creation-request';
import { findings } from '../draft.server';
import type { Draft } from '../draft.server';
import { toasts } from '../toasts';
import { domainOfEmail } from './website-address';
import { readWebsite } from './extraction.server';
import type { Extraction } from './extraction.server';
import { fieldNames } from './findings';
import { skippedWebsiteForm, websiteForm } from './website-form.server';
import { goToStep, saveDraft } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export const websiteIntents = ['analyze', 'next', 'skip', 'no-website', 'use-domain'] as const;

/** Variant A reads the website now. B and C store the address and redirect to the analysis step. */
export async function submitWebsite(visit: Visit, wizard: Wizard, form: FormData) {
  const { request, jar } = visit;
  const submission = parseWithZod(form, { schema: websiteForm });
  const missing = textOf(form, 'websiteAddress').trim() === '';
  if (submission.status !== 'success')
    return refuseForm(submission.reply(), missing ? toasts.missingWebsite : undefined);
  const draft = { ...wizard.draft, ...submission.value };
  if (!wizard.variant.steps.includes('analysis')) return analyzeWebsite(visit, { ...wizard, draft }, form);
  logWebsite(request, draft);
  const saved = await saveDraft(visit, wizard, draft);
  if (!saved) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  const isSameAddress = wizard.findings?.websiteAddress === draft.websiteAddress;
  if (!isSameAddress) jar.forget(findings, wizard.id);
  return goToStep(request, wizard, 'analysis');
}

/** Replaces an email address in the website field with its domain, and moves it to the email field. Doesn't submit the step. */
export function fillInDomain(form: FormData) {
  const typed = textOf(form, 'websiteAddress').trim();
  const domain = domainOfEmail(typed);
  if (domain) form.set('websiteAddress', domain);
  if (domain && textOf(form, 'email').trim() === '') form.set('email', typed);
  const { error: _notSubmitted, ...lastResult } = parseWithZod(form, { schema: websiteForm }).reply();
  return data<FormActionData>({ lastResult });
}

/** Ignores the address field and discards findings from a website that was read before.  */
export async function continueWithoutWebsite(visit: Visit, wizard: Wizard, form: FormData) {
  form.delete('websiteAddress');
  visit.jar.forget(findings, wizard.id);
  return skipWebsite(visit, wizard, form);
}

export async function skipWebsite(visit: Visit, wizard: Wizard, form: FormData) {
  const { request } = visit;
  const submission = parseWithZod(form, { schema: skippedWebsiteForm });
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const { websiteAddress: _replaced, email: _too, ...rest } = wizard.draft;
  const draft = { ...rest, ...submission.value };
  const businessDone = draft.businessDone && businessEmailOf(draft) !== '';
  const saved = await saveDraft(visit, wizard, { ...draft, businessDone });
  if (!saved) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  logWebsite(request, draft);
  logAnalysis(request, draft, 'skipped');
  return goToStep(request, wizard, 'business');
}

/** Saves the findings but not the draft, which another tab may have saved in the meantime. */
export async function analyzeWebsite(visit: Visit, wizard: Wizard, form: FormData) {
  const { request, jar } = visit;
  const { id, draft, variant } = wizard;
  const { findings: found, result, toast } = await readWebsite({ ...visit, form }, draft, variant);
  if (!variant.steps.includes('analysis')) logWebsite(request, draft);
  if (result === 'extracted') countFunnelStep({ step: 'analysed', variant: variant.key });
  logAnalysis(request, draft, result, fieldNames(found.fields));
  if (draft.revision === 0) await saveDraft(visit, wizard, draft);
  const isStored = await jar.write(findings, id, found);
  if (!isStored) await jar.write(findings, id, { ...found, fields: {} });
  const flashed = isStored ? toast : toasts.extractionFailed;
  if (flashed) await flashToast(visit, flashed);
  return goToStep(request, wizard, 'business');
}

export function skipAnalysis(request: Request, wizard: Wizard) {
  logAnalysis(request, wizard.draft, 'skipped');
  return goToStep(request, wizard, 'business');
}

const addressTooLarge = tooLargeErrors('websiteAddress', 'Website Address');

function logAnalysis(
  request: Request,
  { email }: Draft,
  result: Extraction['result'] | 'skipped',
  found: string[] = [],
): void {
  logStep(request, { step: 2, visitType: 'create_agent', userEmail: email, stepData: { result, found } });
}

function logWebsite(request: Request, { websiteAddress = '', email = '' }: Draft): void {
  logStep(request, {
    step: 1,
    visitType: 'create_agent',
    userEmail: email,
    stepData: { websiteAddress, email },
  });
}
