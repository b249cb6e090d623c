import { pricing } from '~/brand';

const steps = [
  { title: 'Call it', text: 'Ask what your customers ask, and book an appointment.' },
  { title: 'Start your trial', text: `${pricing.trialDays} days, no charge today.` },
  { title: 'Share your calendar', text: '3 minutes, then it books real jobs.' },
  { title: 'Forward your calls', text: '5 minutes, whenever you like.' },
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
