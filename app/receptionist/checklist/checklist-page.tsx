import { pricingCopy } from '~/content/pricing-copy';
import { ownersLinkTexts } from '~/content/owners-link-texts';
import { cardMissingTitle } from '~/content/receptionist-texts';
import { VoiceWidget } from '~/call-widget/voice-widget';
import { Island } from '~/platform/enhancement/island';
import { FlowPage } from '~/site/flow-page';
import AfterTrial from '~/content/notes/after-trial.mdx';
import BaaNote from '~/content/notes/baa-note.mdx';
import OtherBrowser from '~/content/notes/other-browser.mdx';
import OurOwnReceptionist from '~/content/notes/our-own-receptionist.mdx';
import Checklist from './checklist.island';
import type { loadChecklist } from './checklist.server';
import { OtherDeviceLink } from '../number/number-notes';
import NumberCard from '../number/number-card.island';
import { phoneLineOf } from '../number/phone-line';
import { WhatItKnows } from '../page/what-it-knows';
import { isKnownHere, isOfBusiness } from '../record/receptionist';
import type { ReceptionistView } from '../record/receptionist-view';
import { ClaimCard, InvalidLinkNote } from '../owners-link/owners-link';
import { GuessedEmail, StartIfNone, startLabelOf, UnknownReceptionist } from '../trial/trial-notes';

export type ChecklistPageProps = Awaited<ReturnType<typeof loadChecklist>>;

export function ChecklistPage({ view, open, snippet, cardArrived, ...page }: ChecklistPageProps) {
  const { ownersLink, record, pendingNumber, path } = page;
  const { agentId, relation, facts, trial, trialNumber, marks } = view;
  const isUnknown = isOfBusiness(relation) && !marks.areKnown;
  return (
    <FlowPage wide={!ownersLink}>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 ${ownersLink ? '' : 'lg:grid-cols-[1.7fr_1fr]'}`}
      >
        <div>
          {ownersLink === 'valid' ? (
            <ClaimCard
              isOwner={relation === 'owner'}
              businessName={facts.businessName}
              number={trialNumber.text}
            />
          ) : null}
          {ownersLink === 'invalid' ? <InvalidLinkNote /> : null}
          {relation === 'house' ? <OurOwnReceptionist /> : null}
          {relation === 'none' ? <UnknownReceptionist what="checklist" /> : null}
          {isUnknown && ownersLink === null ? <OtherBrowser /> : null}
          {isKnownHere(relation) ? <TrialStart trial={trial} /> : null}
          {record ? <GuessedEmail agentId={agentId} record={record} /> : null}
          {pendingNumber ? (
            <div className="mb-6">
              <Island
                name="number-card"
                view={NumberCard}
                props={{ ...pendingNumber, view, path, calls: null }}
              />
            </div>
          ) : null}
          {trial.period?.hasEnded ? <TrialEnded status={trial.period.status} /> : null}
          <Island name="checklist" view={Checklist} props={{ view, open, snippet, cardArrived }} />
          {facts.mayHavePatients ? (
            <div className="mt-4">
              <BaaNote />
            </div>
          ) : null}
          {relation === 'owner' ? <p className="hint mt-4">{ownersLinkTexts.laterMarks}</p> : null}
          {relation === 'owner' && !pendingNumber ? <OtherDeviceLink agentId={agentId} /> : null}
        </div>
        {/* Its script comes from another site and could read the owner's link in the address, which may be another receptionist's. */}
        {ownersLink ? null : (
          <div className="grid gap-6">
            <VoiceWidget
              title="Talk to Your Receptionist"
              settings={page.widget}
              phone={phoneLineOf(view, pendingNumber !== null)}
              canPhoneChange={pendingNumber !== null}
            />
            {record ? <WhatItKnows view={view} record={record} /> : null}
          </div>
        )}
      </div>
    </FlowPage>
  );
}

function TrialEnded({ status }: { status: string }) {
  return (
    <>
      <h1 className="mb-3">Your Checklist</h1>
      <div className="mb-4 rounded-xl bg-tint px-4 py-3">
        <p className="mb-3 font-semibold">{status}.</p>
        <AfterTrial />
      </div>
    </>
  );
}

/** Before the checklist, because nothing gets booked without the trial. */
function TrialStart({ trial }: Pick<ReceptionistView, 'trial'>) {
  const { state, doubt, start } = trial;
  if (!start) return null;
  if (doubt)
    return (
      <p className="mb-6 rounded-xl bg-tint px-4 py-3">
        <StartIfNone doubt={doubt} start={start} />
      </p>
    );
  if (state !== 'not-started') return null;
  return (
    <div className="mb-6 rounded-xl bg-tint px-4 py-3">
      <p className="mb-2 text-lg font-semibold">
        {start.isCardMissing ? cardMissingTitle : 'Start Your Free Trial'}
      </p>
      <p className="mb-3">
        {start.isCardMissing ? pricingCopy.cardIsNext : null} {pricingCopy.adds}
      </p>
      <a href={start.path} className="btn btn-primary">
        {startLabelOf(start)}
      </a>
      <p className="hint mt-2">{start.isCardMissing ? pricingCopy.card : pricingCopy.trial}</p>
    </div>
  );
}
