import { waitTimes } from '~/content/durations';
import PracticeOthers from '~/content/notes/practice-others.mdx';
import PracticeOurs from '~/content/notes/practice-ours.mdx';
import { voiceTexts } from '~/content/setup-texts';
import { quotes } from '~/content/quotes';
import type { FormActionData } from '~/platform/http/action-response.server';
import { FlowPage } from '~/site/flow-page';
import { VoiceWidget } from '~/call-widget/voice-widget';
import { checklistPath } from '~/domain/paths';
import { voiceNotices } from '~/content/notices';
import type { loadRecordingPage } from './recording-page.server';
import { ReadingList, SampleForm } from './sample-form';

type RecordingPageProps = Awaited<ReturnType<typeof loadRecordingPage>> & {
  actionData: FormActionData | undefined;
};

const siteLinks = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/about-us', label: 'About Us' },
];

export function RecordingPage({
  agentId,
  businessName,
  isSaved,
  widget,
  phone,
  practice,
  actionData,
}: RecordingPageProps) {
  return (
    <FlowPage
      wide
      links={[{ href: checklistPath(agentId), label: '← Back to Setup' }, ...siteLinks]}
      notice={isSaved ? voiceNotices.voiceSaved : undefined}
    >
      {isSaved ? (
        <p className="mb-6">
          <a href={checklistPath(agentId)} className="btn btn-primary">
            Back to your checklist
          </a>
        </p>
      ) : null}
      <div className="mb-6 max-w-2xl">
        <h1 className="mb-3">Record a Voice Sample</h1>
        <p className="unscripted text-lg">{voiceTexts.upload}</p>
        <p className="text-lg">
          Read a few of <a href="#quotes">these lines or quotes</a> out loud for 10 to 15 seconds.{' '}
          {waitTimes.ownVoice}
        </p>
        {/* Before the recorder, so that nobody records for nothing. */}
        {practice === 'ours' ? <PracticeOurs /> : null}
        {practice === 'others' ? <PracticeOthers checklist={checklistPath(agentId)} /> : null}
      </div>
      <div className="grid gap-8 wrap-anywhere lg:grid-cols-2 lg:grid-rows-[1fr_auto] lg:items-start">
        <section id="sample-region" aria-label="Your sample" className="lg:contents" data-region>
          <SampleForm
            actionData={actionData}
            waiting={waitTimes.cloning}
            businessName={businessName}
            isSaved={isSaved}
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
        <VoiceWidget
          title={practice ? 'Talk to It Here' : 'Talk to Your Receptionist'}
          settings={widget}
          phone={phone}
        />
      </div>
    </FlowPage>
  );
}
