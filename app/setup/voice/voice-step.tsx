import { Fragment } from 'react';

import { urgentNumberMissing } from '~/answers/answer-text';
import { quotes } from '~/content/quotes';
import { waitTimes } from '~/content/durations';
import { voiceTexts } from '~/content/setup-texts';
import { sampleCalls } from '~/content/sample-calls';
import { tradeBySlug } from '~/content/trades/trades';
import type { FormActionData } from '~/platform/http/action-response.server';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { ReadingList, SampleForm } from '~/voice-sample/sample-form';
import { FlowPage, FormMessage } from '~/site/flow-page';
import { SamplePlayer } from '~/site/player/sample-player';
import { setupNotices } from '~/content/notices';
import { StepHeader } from '../step-header';
import { Creating, pauseMs } from '../waiting-view';
import { isLastStep } from '../variants';
import type { loadVoiceStep } from './voice-step.server';

type VoiceStepProps = ReturnType<typeof loadVoiceStep> & { actionData: FormActionData | undefined };

/** The voice step. In variant A, it is the last step and shows the progress of the creation, except during an upload. */
export function VoiceStep({
  variant,
  emptySteps,
  back,
  hasOwnVoice,
  trade,
  urgentNumber,
  unanswered,
  actionData,
}: VoiceStepProps) {
  const creates = isLastStep(variant, 'voice');
  const notice = actionData?.notice;
  const creationFailed = notice?.title === setupNotices.creationFailed.title ? notice : null;
  return (
    <FlowPage>
      <StepHeader variant={variant} step="voice" emptySteps={emptySteps} title="Choose a Voice" />
      {creationFailed ? (
        <FormMessage notice={creationFailed}>
          <form
            method="post"
            data-enhance="form"
            data-pause={pauseMs}
            className="mt-3"
            aria-label="Try the creation again"
          >
            <SubmitButton intent="default">Try again</SubmitButton>
            <Honeypot />
          </form>
        </FormMessage>
      ) : null}
      {urgentNumber ? (
        <p className="notice mb-6">
          {urgentNumberMissing} <a href={urgentNumber}>Add the number</a>
        </p>
      ) : null}
      {unanswered.length > 0 ? (
        <p className="notice mb-6">
          {voiceTexts.unanswered}
          {unanswered.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index === 0 ? ' ' : ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </p>
      ) : null}
      {hasOwnVoice ? <SavedVoice /> : null}
      <div className="mb-6 grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
        <form method="post" data-enhance="form" className="card flex flex-col gap-3" data-pause={pauseMs}>
          <h2>Our Default Voice</h2>
          <p className="grow">{voiceTexts.ours}</p>
          <SamplePlayer
            call={tradeBySlug(trade)?.calls[0].recording ?? sampleCalls.home}
            label="Hear it in a call"
          />
          {creates ? null : <p>{voiceTexts.skipped}</p>}
          <SubmitButton intent="default" pending="One moment…">
            {creates ? 'Use Default Voice' : 'Skip Voice'}
          </SubmitButton>
          <Honeypot />
        </form>
        <div className="scripted card flex flex-col gap-3">
          <h2>Your Own Voice</h2>
          <p className="grow">{voiceTexts.own}</p>
          <a href="#own-voice" className="btn btn-quiet">
            Record mine
          </a>
        </div>
      </div>
      <section className="card mb-6 grid gap-5" aria-labelledby="own-voice">
        <div>
          <h2 id="own-voice" className="mb-2">
            <span className="scripted">Record Your Voice</span>
            <span className="unscripted">Send Your Voice</span>
          </h2>
          <p>
            <span className="unscripted">
              {voiceTexts.upload} {waitTimes.ownVoice}
            </span>{' '}
            {voiceTexts.record}
          </p>
        </div>
        <SampleForm
          actionData={creationFailed ? undefined : actionData}
          waiting={creates ? voiceTexts.learningAndCreating : voiceTexts.learning}
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
            <Creating key={intent} step="voice" {...{ variant, emptySteps, intent }} />
          ))
        : null}
    </FlowPage>
  );
}

function SavedVoice() {
  return (
    <form
      method="post"
      data-enhance="form"
      data-pause={pauseMs}
      className="card mb-6 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="font-semibold">{voiceTexts.saved}</p>
      <SubmitButton intent="own" pending="One moment…">
        Use My Voice
      </SubmitButton>
      <Honeypot />
    </form>
  );
}
