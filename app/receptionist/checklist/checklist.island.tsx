import { Fragment } from 'react';

import { brand, telHref } from '~/brand';
import { checklistGroups, checklistSteps, checklistTexts, noUrgentNumber } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import { AddressText } from '~/site/address-text';
import { Ticket, TicketRows } from '~/site/ticket';
import { callsNow } from '../record/calls-now';
import type { CallsNow } from '../record/calls-now';
import {
  answeringText,
  areNeededDone,
  checklistKeys,
  doneAmong,
  isSetupComplete,
  neededDone,
  nextStep,
  otherKeys,
} from '../record/checklist-steps';
import { DialAgain, ForwardAgain, NoUrgentNumber, PermanentNumberWait } from '../number/number-notes';
import { isOfBusiness } from '../record/receptionist';
import type { ReceptionistView } from '../record/receptionist-view';
import { ChecklistStep } from './checklist-step';
import { StepText } from './step-texts';
import type { StepTextProps } from './step-texts';
import { useMarks } from './use-marks';
import type { Marks } from './use-marks';

interface ChecklistProps extends Pick<StepTextProps, 'view' | 'snippet'> {
  open: ChecklistKey[];
  /** The notice after the return from the checkout; `null` on other visits. */
  cardArrived: string | null;
}

/** The checklist. After the trial, the page shows its heading. */
export default function Checklist({ view, open, snippet, cardArrived }: ChecklistProps) {
  const { relation, trial } = view;
  const { state } = trial;
  const marks = useMarks(view.marks.complete);
  const { complete } = marks;
  const areKnown = view.marks.areKnown || complete.length > 0;
  const hasEnded = state === 'ended';
  const calls = callsNow(view, complete);
  const areNeededMarked = areNeededDone(complete);
  const isLive = !hasEnded && (isSetupComplete(complete) || (areNeededMarked && calls.reach !== 'unknown'));
  const status = { view, complete, calls };
  return (
    <>
      {hasEnded ? null : <h1 className="mb-3">Your Checklist</h1>}
      {trial.period && !hasEnded ? (
        <TrialLine status={trial.period.status} next={nextStep(complete)} cardArrived={cardArrived} />
      ) : null}
      <div role="status" id="setup-complete" ref={marks.refOf('setup-complete')} tabIndex={-1}>
        {isLive ? <Live {...status} /> : null}
      </div>
      {hasEnded || areNeededMarked ? null : (
        <p className="mb-2">
          {state === 'not-started' ? 'Then, with' : 'With'} the needed steps complete, {brand.product} takes
          your calls and books appointments. The rest is optional.
        </p>
      )}
      <div className="mb-4" role="status">
        {!isOfBusiness(relation) || hasEnded ? null : areKnown ? (
          <Progress {...status} />
        ) : (
          <p className="font-semibold text-muted">
            Steps that you marked in another browser don’t show here. You can mark them here, too.
          </p>
        )}
      </div>
      {hasEnded || calls.isAnswering ? null : <Tonight {...status} areKnown={areKnown} />}
      <Steps view={view} snippet={snippet} open={open} marks={marks} />
    </>
  );
}

interface StatusProps {
  view: ReceptionistView;
  complete: ChecklistKey[];
  calls: CallsNow;
}

/** Counts only the needed steps until they are done, and warns if the trial number gets no calls. */
function Progress({ view, complete, calls }: StatusProps) {
  const { asOf } = view.marks;
  const warning = calls.isAnswering ? null : warningText(calls, view);
  return (
    <>
      <p className="font-semibold">
        {complete.length === checklistKeys.length
          ? `All ${complete.length} steps done.`
          : `${neededDone(complete)}${calls.isAnswering || isSetupComplete(complete) ? othersLeft(complete) : '.'}`}
      </p>
      {warning ? <p className="mt-2">{warning}</p> : null}
      {asOf ? <p className="mt-2">{asOf}</p> : null}
    </>
  );
}

function othersLeft(complete: ChecklistKey[]): string {
  const left = otherKeys.length - doneAmong(otherKeys, complete);
  return left === 0
    ? `, and the\u00a0${otherKeys.length}\u00a0others.`
    : `, ${left} ${left === 1 ? 'other' : 'others'} to go.`;
}

function warningText({ reach }: CallsNow, { trialNumber }: ReceptionistView): string | null {
  if (reach === 'unknown') return checklistTexts.forwardedWithoutNumber;
  if (reach === 'trial-number-off') return checklistTexts.forwardedToOff;
  return trialNumber.isOff ? checklistTexts.numberOff : null;
}

/** Says who answers until the needed steps are done, folded above the steps. */
function Tonight({ view, calls, areKnown }: StatusProps & { areKnown: boolean }) {
  const { relation, facts, urgentNumberLink } = view;
  const urgent =
    facts.hasUrgentNumber === false ? (
      <NoUrgentNumber text={noUrgentNumber.long} link={urgentNumberLink} />
    ) : null;
  if (!isOfBusiness(relation) || !areKnown || warningText(calls, view))
    return urgent ? <p className="mb-4">{urgent}</p> : null;
  return (
    <details className="accordion mb-4">
      <summary>Tonight: who answers your calls</summary>
      <p>
        <AddressText text={tonightText(calls, view)} />
      </p>
      {urgent ? <p>{urgent}</p> : null}
    </details>
  );
}

