import { brand, minutes } from '~/brand';
import { setupSteps } from '~/content/setup-steps';
import { StartForm } from '~/site/start-form';

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
          {setupSteps.map(({ title, time, text, isOnPhones }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="home-step-time">{time} min</p>
              <p className={isOnPhones ? undefined : 'max-sm:hidden'}>{text}</p>
            </li>
          ))}
        </ol>
        <StartForm />
      </div>
    </section>
  );
}
