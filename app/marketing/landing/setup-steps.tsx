import { brand, minutes, waitTimes } from '~/brand';
import { StartForm } from './start-form';

const steps = [
  {
    title: `Create ${brand.product}`,
    time: minutes.create,
    text: 'From your website, or just by talking it through.',
  },
  {
    title: 'Share Calendar',
    time: minutes.calendar,
    text: 'Google or Outlook. It never double-books you.',
  },
  {
    title: 'Get Your Number',
    time: minutes.number,
    text: `A trial number right away. ${waitTimes.ownNumber}`,
  },
  {
    title: 'Forward Calls',
    time: minutes.forwarding,
    text: 'All your calls, or just the ones you miss.',
  },
] as const;

/** The steps of the setup. `pitch` adds the tagline, which is true for the price per booking only. */
export function SetupSteps({ pitch = false }: { pitch?: boolean }) {
  return (
    <section id="steps" aria-labelledby="steps-title" className="home-section">
      <div className="page">
        <h2 id="steps-title">Get Started in {minutes.setUp} Minutes</h2>
        <p className="home-lead">
          {minutes.withForwarding} minutes, forwarding included.{' '}
          {pitch ? <strong>{brand.tagline}</strong> : null}
        </p>
        <ol className="home-steps">
          {steps.map(({ title, time, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="home-step-time">{time} min</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <StartForm />
      </div>
    </section>
  );
}
