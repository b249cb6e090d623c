import { waitTimes } from '~/brand';
import { urgentNumberMissing } from '~/answers/answer-text';
import { quotes } from '~/content/quotes';
import { sampleCalls } from '~/content/sample-calls';
import { tradeBySlug } from '~/content/trades/trades';
import type { FormActionData } from '~/platform/http/action-response.server';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { ReadingList, SampleForm } from '~/voice-sample/sample-form';
import { FlowPage } from '~/site/flow-page';
import { Creating } from '../creation/creating';
import { SamplePlayer } from '~/site/player/sample-player';
import { StepHeader } from '../step-header';
import { notices } from '../notices';
import { isLastStep } from '../variants';
import type { Variant, SetupStep } from '../variants';

interface VoiceStepProps {
  variant: Variant;
  skipped: readonly SetupStep[];
  back: string;
  ownVoice: boolean;
  /** The slug of the business's trade, whose callers the sample call has. */
  trade: string | undefined;
  /** The path to the number for urgent calls, if the last step must warn that it is missing. */
  urgentNumber: string | null;
  actionData: FormActionData | undefined;
}

/** A pause before the redirect, so that the visitor sees that the step succeeded. */
const pauseMs = 500;

/** The voice step. In variant A, it is the last step and shows the progress of the creation, except during an upload.  */
export function VoiceStep({
  variant,
  skipped,
  back,
  ownVoice,
  trade,
  urgentNumber,
  actionData,
}: VoiceStepProps) {
  const creates = isLastStep(variant, 'voice');
  const isCreationNotice = actionData?.notice?.title === notices.creationFailed.title;
  return (
    <FlowPage notice={isCreationNotice ? actionData?.notice : undefined}>
      <StepHeader variant={variant} step="voice" skipped={skipped} title="Choose a Voice" />
      {urgentNumber ? (
        <p className="notice mb-6">
          {urgentNumberMissing} <a href={urgentNumber}>Add the number</a>
        </p>
      ) : null}
      {ownVoice ? <SavedVoice /> : null}
      <div className="mb-6 grid gap-4 sm:grid-cols-2">
        <form method="post" data-enhance="form" className="card flex flex-col gap-3" data-pause={pauseMs}>
          <h2>Our Default Voice</h2>
          <p className="grow">Warm, clear and unhurried. You can record yours later.</p>
          <SamplePlayer
            call={tradeBySlug(trade)?.calls[0].recording ?? sampleCalls.home}
            label="Hear it in a call"
          />
          <SubmitButton intent="default" pending="One moment…">
            {creates ? 'Use Default Voice' : 'Skip Voice'}
          </SubmitButton>
          <Honeypot />
        </form>
        <div className="card flex flex-col gap-3">
          <h2>Your Own Voice</h2>
          <p className="grow">
            Read out loud for 10 to 15 seconds. {waitTimes.ownVoice} Until then callers hear ours.
          </p>
          <a href="#own-voice" className="btn btn-quiet">
            Record mine
          </a>
        </div>
      </div>
      <section className="card mb-6 grid gap-5" aria-labelledby="own-voice">
        <div>
          <h2 id="own-voice" className="mb-2">
            Record Your Voice
          </h2>
          <p>
            Find a quiet spot. Read these lines or the 3 quotes below them, the way you talk on the phone. 10
            to 15 seconds is enough.
          </p>
        </div>
        <SampleForm
          actionData={isCreationNotice ? undefined : actionData}
          waiting={creates ? waitingForAll : waitingForVoice}
          pauseMs={pauseMs}
        >
          <ReadingList quotes={quotes.slice(0, 3)} />
        </SampleForm>
      </section>
      <a href={back} className="btn btn-quiet">
        Back
      </a>
      {creates
        ? ['default', 'own'].map((intent) => (
            <Creating key={intent} step="voice" {...{ variant, skipped, intent }} />
          ))
        : null}
    </FlowPage>
  );
}

const waitingForVoice = `We’re learning your voice. ${waitTimes.cloning}`;
const waitingForAll = `We’re learning your voice, then creating your receptionist. ${waitTimes.cloning}`;

function SavedVoice() {
  return (
    <form
      method="post"
      data-enhance="form"
      data-pause={pauseMs}
      className="card mb-6 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="font-semibold">The voice you recorded is ready.</p>
      <SubmitButton intent="own" pending="One moment…">
        Use My Voice
      </SubmitButton>
      <Honeypot />
    </form>
  );
}
