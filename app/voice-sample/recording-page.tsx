import { waits } from '~/brand';
import { quotes } from '~/content/quotes';
import type { FormActionData } from '~/platform/forms/action-data.server';
import { TextField } from '~/platform/forms/field';
import { FlowPage } from '~/site/flow-page';
import { nameField } from './sample-rules';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { PhoneLine } from '~/call-widget/phone-line';
import type { WidgetSettings } from '~/call-widget/widget-settings';
import { ReadingList } from './reading-list';
import { errorsOf, SampleForm, sampleFormId } from './sample-form';
import { toasts } from './toasts';

interface RecordingPageProps {
  agentId: string;
  businessName: string;
  saved: boolean;
  widget: WidgetSettings;
  phone: PhoneLine;
  actionData: FormActionData | undefined;
}

const links = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/about-us', label: 'About Us' },
];

export function RecordingPage({
  agentId,
  businessName,
  saved,
  widget,
  phone,
  actionData,
}: RecordingPageProps) {
  return (
    <FlowPage wide links={links} toast={saved ? toasts.voiceSaved : undefined}>
      <a href={`/calendar-setup?agentId=${agentId}`} className="mb-3 inline-flex min-h-11 items-center">
        ← Back to Setup
      </a>
      <div className="mb-6 max-w-2xl">
        <h1 className="mb-3">Record a Voice Sample</h1>
        <p className="text-lg">Read a few of these quotes out loud for 10-15 seconds. {waits.ownVoice}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 wrap-anywhere lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-lg:contents lg:sticky lg:top-6">
          <section className="card" id="sample-region" aria-labelledby="your-sample" data-region>
            <h2 id="your-sample" className="mb-4">
              Your sample
            </h2>
            <SampleForm actionData={actionData} waiting="This takes up to a minute.">
              <NameField known={businessName} actionData={actionData} />
            </SampleForm>
          </section>
          <div className="max-lg:order-last">
            <VoiceWidget title="Talk to Your Receptionist" settings={widget} phone={phone} />
          </div>
        </div>
        <section aria-labelledby="quotes">
          <h2 id="quotes" className="mb-4">
            Read aloud
          </h2>
          <ReadingList quotes={quotes} />
        </section>
      </div>
    </FlowPage>
  );
}

function NameField({ known, actionData }: { known: string; actionData: FormActionData | undefined }) {
  const id = `${sampleFormId}-${nameField}`;
  const typed = actionData?.lastResult?.initialValue?.[nameField];
  const field = {
    id,
    name: nameField,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    errors: errorsOf(actionData)[nameField],
    initialValue: typed ?? known,
  };
  return <TextField field={field} label="Business Name" autoComplete="organization" />;
}
