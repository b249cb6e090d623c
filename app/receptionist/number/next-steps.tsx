import { pricingCopy, minutes } from '~/brand';

interface NextStepsProps {
  agentId: string;
  /** The last day of the trial in words, or `null` before the checkout. */
  trialEnds: string | null;
}

export function NextSteps({ agentId, trialEnds }: NextStepsProps) {
  const trial = {
    title: 'Start your trial',
    text: pricingCopy.trial,
    href: `/trial-signup?agent=${agentId}`,
  };
  const checklist = trialEnds ? { href: `/calendar-setup?agentId=${agentId}` } : { href: undefined };
  const steps = [
    { title: 'Call it', text: 'Ask what your customers ask, and book an appointment.', href: undefined },
    ...(trialEnds ? [] : [trial]),
    {
      title: 'Share your calendar',
      text: `${minutes.calendar} minutes, and it books real jobs.`,
      ...checklist,
    },
    {
      title: 'Forward your calls',
      text: `${minutes.forwarding} minutes, when you’re ready.`,
      href: '/testforwarding',
    },
  ];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3">
        What Happens Next
      </h2>
      <ol className="ready-steps">
        {steps.map(({ title, text, href }) => (
          <li key={title}>
            <strong>{href ? <a href={href}>{title}</a> : title}.</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
