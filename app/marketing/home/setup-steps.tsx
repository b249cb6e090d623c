import { brand } from '~/brand';

const steps = [
  {
    title: `Create ${brand.product}`,
    minutes: 5,
    text: 'From your website address, or in a short conversation.',
  },
  {
    title: 'Share Calendar',
    minutes: 3,
    text: 'Google or Outlook. It never books over a job.',
  },
  { title: 'Get Your Number', minutes: 1, text: 'A trial number at once, your own within 24 hours.' },
  {
    title: 'Forward Calls',
    minutes: 5,
    text: 'All calls, or only those that you cannot take.',
  },
] as const;

export function SetupSteps() {
  return (
    <section id="steps" aria-labelledby="steps-title" className="home-section">
      <div className="page">
        <h2 id="steps-title">Get Started in 10 Minutes</h2>
        <p className="home-lead">10 minutes until it answers; forwarding 5 more, whenever you like.</p>
        <ol className="home-steps">
          {steps.map(({ title, minutes, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="home-step-time">{minutes} min</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
