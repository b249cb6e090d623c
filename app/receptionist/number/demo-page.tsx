import { pricingCopy, brand } from '~/brand';
import { includedFeatures } from '~/content/features';
import { hasPatients } from '~/content/trades/trades';
import type { SessionValues } from '../session-keys';
import { FeatureList } from '~/site/feature-list';
import { FlowPage } from '~/site/flow-page';
import { PriceTag, TrialTerms } from '~/site/pricing';
import { Island } from '~/platform/enhancement/island';
import { agentPhoneLine } from '~/call-widget/phone-line';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import type { AgentRecord } from '../agent-record.server';
import { completeSteps } from '../checklist/checklist';
import { PatientNote } from '~/site/patient-note';
import { NextSteps } from './next-steps';
import NumberCard from './number-card.island';
import type { PhoneState } from './phone-state';
import { ReadyTicket } from './ready-ticket';

interface DemoPageProps {
  agentId: string;
  phone: PhoneState;
  automatic: boolean;
  widget: WidgetSettings;
  record: Pick<AgentRecord, 'handover' | 'knows' | 'checklist'>;
  /** Until when the trial runs, as a sentence without its period; `null` before the checkout. */
  trialStatus: string | null;
}

const links = [
  { href: '/', label: 'Home' },
  { href: '/create-agent', label: 'Create New' },
  { href: '/try-now', label: 'Try Now' },
];

export function DemoPage({ agentId, phone, automatic, widget, record, trialStatus }: DemoPageProps) {
  const { handover, knows } = record;
  const name = knows?.businessName ?? handover?.businessName;
  const phoneNumber = phone.kind === 'ready' ? phone.number : null;
  const isClinic = hasPatients(knows?.trade);
  const sessionKeys: SessionValues = {
    currentAgentId: agentId,
    userEmail: handover?.email,
    businessName: handover?.businessName,
    userAddress: handover?.address,
    userCity: handover?.city,
    userState: handover?.state,
    userZipcode: handover?.zipCode,
  };
  const next = trialStatus
    ? { path: `/calendar-setup?agentId=${agentId}`, label: 'Open your checklist' }
    : { path: `/trial-signup?agent=${agentId}`, label: 'Start Trial Now' };
  return (
    <FlowPage links={links} wide>
      <div
        className="mb-8 max-w-2xl"
        data-enhance="session-keys"
        data-session-keys={JSON.stringify(sessionKeys)}
      >
        <h1 className="mb-3">
          <span className="ready-greeting">Congratulations!</span>{' '}
          {name ? `${name}’s receptionist is set up` : `Your ${brand.product} is set up`}
        </h1>
        <p className="text-lg">
          Ask it something your customers ask, and book yourself an appointment. Until you forward your calls,
          it’s practice: no customer hears it and nobody is sent out.
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <Island
            name="number-card"
            view={NumberCard}
            props={{
              agentId,
              state: phone,
              automatic,
              trialRuns: trialStatus !== null,
              hasPatients: isClinic,
            }}
          />
          {isClinic ? <PatientNote /> : null}
          <VoiceWidget
            title={`Talk to Your ${brand.product} Here`}
            settings={widget}
            phone={agentPhoneLine(phoneNumber)}
            canPhoneChange
          />
        </div>
        <div className="grid gap-8">
          <ReadyTicket agentId={agentId} knows={record.knows} />
          <NextSteps
            agentId={agentId}
            phoneNumber={phoneNumber}
            trialStatus={trialStatus}
            complete={completeSteps(record)}
          />
          <section className="card" aria-labelledby="pricing">
            <h2 id="pricing" className="mb-3">
              {trialStatus ? 'Your Trial' : 'Start Your Free Trial'}
            </h2>
            {trialStatus ? <p className="mb-4 font-semibold">{trialStatus}.</p> : null}
            <PriceTag />
            <FeatureList features={includedFeatures} />
            <a href={next.path} className="btn btn-primary mt-6 w-full max-sm:hidden">
              {next.label}
            </a>
            <div className="mt-2">
              {trialStatus ? <p className="trial-terms">{pricingCopy.end}</p> : <TrialTerms />}
            </div>
          </section>
        </div>
      </div>
      <NextBar {...next} />
    </FlowPage>
  );
}

/** On a phone the card with the price is far down the page, so its link sticks to the bottom of the screen. */
function NextBar({ path, label }: { path: string; label: string }) {
  return (
    <nav aria-label="Your trial" className="ready-bar">
      <a href={path} className="btn btn-primary btn-small">
        {label}
      </a>
    </nav>
  );
}

export function NoAgentPage() {
  return (
    <FlowPage>
      <div className="card" role="alert">
        <h1 className="mb-3">Error</h1>
        <p className="mb-5">No agent ID provided in the URL.</p>
        <a href="/create-agent" className="btn btn-primary">
          Create your receptionist
        </a>
      </div>
    </FlowPage>
  );
}
