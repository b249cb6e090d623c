import { hasDetails, shownNameOf } from '~/answers/answers';
import { tradeBySlug } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { parseWebsiteAddress, readFragment } from '~/domain/website-address';
import { redirectTo } from '~/platform/http/action-response.server';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import { requireCookies } from '~/platform/http/refusal.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { readsOnNextPage } from '~/site/start-form';
import type { UnfinishedSetup } from '~/site/root-data';
import { withSalesRep } from '~/analytics/attribution.server';
import { countFunnelStep } from '~/analytics/funnel.server';
import { logStep } from '~/analytics/log-step.server';
import { isPageView } from '~/platform/http/navigation.server';
import { readSession, saveSession } from '~/session/session.server';
import { setupNotices } from '~/content/notices';
import { startTexts } from '~/content/setup-texts';
import {
  clearFindings,
  draftCookie,
  forgetDraft,
  isDraftId,
  maxTypedWebsite,
  newDraft,
  newDraftId,
  saveDraft,
} from '../draft.server';
import { isReadingLost, readOpenSetups, readSetup, stepPath, stepsDone } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { isLastStep, openableStep, stepLabel, variantByKey, variantOf } from '../variants';
import type { SetupStep, Variant } from '../variants';
import { leaveWebsite, websiteSchema } from '../website/website-step.server';

/** The data of a variant's landing page. Logs the visit. */
export async function loadLanding(visit: Visit, variant: Variant) {
  await logLanding(visit, variant.landingVisitType, new URL(visit.request.url));
  return { variant, unfinished: await findUnfinishedSetups(visit) };
}

/** Logs the landing once per session. Stores that it was logged, and the sales rep. */
async function logLanding(
  { request, jar }: Visit,
  visitType: Variant['landingVisitType'],
  { pathname, searchParams }: URL,
): Promise<void> {
  const session = withSalesRep(request, await readSession(jar));
  const trade = tradeBySlug(searchParams.get('trade'))?.slug ?? session.trade;
  if (!session.landed)
    logStep(request, { step: 'page_landing', visitType, stepData: { page: pathname, trade } });
  const landed = session.landed || isPageView(request); // a prerendered page counts as landed once it is shown
  await saveSession(jar, { ...session, trade, landed });
}

/** Whether the request carries the cookie of a setup that isn't finished. */
export function hasUnfinishedSetup(jar: CookieJar): boolean {
  return jar.hasAny(draftCookie);
}

/** The unfinished setups with a business name, a website (read or not) or a chosen trade, newest first. */
export async function findUnfinishedSetups(visit: Visit): Promise<UnfinishedSetup[]> {
  const setups = await readOpenSetups(visit);
  return setups.flatMap((setup) => {
    const { id: draftId, variant, draft, answers, isVoiceChosen } = setup;
    const site = withoutScheme(answers.websiteAddress);
    const name = shownNameOf(answers) || site || chosenTradeName(setup);
    const unread = name ? '' : withoutScheme(parseWebsiteAddress(draft.typedWebsite ?? ''));
    const last = isReadingLost(setup) ? 'reading' : isVoiceChosen ? 'review' : 'voice';
    const step = unread ? 'website' : openableStep(variant, last, stepsDone(draft));
    if (!name && !unread) return [];
    const isAddressOnly = Boolean(site || unread) && !hasDetails(answers) && !answers.email;
    return {
      draftId,
      name: name || unread,
      step: nextLabel(setup, step),
      path: stepPath(setup, step),
      isAddressOnly,
    };
  });
}

/** What the owner does next. The last step isn't named: the receptionist may be in creation since its page was closed. */
function nextLabel(setup: OpenSetup, step: SetupStep): string {
  if (step === 'website' && isReadingLost(setup)) return startTexts.readAgain;
  return isLastStep(setup.variant, step) ? startTexts.finish : stepLabel(step);
}