/** What callers get while a needed step is open. Without a trial, nothing gets booked. */
function tonightText({ reach, callersGet }: CallsNow, { trial, messagesArriveAt }: ReceptionistView): string {
  const isInTrial = trial.state === 'started';
  const later = isInTrial ? ` ${brand.product} books appointments once both calendar steps are done.` : '';
  if (reach === 'receptionist')
    return `${brand.product} answers the calls you forward and takes a message. ${messagesArriveAt}${later}`;
  const own =
    'Unless you’ve forwarded your calls, your own phone rings as before. Whoever calls the trial number';
  if (callersGet === 'appointment') return `${own} can book an appointment.`;
  if (callersGet === 'unknown') return `${own} reaches ${brand.product}.`;
  return `${own} reaches ${brand.product} and leaves a message. ${messagesArriveAt}${later}`;
}

/** The steps of each group. Without a website, the widget's step comes last and looks less important. */
function Steps({ view, snippet, open, marks }: Omit<ChecklistProps, 'cardArrived'> & { marks: Marks }) {
  const { mayBeOff, text } = view.trialNumber;
  const number = mayBeOff ? null : text;
  const isQuiet = (key: ChecklistKey) => key === 'widget' && !view.facts.mayHaveWebsite;
  return (
    <div className="card py-2">
      {Object.values(checklistGroups).map(({ heading, keys }, index) => (
        <Fragment key={heading}>
          <h2 className={`${index === 0 ? 'mt-3' : 'mt-6'} mb-1 text-lg`}>{heading}</h2>
          {[...keys]
            .sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)))
            .map((key) => (
              <ChecklistStep
                key={key}
                stepKey={key}
                marks={marks}
                open={open.includes(key)}
                isQuiet={isQuiet(key)}
              >
                <StepText
                  step={key}
                  view={view}
                  snippet={snippet}
                  number={number}
                  complete={marks.complete}
                />
              </ChecklistStep>
            ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Says that the receptionist answers, or that all steps are done that an owner can do right away, with what comes next. */
function Live({ view, complete, calls: { reach, callersGet, isAnswering } }: StatusProps) {
  const { facts, trialNumber } = view;
  const { state } = view.trial;
  const number = trialNumber.text;
  const isTested = complete.includes('test');
  const answering = answeringText(complete);
  const rows = [
    ...(number ? [{ label: 'Trial number', value: <a href={telHref(number)}>{number}</a> }] : []),
    ...(facts.hasUrgentNumber === false
      ? [
          {
            label: 'Urgent calls',
            value: <NoUrgentNumber text={noUrgentNumber.short} link={view.urgentNumberLink} />,
          },
        ]
      : []),
  ];
  return (
    <div className="mb-6">
      <Ticket
        label={facts.businessName || brand.product}
        title={
          isSetupComplete(complete) ? 'Setup Complete!' : isAnswering ? answering : 'Dial the code again'
        }
        stamp={isAnswering ? 'Open for calls' : null}
      >
        {isAnswering ? (
          <>
            <p className="mt-2">
              {isSetupComplete(complete) ? `${answering}. ` : ''}
              {isTested ? 'It takes' : 'With these steps done, it takes'} the calls you forward
              {callersGet === 'message' ? ' and leaves you a message' : null}
              {callersGet === 'appointment' ? ' and books appointments on your calendar' : null}.
              {isTested ? null : ' Make a test call to be sure.'}
            </p>
            {rows.length > 0 ? <TicketRows rows={rows} /> : null}
            {state === 'started' ? (
              <ForwardAgain view={view} place="checklist" />
            ) : state === 'not-started' || view.marks.isForwardedAgain ? null : (
              <DialAgain />
            )}
            {nextStep(complete) === 'test' ? (
              <p className="mt-4">
                <a href="#step-test" className="btn btn-primary">
                  Next: test it
                </a>
              </p>
            ) : null}
          </>
        ) : reach === 'trial-number-off' ? (
          <>
            <p className="mt-2">{checklistTexts.forwardedToOff}</p>
            {state === 'started' ? <ForwardAgain view={view} place="checklist" /> : null}
          </>
        ) : reach === 'own-phone' ? (
          <>
            <p className="mt-2">Your calls don’t go to {brand.product} yet. Still to do:</p>
            <ol className="mt-2 grid list-decimal gap-1 pl-6">
              <li>
                Get your permanent number. <PermanentNumberWait view={view} />
              </li>
              <li>
                <a href="#step-phone">Forward your calls to it.</a>
              </li>
              <li>Call your own number and hear who picks up.</li>
            </ol>
          </>
        ) : null}
      </Ticket>
    </div>
  );
}

interface TrialLineProps extends Pick<ChecklistProps, 'cardArrived'> {
  /** A sentence without its full stop that names the last day. */
  status: string;
  next: ChecklistKey | null;
}

function TrialLine({ status, next, cardArrived }: TrialLineProps) {
  return (
    <p className="mb-4 rounded-xl bg-tint px-4 py-3 font-semibold">
      {status}.{' '}
      {next ? (
        <>
          Next: <a href={`#step-${next}`}>{checklistSteps[next].title}</a>
        </>
      ) : null}
      {cardArrived ? <span className="block font-normal">{cardArrived}</span> : null}
    </p>
  );
}
