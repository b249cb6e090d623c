import type { ReactNode } from 'react';

import { businessTexts, creationTexts } from '~/content/setup-texts';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import type { FormActionData } from '~/platform/http/action-response.server';
import { AddressText } from '~/site/address-text';
import { FlowPage } from '~/site/flow-page';
import { UnbrokenWords } from '~/site/unbroken-words';
import { answerRows } from '~/answers/answer-rows';
import type { AnswerRow } from '~/answers/answer-rows';
import { textsOf } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { blanksMessage } from '~/content/form-errors';
import { hasBlanks, urgentNumberDoubt } from '~/answers/answer-text';
import { Creating, pauseMs } from '../waiting-view';
import { StepHeader } from '../step-header';
import type { loadReviewStep } from './review-step.server';

type ReviewStepProps = ReturnType<typeof loadReviewStep> & { actionData: FormActionData | undefined };

export function ReviewStep(props: ReviewStepProps) {
  const { variant, emptySteps, answers, emailGuess, hasOwnVoice, paths, actionData } = props;
  const isNeeded = (name: AnswerRow['name']) => variant.requiredToCreate.some((needed) => needed === name);
  const rows = answerRows(answers)
    .filter(({ name, text }) => text || name !== 'BusinessEmail' || !answers.email) // used if the business has no address
    .map((row) => (row.name === 'BusinessEmail' ? { ...row, text: row.text || emailGuess } : row));
  const notGiven = rows.filter(({ name, text }) => !text && !isNeeded(name) && !problemOf(name, answers));
  const problemOfRow = (name: AnswerRow['name']) => {
    if (name !== 'BusinessEmail') return problemOf(name, answers);
    return emailGuess ? businessTexts.websiteGuess : undefined;
  };
  const fieldOf = (name: AnswerRow['name']) =>
    `${paths.business}#business-${name === 'hours' ? 'WeeklySchedule.monday' : name}`;
  return (
    <FlowPage notice={actionData?.notice}>
      <StepHeader variant={variant} step="review" emptySteps={emptySteps} title="Check Your Answers" />
      <dl className="mb-8 border-t border-line">
        <ReviewRow
          label="Website Address"
          value={answers.websiteAddress && <AddressText text={answers.websiteAddress} />}
          change={paths.website}
        />
        {answers.email ? (
          <ReviewRow
            label="Email"
            value={<AddressText text={answers.email} />}
            change={`${paths.website}#website-email`}
          />
        ) : null}
        {rows
          .filter((row) => !notGiven.includes(row))
          .map(({ name, label, text }) => (
            <ReviewRow
              key={name}
              label={label}
              value={name === 'hours' ? <UnbrokenWords text={text} /> : text && <AddressText text={text} />}
              problem={problemOfRow(name)}
              isNeeded={isNeeded(name)}
              isAdvice={name === 'UrgentCallsNumber' || name === 'BusinessEmail'}
              change={fieldOf(name)}
            />
          ))}
        <ReviewRow
          label="Voice"
          value={hasOwnVoice ? 'Your own voice' : 'Default voice'}
          change={paths.voice}
        />
        {notGiven[0] ? (
          <ReviewRow
            label="Not given"
            value={notGiven.map(({ label }) => label).join(', ')}
            change={fieldOf(notGiven[0].name)}
          />
        ) : null}
      </dl>
      <form method="post" data-enhance="form" className="flex flex-wrap gap-3" data-pause={pauseMs}>
        <SubmitButton intent="create" pending="Creating…">
          Create Agent
        </SubmitButton>
        <a href={paths.back} className="btn btn-quiet">
          Back
        </a>
        <Honeypot />
      </form>
      <Creating variant={variant} step="review" emptySteps={emptySteps} intent="create" />
    </FlowPage>
  );
}

function problemOf(name: AnswerRow['name'], answers: Answers): string | undefined {
  const texts = textsOf(answers);
  // FORMER RELEASE: its business step accepted blanks. Delete the next line.
  if (name === 'BusinessDescription' && hasBlanks(texts[name] ?? '')) return blanksMessage;
  return name === 'UrgentCallsNumber' ? urgentNumberDoubt(texts) : undefined;
}

interface ReviewRowProps {
  label: string;
  value: ReactNode;
  change: string;
  /** Whether the receptionist can't be created without an answer. */
  isNeeded?: boolean;
  problem?: string;
  /** Whether the receptionist can be created despite the problem. */
  isAdvice?: boolean;
}

function ReviewRow({ label, value, change, isNeeded = false, problem, isAdvice = false }: ReviewRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 @max-[16rem]:grid-cols-1 sm:grid-cols-[12rem_1fr_auto]">
      <dt className="col-span-full font-semibold sm:col-auto">{label}</dt>
      <dd className="break-words whitespace-pre-line">
        {value ? null : isNeeded ? (
          <span className="font-semibold text-danger">{creationTexts.missing}</span>
        ) : (
          <span className="text-muted">Not given</span>
        )}
        {value}
        {problem ? (
          <a href={change} className={isAdvice ? 'hint block' : 'field-error block'}>
            {problem}
          </a>
        ) : null}
      </dd>
      <dd>
        <a href={change} aria-label={`Change ${label}`}>
          Change
        </a>
      </dd>
    </div>
  );
}
