import { parseWithZod } from '@conform-to/zod/v4';

import { textOf } from '~/platform/http/receive-form.server';
import { refuseForm } from '~/platform/forms/form-answer.server';
import { tooLargeMessage } from '~/platform/forms/messages';
import { logStep } from '~/visits/log-step.server';
import type { Draft } from '../draft.server';
import { extractInto } from './extraction.server';
import type { Extraction } from './extraction.server';
import { skippedWebsiteForm, websiteForm } from '../forms.server';
import { goToStep, saveDraft } from '../wizard.server';
import type { Wizard } from '../wizard.server';

/** Keeps address and e-mail and goes on: to the analysis (B, C), or reads the website at once (A). */
export async function submitWebsite(request: Request, wizard: Wizard, form: FormData) {
  const submission = parseWithZod(form, { schema: websiteForm });
  const missing = textOf(form, 'websiteAddress').trim() === '';
  if (submission.status !== 'success')
    return refuseForm(submission.reply(), missing ? 'missing-website' : undefined);
  const draft = { ...wizard.draft, ...submission.value };
  const headers = await saveDraft(request, wizard, draft);
  if (!headers) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  logWebsite(request, draft);
  if (wizard.variant.steps.includes('analysis')) return goToStep(request, wizard, 'analysis', headers);
  return analyzeWebsite(request, { ...wizard, draft });
}

/** Goes on without reading a website. */
export async function skipWebsite(request: Request, wizard: Wizard, form: FormData) {
  const submission = parseWithZod(form, { schema: skippedWebsiteForm });
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const { websiteAddress: _replaced, ...kept } = wizard.draft;
  const draft = { ...kept, ...submission.value };
  const headers = await saveDraft(request, wizard, draft);
  if (!headers) return refuseForm(submission.reply({ fieldErrors: addressTooLarge }));
  logWebsite(request, draft);
  logAnalysis(request, draft, 'skipped');
  return goToStep(request, wizard, 'business', headers);
}

/** Goes on for an owner who has no website, whatever the address field holds. */
export async function goOnWithoutWebsite(request: Request, wizard: Wizard, form: FormData) {
  form.delete('websiteAddress');
  return skipWebsite(request, wizard, form);
}

/** Reads the draft's website; whatever comes of it, the business step is next. */
export async function analyzeWebsite(request: Request, wizard: Wizard) {
  const { draft, result, toast } = await extractInto(wizard.draft, wizard.variant, request.signal);
  logAnalysis(request, draft, result);
  const headers = await saveDraft(request, wizard, draft);
  if (headers) return goToStep(request, wizard, 'business', headers, toast);
  const without = await saveDraft(request, wizard, wizard.draft); // more was found than a cookie holds
  return goToStep(request, wizard, 'business', without ?? undefined, 'extraction-failed');
}

/** Goes on from the analysis step without reading the website. */
export function skipAnalysis(request: Request, wizard: Wizard) {
  logAnalysis(request, wizard.draft, 'skipped');
  return goToStep(request, wizard, 'business');
}

const addressTooLarge = { websiteAddress: [tooLargeMessage('Website Address')] };

function logAnalysis(
  request: Request,
  { email, found }: Draft,
  result: Extraction['result'] | 'skipped',
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
