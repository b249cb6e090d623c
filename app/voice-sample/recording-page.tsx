import { waitTimes } from '~/brand';
import { quotes } from '~/content/quotes';
import type { FormActionData } from '~/platform/http/action-response.server';
import { FlowPage } from '~/site/flow-page';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { PhoneLine } from '~/content/phone-lines';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { checklistPath } from '~/domain/paths';
import { ReadingList, SampleForm } from './sample-form';
import { notices } from './notices';

interface RecordingPageProps {
  agentId: string;
  businessName: string;
  saved: boolean;
  widget: WidgetSettings;
  phone: PhoneLine;
  /** Whose receptionist it is, if this browser can't change its voice; otherwise `null`. */
  practice: 'ours' | 'others' | null;
  actionData: FormActionData | undefined;
}

const siteLinks = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/about-us', label: 'About Us' },
];

export function RecordingPage({
  agentId,
  businessName,
  saved,
  widget,
  phone,
  practice,
  actionData,
}: RecordingPageProps) {
  return (
    <FlowPage
      wide
      links={[{ href: checklistPath(agentId), label: '← Back to Setup' }, ...siteLinks]}
      notice={saved ? notices.voiceSaved : undefined}
    >
      <div className="mb-6 max-w-2xl">
        <h1 className="mb-3">Record a Voice Sample</h1>
        <p className="text-lg">
          Read a few of <a href="#quotes">these lines or quotes</a> out loud for 10 to 15 seconds.{' '}
          {waitTimes.ownVoice}
        </p>
        {practice ? <PracticeNote practice={practice} agentId={agentId} /> : null}
      </div>
      <div className="grid gap-8 wrap-anywhere lg:grid-cols-2 lg:grid-rows-[1fr_auto] lg:items-start">
        <section id="sample-region" aria-label="Your sample" className="lg:contents" data-region>
          <SampleForm
            actionData={actionData}
            waiting={waitTimes.cloning}
            businessName={businessName}
            beside={
              <section aria-labelledby="quotes" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <h2 id="quotes" className="mb-4">
                  Read Aloud
                </h2>
                <ReadingList quotes={quotes} />
              </section>
            }
          >
            <h2>Your Sample</h2>
          </SampleForm>
        </section>
        <VoiceWidget title="Talk to Your Receptionist" settings={widget} phone={phone} />
      </div>
    </FlowPage>
  );
}

/** Said before the recorder, so that nobody records for nothing. */
function PracticeNote({ practice, agentId }: { practice: 'ours' | 'others'; agentId: string }) {
  if (practice === 'ours')
    return (
      <p className="mt-3 font-semibold">
        You’re on the page of our own receptionist: nothing you record here is sent, and its voice stays as it
        is. To use yours, <a href="/create-agent">create your receptionist</a> first.
      </p>
    );
  return (
    <div className="mt-3 grid gap-3">
      <p className="font-semibold">
        Practice only: nothing you record here is sent, because we can’t tell that this receptionist is yours.
      </p>
      <p>
        Is it yours? Open this page in the browser that created it, or use its owner’s link here: choose “Open
        on another device” on <a href={checklistPath(agentId)}>its checklist</a> there. We can send you one,
        too: <SupportPhone />, <SupportHours end="." />
      </p>
    </div>
  );
}
