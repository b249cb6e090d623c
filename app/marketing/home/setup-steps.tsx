import { brand } from '~/brand';

const steps = [
  {
    title: `Create ${brand.product}`,
    minutes: 5,
    text: 'From your website address or in a short conversation. It learns your services, area and hours.',
  },
  {
    title: 'Share Calendar',
    minutes: 3,
    text: 'Google or Outlook. It sees when you are busy, so that it never books over a job.',
  },
  { title: 'Get Your Number', minutes: 1, text: 'A trial number at once, your own within 24 hours.' },
  {
    title: 'Forward Calls',
    minutes: 5,
    text: 'All calls, or only those you cannot take. Do it when you have heard enough test calls.',
  },
] as const;

/** The four steps, in the order in which they are done. */
export function SetupSteps() {
  return (
    <section id="steps" aria-labelledby="steps-title" className="page py-14">
      <h2 id="steps-title" className="mb-2">
        Get Started in 10 Minutes
      </h2>
      <p className="mb-7 max-w-2xl">
        About ten minutes until it answers on its own number. Forwarding your calls can wait until you trust
        it.
      </p>
      <ol className="home-steps">
        {steps.map(({ title, minutes, text }, index) => (
          <li key={title}>
            <span className="home-steps-mark" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="hint">{minutes} min</p>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
