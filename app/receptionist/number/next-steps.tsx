import { pricingCopy, minutes, waitTimes } from '~/brand';
import { forwardingPath } from '~/domain/forwarding-code';
import type { ChecklistKey } from '../checklist/checklist';

interface NextStepsProps {
  agentId: string;
  /** The receptionist's number; `null` until it is known. */
  phoneNumber: string | null;
  /** Until when the trial runs, as a sentence without its period; `null` before the checkout. */
  trialStatus: string | null;
  /** The steps that are complete on the checklist. */
  complete: ChecklistKey[];
}

export function NextSteps(props: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3">
        What Happens Next
      </h2>
      <ol className="ready-steps">
        {(props.trialStatus ? stepsInTrial(props) : stepsBeforeTrial(props)).map(({ title, text, href }) => (
          <li key={title}>
            <strong>{href ? <a href={href}>{title}</a> : title}.</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Step {
  title: string;
  text: string;
  href?: string;
}

const call: Step = { title: 'Call it', text: 'Ask what your customers ask, and book an appointment.' };
const shareCalendar: Step = {
  title: 'Share your calendar',
  text: `${minutes.calendar} minutes, and it books real jobs.`,
};
function forwardTo(phoneNumber: string | null): Step {
  return {
    title: 'Forward your calls',
    text: `${minutes.forwarding} minutes, when you’re ready.`,
    href: phoneNumber ? forwardingPath(phoneNumber) : '/testforwarding',
  };
}

function stepsBeforeTrial({ agentId, phoneNumber }: NextStepsProps): Step[] {
  const trial = {
    title: 'Start your trial',
    text: pricingCopy.trial,
    href: `/trial-signup?agent=${agentId}`,
  };
  return [call, trial, shareCalendar, forwardTo(phoneNumber)];
}

/** The steps that remain until callers reach the receptionist. */
function stepsInTrial({ agentId, phoneNumber, complete }: NextStepsProps): Step[] {
  const href = `/calendar-setup?agentId=${agentId}`;
  const steps: (Step & { key: ChecklistKey })[] = [
    { key: 'calendar', ...shareCalendar, href },
    { key: 'invite', title: 'Accept the invite', text: waitTimes.invite, href: `${href}&open=invite` },
    { key: 'phone', ...forwardTo(phoneNumber) },
  ];
  const open = steps.filter(({ key }) => !complete.includes(key));
  return open.length > 0 ? [call, ...open] : [hearIt];
}

const hearIt: Step = {
  title: 'Call your own number',
  text: 'Do it from another phone, and hear who picks up.',
};
