import { businessNameOf } from '~/answers/answers';
import { brand } from '~/brand';
import { embedSnippet } from '~/call-widget/embed-snippet';
import type { ChecklistKey } from '~/content/checklist';
import { mailHref } from '~/content/contact';
import { ownersLinkTexts } from '~/content/owners-link-texts';
import { checklistPath } from '~/domain/paths';
import { siteOrigin } from '~/platform/http/request-headers.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { isTopLevelNavigation } from '~/platform/http/navigation.server';
import { isSetUpHere } from '../record/receptionist';
import { readReceptionist } from '../record/receptionist.server';
import { customerOfRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { viewReceptionist } from '../record/receptionist-view';
import type { ReceptionistView } from '../record/receptionist-view';
import { timeInWords, today } from '../record/trial-end';
import { ownersAddress, qrCode, sharedWithRecord } from './owners-link.server';

/**
 * The data of the page with the owner's link. The link is `null` if this isn't the owner's browser, or if a script requests
 * the page: widgets of other companies run on our pages, and could use the link to act as the owner.
 */
export async function loadOtherDevice({ request, jar }: Visit, agentId: string) {
  const receptionist = await readReceptionist(jar, agentId);
  const { relation, record } = receptionist;
  const origin = siteOrigin(request);
  const view = viewReceptionist(receptionist);
  const maySeeLink = relation === 'owner' && isTopLevelNavigation(request);
  const address = maySeeLink ? await makeAddress(origin, view, record) : null;
  return {
    agentId,
    businessName: view.facts.businessName,
    link: address === null ? null : { address, qrCode: qrCode(address) },
    mailSteps: mailStepsLink({
      snippet: embedSnippet(origin, agentId),
      address: address ?? origin + checklistPath(agentId),
      isOwnersLink: address !== null,
      email: customerOfRecord(record).email,
      startsTrial: relation === 'owner' && view.trial.state === 'not-started',
      complete: view.marks.complete,
    }),
  };
}

/** The owner's link. It leaves out most answers, so that its QR code is easy to scan. */
function makeAddress(
  origin: string,
  { agentId, facts, trial, trialNumber, marks }: ReceptionistView,
  record: AgentRecord,
): Promise<string> {
  const { answers, createdAt } = record;
  return ownersAddress(origin, {
    agentId,
    businessName: businessNameOf(answers) || undefined,
    trade: answers.trade?.value || undefined,
    number: trialNumber.text ?? undefined,
    ...sharedWithRecord.parse(record),
    // The other device doesn't know the owner's time zone. Noon in UTC is the same day in all of the US.
    createdAt: createdAt && `${today(answers, new Date(createdAt))}T12:00:00.000Z`,
    marks: marks.complete,
    isForwardedAgain: marks.isForwardedAgain || undefined,
    hasUrgentNumber: facts.hasUrgentNumber,
    hasNoTrial: trial.state === 'not-started' || undefined,
    isOfSetup: isSetUpHere(record) || undefined,
    madeOn: today(answers),
    madeTime: timeInWords(answers),
    madeAt: Date.now(),
  });
}

interface MailedSteps {
  /** The website widget's code. */
  snippet: string;
  /** Full URL of the checklist: the owner's link, if this browser is the owner's. */
  address: string;
  isOwnersLink: boolean;
  /** The owner's email address, or empty. */
  email: string;
  /** Whether the trial must be started, because a shared calendar needs one. */
  startsTrial: boolean;
  /** The marked steps, which the email leaves out. */
  complete: readonly ChecklistKey[];
}

/**
 * A `mailto:` with the link for another device, then the steps that are left. The website's code is last, because phones
 * can't use it.
 */
export function mailStepsLink(texts: MailedSteps): string {
  const { snippet, address, isOwnersLink, email, startsTrial, complete } = texts;
  const { subject, intro } = ownersLinkTexts.mail[isOwnersLink ? 'owner' : 'other'];
  const steps = [
    startsTrial ? 'Start your free trial' : null,
    complete.includes('calendar') ? null : `Share your calendar with ${brand.supportEmail}`,
    complete.includes('invite') ? null : 'Accept the invite that comes to that calendar’s mailbox',
    complete.includes('phone')
      ? null
      : 'On your business phone, forward your calls: the checklist has the code',
    complete.includes('widget') ? null : `Put this code at the end of your website’s pages\n${snippet}`,
  ].filter((step) => step !== null);
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
  const body = [`${intro}\n${address}`, ...numbered].join('\n\n');
  return mailHref(`${brand.product}: ${subject}`, { body, to: email });
}
