import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { brand, minutes, waitTimes } from '~/brand';
import { errorPageTexts, postForm } from '~/platform/forms/browser/post-form';
import { notSent } from '~/platform/forms/toast-text';
import { Ticket } from '~/site/ticket';
import {
  countComplete,
  countedKeys,
  firstOpenStep,
  isOpenForCalls,
  isSetupComplete,
  nextStepId,
  stepTitles,
  withStep,
} from './checklist';
import type { ChecklistKey } from './checklist';
import { ChecklistStep } from './checklist-step';
import type { Marks } from './checklist-step';
import { CalendarStep, InviteStep, PhoneStep, TestStep, VoiceStep, WidgetStep } from './step-texts';

export interface ChecklistProps {
  agentId: string;
  complete: ChecklistKey[];
  /** Whether the owner's own voice was recorded. */
  ownVoice: boolean;
  /** Whether callers may be patients, so that nothing suggests to take their calls tonight. */
  hasPatients: boolean;
  /** False if customers come to the business. */
  hasDrives: boolean;
  /** False if the owner's marks may be in another browser. */
  marksAreKnown: boolean;
  open: ChecklistKey[];
  /** The widget's code; `null` if the receptionist is unknown or ours. */
  snippet: string | null;
  /** The `mailto:` link that sends the steps for a computer. */
  mailSteps: string;
  phoneNumber: string | null;
  /** Until when the trial runs, as a sentence without its period; `null` before the checkout. */
  trialStatus: string | null;
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    checklist: ChecklistProps;
  }
}

export default function Checklist(props: ChecklistProps) {
  const { trialStatus, marksAreKnown } = props;
  const marks = useMarks(props.complete);
  return (
    <>
      <h1 className="mb-3">Connect Your Calendar</h1>
      {trialStatus ? <TrialLine status={trialStatus} complete={marks.complete} /> : null}
      {isSetupComplete(marks.complete) ? null : (
        <p className="mb-2">
          With the first three steps, {brand.product} takes your calls and books jobs. The rest is optional.
        </p>
      )}
      <p className="mb-4 font-semibold text-muted" role="status">
        {marksAreKnown || marks.complete.length > 0
          ? progressText(marks.complete)
          : 'Steps you marked elsewhere aren’t shown: marks stay in the browser that made them. You can mark them here too.'}
      </p>
      <div role="status" id="setup-complete" tabIndex={-1}>
        {isSetupComplete(marks.complete) ? <SetupComplete complete={marks.complete} /> : null}
      </div>
      <Steps {...props} marks={marks} />
    </>
  );
}

/** Forwarding isn't one of the counted steps, but no call arrives without it. */
function progressText(complete: ChecklistKey[]): string {
  const forwarding = complete.includes('phone') ? 'done' : 'not done yet';
  return `${countComplete(complete)} of ${countedKeys.length} complete, plus call forwarding: ${forwarding}.`;
}

/** Shows a mark at once and sends it in the background. If that fails, the mark is undone and the step shows an error. */
function useMarks(initial: ChecklistKey[]): Marks {
  const [complete, setComplete] = useState(initial);
  const [marked, setMarked] = useState<{ key: ChecklistKey; done: boolean } | null>(null);
  const [problem, setProblem] = useState<Marks['problem']>(null);
  const sending = useRef(Promise.resolve()); // one at a time, because each request stores all marks

  useEffect(() => {
    if (marked)
      showNextStep(marked.done ? nextStepId(marked.key, complete) : `step-${marked.key}`, marked.done);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once per click of the visitor
  }, [marked]);

  async function send(form: HTMLFormElement, typed: FormData, key: ChecklistKey, done: boolean) {
    const reply = await postForm(form, typed, { keepalive: true });
    if (reply.kind === 'redirect') return;
    setComplete((now) => withStep(now, key, !done));
    setProblem({ key, text: reply.kind === 'page' ? errorPageTexts(reply.page) : notSent });
  }

  return {
    complete,
    problem,
    mark(event: FormEvent<HTMLFormElement>, key: ChecklistKey) {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = new FormData(form);
      const done = !complete.includes(key);
      setProblem(null);
      setComplete((now) => withStep(now, key, done));
      setMarked({ key, done });
      sending.current = sending.current.then(() => send(form, typed, key, done));
    },
  };
}

