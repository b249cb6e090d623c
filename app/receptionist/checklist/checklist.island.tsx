import { Fragment } from 'react';

import { brand, telHref, waitTimes } from '~/brand';
import { checklistGroups, checklistSteps, checklistTexts } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import { Ticket, TicketRows } from '~/site/ticket';
import {
  callsNow,
  checklistKeys,
  countNeeded,
  countOthers,
  isAnswering,
  isSetupComplete,
  neededKeys,
  nextStep,
  otherKeys,
} from '../record/checklist-steps';
import { DialAgain, ForwardAgain } from '../number/answer-tonight';
import { NoUrgentNumber } from '../number/no-urgent-number';
import type { Period, TrialState } from '../trial/trial-end';
import { AfterTrial } from '../trial/trial-notes';
import { ChecklistStep } from './checklist-step';
import { StepText } from './step-texts';
import type { StepTextProps } from './step-texts';
import { useMarks } from './use-marks';
import type { Marks } from './use-marks';

export interface ChecklistProps extends Omit<StepTextProps, 'areForwarded'> {
  complete: ChecklistKey[];
  /** Whether the owner gave a number for urgent calls; `null` if it's unknown. */
  hasUrgentNumber: boolean | null;
  /** How long the trial number works; `null` if it's unknown. */
  numberPeriod: Period | null;
  /** Whether the owner gave a website. */
  hasWebsite: boolean;
  /** False if the owner's marks may be in another browser. */
  marksAreKnown: boolean;
  open: ChecklistKey[];
  /** The trial's end, as a sentence without its period; `null` before the checkout. */
  trialStatus: string | null;
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    checklist: ChecklistProps;
  }
}

export default function Checklist(props: ChecklistProps) {
  const { agentId, phoneNumber, trialStatus, trial, marksAreKnown, exists } = props;
  const marks = useMarks(props.complete);
  const { complete } = marks;
  const areKnown = marksAreKnown || complete.length > 0;
  const hasEnded = trial === 'ended';
  const answers = isAnswering(complete) && phoneNumber !== null; // no calls reach a number that nobody knows
  const isLive = !hasEnded && (isSetupComplete(complete) || answers);
  return (
    <>
      <h1 className="mb-3">{isLive || hasEnded ? 'Your Checklist' : 'Connect Your Calendar'}</h1>
      {trialStatus ? <TrialLine status={trialStatus} hasEnded={hasEnded} next={nextStep(complete)} /> : null}
      <div role="status" id="setup-complete" tabIndex={-1}>
        {isLive ? <Live {...props} complete={complete} answers={answers} /> : null}
      </div>
      {hasEnded || isAnswering(complete) ? null : (
        <p className="mb-2">
          {trial === 'not-started' ? 'Then, with' : 'With'} the needed steps complete, {brand.product} takes
          your calls and books appointments. The rest is optional.
        </p>
      )}
      <div className="mb-4" role="status">
        {!exists ? null : areKnown ? (
          <Progress complete={complete} trial={trial} hasNumber={phoneNumber !== null} answers={answers} />
        ) : (
          <p className="font-semibold text-muted">
            Steps that you marked in another browser don’t show here. You can mark them here, too.
          </p>
        )}
      </div>
      {props.hasUrgentNumber === false && !hasEnded && !answers ? (
        <p className="mb-4">
          <NoUrgentNumber agentId={agentId} length="long" />
        </p>
      ) : null}
      <Steps {...props} marks={marks} />
    </>
  );
}

interface ProgressProps extends Pick<ChecklistProps, 'complete' | 'trial'> {
  hasNumber: boolean;
  answers: boolean;
}

/** Counts the needed steps alone until the rest matters. */
function Progress({ complete, trial, hasNumber, answers }: ProgressProps) {
  if (trial === 'ended') return null;
  return (
    <>
      <p className="font-semibold">
        {`${countNeeded(complete)} of ${neededKeys.length} needed steps done`}
        {answers || isSetupComplete(complete)
          ? `, and ${countOthers(complete)} of the other ${otherKeys.length}.`
          : '.'}
      </p>
      {answers ? null : <p className="mt-2">{callsText(complete, trial, hasNumber)}</p>}
    </>
  );
}

/** Says who answers tonight and what callers get, while a needed step is missing. Without a trial, nothing gets booked. */
function callsText(complete: ChecklistKey[], trial: TrialState, hasNumber: boolean): string {
  const { areForwarded, get } = callsNow(complete);
  if (areForwarded && !hasNumber) return checklistTexts.forwardedWithoutNumber;
  const isInTrial = trial === 'started';
  const later = isInTrial
    ? ' It books appointments once your calendar is shared and the invite accepted.'
    : '';
  if (areForwarded)
    return `Tonight: ${brand.product} answers the calls you forward and takes a message for you.${later}`;
  const own = 'Tonight: your own phone rings as before. Whoever calls the trial number';
  if (isInTrial && get === 'appointment') return `${own} gets an appointment.`;
  if (trial === 'unknown' && get === 'appointment') return `${own} reaches ${brand.product}.`;
  return `${own} reaches ${brand.product} and leaves a message for you.${later}`;
}

