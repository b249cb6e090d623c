import { bill, minutes } from '~/brand';

const steps = [
  { title: 'Call it', text: 'Ask what your customers ask, and book an appointment.' },
  { title: 'Start your trial', text: bill.trial },
  { title: 'Share your calendar', text: `${minutes.calendar} minutes, and it books real jobs.` },
  { title: 'Forward your calls', text: `${minutes.forwarding} minutes, when you’re ready.` },
];

export function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3">
        What happens next
      </h2>
      <ol className="ready-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