/** Opens and scrolls to the step after a completed one. Closes a step marked as incomplete and focuses its heading. */
function showNextStep(id: string, done: boolean): void {
  const element = document.getElementById(id);
  const summary = element?.querySelector('summary');
  if (done) {
    element?.toggleAttribute('open', summary !== null);
    if (!summary) element?.focus({ preventScroll: true });
    return (summary ?? element)?.scrollIntoView({ block: summary ? 'start' : 'center' });
  }
  element?.removeAttribute('open');
  summary?.focus();
}

interface StepsProps extends ChecklistProps {
  marks: Marks;
}

function Steps(props: StepsProps) {
  const { agentId, open, ownVoice, hasPatients, hasDrives, snippet, mailSteps, phoneNumber, marks } = props;
  const step = (stepKey: ChecklistKey) => ({
    stepKey,
    title: stepTitles[stepKey],
    minutes: stepMinutes[stepKey],
    marks,
    open: open.includes(stepKey),
  });
  return (
    <div className="card py-2">
      <h2 className="mt-3 mb-1 text-lg">Needed for Calls and Bookings</h2>
      <ChecklistStep {...step('calendar')} place="On a phone or a computer">
        <CalendarStep mailSteps={mailSteps} hasDrives={hasDrives} />
      </ChecklistStep>
      <ChecklistStep {...step('invite')} place="On your phone">
        <InviteStep />
      </ChecklistStep>
      <ChecklistStep {...step('phone')} place="On your phone">
        <PhoneStep phoneNumber={phoneNumber} hasPatients={hasPatients} />
      </ChecklistStep>
      <h2 className="mt-6 mb-1 text-lg">Optional</h2>
      <ChecklistStep {...step('widget')} place="On a computer">
        <WidgetStep snippet={snippet} agentId={agentId} />
      </ChecklistStep>
      <ChecklistStep {...step('voice')} place="On a phone or a computer">
        <VoiceStep agentId={agentId} ownVoice={ownVoice} />
      </ChecklistStep>
      <ChecklistStep {...step('test')} place="On your phone">
        <TestStep phoneNumber={phoneNumber} />
      </ChecklistStep>
    </div>
  );
}

const stepMinutes: Record<ChecklistKey, number> = { ...minutes, phone: minutes.forwarding };

/** The success message, with the tasks that remain before callers reach the receptionist. */
function SetupComplete({ complete }: { complete: ChecklistKey[] }) {
  const isOpen = isOpenForCalls(complete);
  return (
    <div className="mb-6">
      <Ticket label={brand.product} title="Setup Complete!" stamp={isOpen ? 'Open for calls' : null}>
        {isOpen ? (
          <p className="mt-2">
            {brand.product} is ready to book jobs. Call your own number from another phone and hear who picks
            up.
          </p>
        ) : (
          <>
            <p className="mt-2">Your calls don’t go to {brand.product} yet. Still to do:</p>
            <ol className="mt-2 grid list-decimal gap-1 pl-6">
              <li>Get your number. {waitTimes.ownNumber}</li>
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

function TrialLine({ status, complete }: { status: string; complete: ChecklistKey[] }) {
  const next = firstOpenStep(complete);
  return (
    <p className="mb-4 rounded-xl bg-tint px-4 py-3 font-semibold">
      {status}.{' '}
      {next ? (
        <>
          Next: <a href={`#step-${next}`}>{stepTitles[next]}</a>
        </>
      ) : null}
    </p>
  );
}
