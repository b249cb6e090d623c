import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';

import { textOf } from '~/platform/http/receive-form.server';
import { refuseForm } from '~/platform/http/action-response.server';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/messages';
import { countFunnelStep } from '~/visits/funnel.server';
import { logStep } from '~/visits/log-step.server';
import { flashToast } from '~/platform/session/flash.server';
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
export async function submitWebsite(request: Request, wizard: Wizard, form: FormData) {
  const submission = parseWithZod(form, { schema: websiteForm });
  const missing = textOf(form, 'websiteAddress').trim() === '';
  if (submission.status !== 'success')
    return refuseForm(submission.reply(), missing ? toasts.missingWebsite : undefined);
  const draft = { ...wizard.draft, ...submission.value };
  if (!wizard.variant.steps.includes('analysis')) return analyzeWebsite(request, { ...wizard, draft }, form);
  logWebsite(request, draft);
  const saved = await saveDraft(request, wizard, draft);
  if (!saved) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  const isSameAddress = wizard.findings?.websiteAddress === draft.websiteAddress;
  const outdated = isSameAddress ? [] : findings.forget(request, wizard.id);
  return goToStep(request, wizard, 'analysis', [...saved, ...outdated]);
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
export async function continueWithoutWebsite(request: Request, wizard: Wizard, form: FormData) {
  form.delete('websiteAddress');
  return skipWebsite(request, wizard, form, findings.forget(request, wizard.id));
}

export async function skipWebsite(request: Request, wizard: Wizard, form: FormData, cookies: string[] = []) {
  const submission = parseWithZod(form, { schema: skippedWebsiteForm });
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const { websiteAddress: _replaced, email: _too, ...rest } = wizard.draft;
  const draft = { ...rest, ...submission.value };
  const businessDone = draft.businessDone && businessEmailOf(draft) !== '';
  const saved = await saveDraft(request, wizard, { ...draft, businessDone });
  if (!saved) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  logWebsite(request, draft);
  logAnalysis(request, draft, 'skipped');
  return goToStep(request, wizard, 'business', [...saved, ...cookies]);
}

/** Saves the findings but not the draft, which another tab may have saved in the meantime. */
export async function analyzeWebsite(request: Request, wizard: Wizard, form: FormData) {
  const { id, draft, variant } = wizard;
  const { findings: found, result, toast } = await readWebsite({ request, form }, draft, variant);
  if (!variant.steps.includes('analysis')) logWebsite(request, draft);
  if (result === 'extracted') countFunnelStep({ step: 'analysed', variant: variant.key });
  logAnalysis(request, draft, result, fieldNames(found.fields));
  const saved = (draft.revision === 0 ? await saveDraft(request, wizard, draft) : null) ?? [];
  const stored = await findings.write(request, id, found);
  const cookies = stored ?? (await findings.write(request, id, { ...found, fields: {} })) ?? [];
  const flashed = stored ? toast : toasts.extractionFailed;
  const toastCookies = flashed ? [await flashToast(request, flashed)] : [];
  return goToStep(request, wizard, 'business', [...saved, ...cookies, ...toastCookies]);
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