/** The steps of each group. The widget's stands last and back if there is no website. */
function Steps({ marks, ...props }: ChecklistProps & { marks: Marks }) {
  const { open, hasWebsite, trial } = props;
  const phoneNumber = trial === 'ended' ? null : props.phoneNumber; // it may be off
  const isQuiet = (key: ChecklistKey) => key === 'widget' && !hasWebsite;
  const keys = [...checklistKeys.filter((key) => !isQuiet(key)), ...checklistKeys.filter(isQuiet)];
  return (
    <div className="card py-2">
      {Object.entries(checklistGroups).map(([group, title], index) => (
        <Fragment key={group}>
          <h2 className={`${index === 0 ? 'mt-3' : 'mt-6'} mb-1 text-lg`}>{title}</h2>
          {keys
            .filter((key) => checklistSteps[key].group === group)
            .map((key) => (
              <ChecklistStep
                key={key}
                stepKey={key}
                marks={marks}
                open={open.includes(key)}
                isQuiet={isQuiet(key)}
              >
                <StepText
                  {...props}
                  step={key}
                  phoneNumber={phoneNumber}
                  areForwarded={marks.complete.includes('phone')}
                />
              </ChecklistStep>
            ))}
        </Fragment>
      ))}
    </div>
  );
}

interface LiveProps extends Pick<
  ChecklistProps,
  'agentId' | 'complete' | 'phoneNumber' | 'hasUrgentNumber' | 'trial' | 'isForwardedAgain' | 'numberPeriod'
> {
  answers: boolean;
}

/** Says that the receptionist answers, or that all steps are done that an owner can do right away, with what comes next. */
function Live({ agentId, complete, answers, phoneNumber, hasUrgentNumber, trial, ...again }: LiveProps) {
  const isTested = complete.includes('test');
  const answering = `${brand.product} is answering`;
  const rows = [
    ...(phoneNumber
      ? [{ label: 'Trial number', value: <a href={telHref(phoneNumber)}>{phoneNumber}</a> }]
      : []),
    ...(hasUrgentNumber === false
      ? [{ label: 'Urgent calls', value: <NoUrgentNumber agentId={agentId} length="short" /> }]
      : []),
  ];
  return (
    <div className="mb-6">
      <Ticket
        label={brand.product}
        title={isSetupComplete(complete) ? 'Setup Complete!' : answering}
        stamp={answers ? 'Open for calls' : null}
      >
        {answers ? (
          <>
            <p className="mt-2">
              {isSetupComplete(complete) ? `${answering}. ` : ''}
              {isTested ? 'It takes' : 'With these steps done, it takes'} the calls you forward
              {trial === 'not-started'
                ? ' and leaves you a message'
                : ' and books appointments on your calendar'}
              .{isTested ? null : ' Make a test call to be sure.'}
            </p>
            {rows.length > 0 ? <TicketRows rows={rows} /> : null}
            {again.isForwardedAgain || trial === 'not-started' ? null : trial === 'started' ? (
              <ForwardAgain agentId={agentId} numberPeriod={again.numberPeriod} />
            ) : (
              <DialAgain />
            )}
            {nextStep(complete) === 'test' ? (
              <p className="mt-4">
                <a href="#step-test" className="btn btn-primary max-sm:w-full">
                  Next: test it
                </a>
              </p>
            ) : null}
          </>
        ) : complete.includes('phone') ? null : (
          <>
            <p className="mt-2">Your calls don’t go to {brand.product} yet. Still to do:</p>
            <ol className="mt-2 grid list-decimal gap-1 pl-6">
              <li>
                Get your permanent number.{' '}
                {trial === 'started' ? waitTimes.ownNumber : waitTimes.permanentNumber}
              </li>
              <li>
                <a href="#step-phone">Forward your calls to it.</a>
              </li>
              <li>Call your own number and hear who picks up.</li>
            </ol>
          </>
        )}
      </Ticket>
    </div>
  );
}

interface TrialLineProps {
  status: string;
  hasEnded: boolean;
  next: ChecklistKey | null;
}

function TrialLine({ status, hasEnded, next }: TrialLineProps) {
  if (hasEnded)
    return (
      <div className="mb-4 rounded-xl bg-tint px-4 py-3">
        <p className="mb-3 font-semibold">{status}.</p>
        <AfterTrial />
      </div>
    );
  return (
    <p className="mb-4 rounded-xl bg-tint px-4 py-3 font-semibold">
      {status}.{' '}
      {next ? (
        <>
          Next: <a href={`#step-${next}`}>{checklistSteps[next].title}</a>
        </>
      ) : null}
    </p>
  );
}