function withoutScheme(websiteAddress: string | null | undefined): string {
  return (websiteAddress ?? '').replace(/^https?:\/\//, '');
}

/** The name of the trade that the details step saved. A new draft may have the trade of the page where the setup began. */
function chosenTradeName({ draft }: OpenSetup): string {
  const trade = draft.savedBy ? tradeBySlug(draft.savedAnswers.trade?.value) : undefined;
  return trade ? capitalize(trade.name) : '';
}

/** Handles each button of the page. Throws a redirect. */
export async function handleLanding(visit: Visit, form: FormData): Promise<never> {
  const variant = variantOf(new URL(visit.request.url).pathname);
  switch (intentOf(form, ['voice', 'form', 'discard'])) {
    case 'voice':
      await requireCookies(visit, form);
      logSetupCallChoice(visit.request);
      throw redirectTo(visit, `${variant.path}/voice-setup`);
    case 'form':
      await requireCookies(visit, form);
      throw redirectTo(visit, stepPath(await beginFormSetup(visit, variant), 'website'));
    case 'discard':
      await discardSetup(visit, form);
      throw redirectTo(visit, variant.path);
    case null:
      throw redirectTo(visit, variant.path);
  }
}

/** Deletes what was entered in a setup, and notifies the visitor on the next page. */
async function discardSetup(visit: Visit, form: FormData): Promise<void> {
  const id = textOf(form, 'draft');
  if (!isDraftId(id)) return;
  await forgetDraft(visit.jar, id);
  await flashNotice(visit, setupNotices.setupDiscarded);
}

function logSetupCallChoice(request: Request): void {
  countFunnelStep({ step: 'started', variant: 'call' });
  logStep(request, { step: 'voice_setup_selected', visitType: 'create_agent' });
}

/**
 * Begins a setup with the website address of a form on another page. Logs the same as a visit of the landing page and a
 * choice there. Without an address, redirects to the details; with an invalid one, to the website step, which shows the
 * error. With scripts, the website step submits the address, because it shows the progress.
 */
export async function startWithWebsite(visit: Visit, form: FormData) {
  const variant = variantByKey('A');
  const trade = tradeBySlug(textOf(form, 'trade'))?.slug;
  const landing = new URL(trade ? `${variant.path}?trade=${trade}` : variant.path, visit.request.url);
  const websiteAddress = textOf(form, 'websiteAddress').trim();
  await logLanding(visit, variant.landingVisitType, landing);
  const url = websiteSchema.safeParse({ websiteAddress }).data?.websiteAddress;
  const isReadThere = url && form.has(readsOnNextPage) && websiteAddress.length <= maxTypedWebsite;
  const setup = await beginFormSetup(visit, variant, url && !isReadThere ? undefined : websiteAddress);
  if (isReadThere) throw redirectTo(visit, stepPath(setup, 'website') + readFragment);
  if (websiteAddress === '') await flashNotice(visit, setupNotices.noWebsiteTyped);
  if (websiteAddress !== '' && !url) throw redirectTo(visit, stepPath(setup, 'website'));
  return leaveWebsite(setup, form, url ? 'analyze' : 'skip');
}

/**
 * Begins a setup by form. Deletes setups in which nothing was typed, and findings that don't count: few cookies fit, and
 * these would evict others.
 */
async function beginFormSetup(visit: Visit, variant: Variant, typedWebsite?: string): Promise<OpenSetup> {
  const { request, jar } = visit;
  countFunnelStep({ step: 'started', variant: variant.key });
  logStep(request, { step: 'instant_setup_selected', visitType: 'create_agent' });
  const { trade } = await readSession(jar);
  const draft = { ...newDraft(variant, trade), typedWebsite: typedWebsite?.slice(0, maxTypedWebsite) };
  const id = newDraftId();
  for (const other of await readOpenSetups(visit)) {
    if (isUntouched(other)) await forgetDraft(jar, other.id);
    else await clearFindings(jar, other.id, other.findings);
  }
  await saveDraft(jar, id, draft);
  return readSetup(visit, id, draft);
}

/** Whether nothing was typed into the setup, and no website was read for it. */
function isUntouched(setup: OpenSetup): boolean {
  const { draft, findings, answers } = setup;
  const { websiteAddress, email, hours, consent } = answers;
  const typed = draft.typedWebsite || websiteAddress || email || hours || consent.given;
  return !findings && !typed && !hasDetails(answers) && !chosenTradeName(setup);
}
