import { pricingCopy } from '~/brand';
import { agentPhoneLine, demoPhoneLine, unknownPhoneLine } from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import { Island } from '~/platform/enhancement/island';
import { FlowPage } from '~/site/flow-page';
import BaaNote from '~/content/notes/baa-note.mdx';
import OtherBrowser from '~/content/notes/other-browser.mdx';
import OurOwnReceptionist from '~/content/notes/our-own-receptionist.mdx';
import { checklistPath, trialPath } from '~/domain/paths';
import Checklist from './checklist.island';
import type { ChecklistProps } from './checklist.island';
import NumberCard from '../number/number-card.island';
import type { NumberCardProps } from '../number/number-card.island';
import { WhatItKnows } from '../page/what-it-knows';
import type { AgentRecord } from '../record/agent-record.server';
import { ClaimCard, InvalidLinkNote, OtherDeviceLink } from '../owners-link/owners-link';
import { trialDoubt, UnknownReceptionist } from '../trial/trial-notes';

export interface ChecklistPageProps extends ChecklistProps {
  widget: WidgetSettings;
  businessName: string | undefined;
  /** Whether the address holds an owner's link, which this browser hasn't used. */
  ownersLink: 'valid' | 'invalid' | null;
  /** What this browser knows about the receptionist; `null` on an owner's link that it hasn't used. */
  facts: AgentRecord | null;
  /** Whether it is our demo or setup receptionist. */
  isHouseAgent: boolean;
  /** The day on which no trial had started, as an owner's link says. */
  noTrialOn: string | undefined;
  /** The trial number that the owner's browser still lacks or has just got, or `null`. */
  number: Pick<NumberCardProps, 'state' | 'automatic' | 'trial'> | null;
}

export function ChecklistPage(props: ChecklistPageProps) {
  const { widget, businessName, ownersLink, isHouseAgent, facts, noTrialOn, number, ...checklist } = props;
  const knowsAgent = checklist.marksAreKnown || checklist.phoneNumber !== null;
  return (
    <FlowPage wide>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
        <div>
          {ownersLink === 'valid' ? (
            <ClaimCard businessName={businessName} number={checklist.phoneNumber} />
          ) : null}
          {ownersLink === 'invalid' ? <InvalidLinkNote /> : null}
          {checklist.exists ? null : isHouseAgent ? (
            <OurOwnReceptionist />
          ) : (
            <UnknownReceptionist what="checklist" />
          )}
          {checklist.exists && ownersLink === null && !knowsAgent ? <OtherBrowser /> : null}
          {checklist.trial === 'not-started' || checklist.trial === 'unknown' ? (
            <TrialStart agentId={checklist.agentId} trial={checklist.trial} noTrialOn={noTrialOn} />
          ) : null}
          {number ? (
            <div className="mb-6">
              <Island
                name="number-card"
                view={NumberCard}
                props={{
                  ...number,
                  agentId: checklist.agentId,
                  path: checklistPath(checklist.agentId),
                  calls: null,
                  isForwardedAgain: checklist.isForwardedAgain,
                  numberPeriod: checklist.numberPeriod,
                  mayHavePatients: checklist.mayHavePatients,
                }}
              />
            </div>
          ) : null}
          <Island name="checklist" view={Checklist} props={checklist} />
          {checklist.mayHavePatients ? (
            <div className="mt-4">
              <BaaNote />
            </div>
          ) : null}
          {checklist.isOwnersBrowser ? <OtherDeviceLink agentId={checklist.agentId} /> : null}
        </div>
        {/* Its script comes from another site and could read the owner's link in the address, which may be another receptionist's. */}
        {ownersLink ? null : (
          <div className="grid gap-6">
            <VoiceWidget
              title="Talk to Your Receptionist"
              settings={widget}
              phone={phoneLineOf(checklist, number !== null)}
              canPhoneChange={number !== null}
            />
            {facts ? <WhatItKnows agentId={checklist.agentId} record={facts} /> : null}
          </div>
        )}
      </div>
    </FlowPage>
  );
}

/** After the trial, the number may be off. */
function phoneLineOf({ phoneNumber, trial }: ChecklistProps, isPending: boolean): PhoneLine {
  if (trial === 'ended') return demoPhoneLine;
  return phoneNumber || isPending ? agentPhoneLine(phoneNumber) : unknownPhoneLine;
}

interface TrialStartProps {
  agentId: string;
  trial: 'not-started' | 'unknown';
  noTrialOn: string | undefined;
}

/** Before the checklist, because nothing gets booked without the trial. */
function TrialStart({ agentId, trial, noTrialOn }: TrialStartProps) {
  const path = trialPath(agentId);
  if (trial === 'unknown')
    return (
      <p className="mb-6 rounded-xl bg-tint px-4 py-3">
        {trialDoubt(noTrialOn)} {noTrialOn ? 'Still none?' : 'Not yet?'}{' '}
        <a href={path}>Start your free trial</a>
      </p>
    );
  return (
    <div className="mb-6 rounded-xl bg-tint px-4 py-3">
      <p className="mb-2 text-lg font-semibold">Start Your Free Trial</p>
      <p className="mb-3">{pricingCopy.adds}</p>
      <a href={path} className="btn btn-primary max-sm:w-full">
        Start your free trial
      </a>
      <p className="hint mt-2">{pricingCopy.trial}</p>
    </div>
  );
}
