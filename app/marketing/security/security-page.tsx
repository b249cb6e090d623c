import type { ReactNode } from 'react';

import { brand } from '~/brand';
import { dataTerms } from '~/content/data-terms';
import { baaSteps, processors, storedData, vendorAnswers } from '~/content/stored-data';
import { SectionsPage } from '~/site/page-frames';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { FaqAnswer } from '../faq/faq-answer';

const answers: readonly { id: string; title: string; lines: readonly ReactNode[] }[] = [
  {
    id: 'recorded',
    title: 'What’s Recorded',
    lines: [
      dataTerms.recording,
      <>
        Some states require everyone on the line to agree first. To have calls recorded, write to{' '}
        <SupportEmail />
      </>,
    ],
  },
  {
    id: 'kept',
    title: 'When Your Account Ends',
    lines: [dataTerms.location + ' ' + dataTerms.kept, dataTerms.afterTrial],
  },
  { id: 'access', title: 'Who Can See It', lines: [dataTerms.access, dataTerms.protected] },
  {
    id: 'calendar',
    title: 'Your Calendar',
    lines: [
      'We use what’s on your calendar only for open times, drive times and bookings. Stop sharing it in your calendar’s settings, and that takes effect right away.',
    ],
  },
  {
    id: 'deleted',
    title: 'How to Have It Deleted',
    lines: [<FaqAnswer id="delete-data" isInParagraph />],
  },
  {
    id: 'cancel',
    title: 'How to Cancel, and What Stays Yours',
    lines: [<FaqAnswer id="cancel" isInParagraph />],
  },
  {
    id: 'failure',
    title: 'When Something Fails',
    lines: [
      dataTerms.failure,
      <>
        You can always take your calls back yourself: dial the{' '}
        <a href="/testforwarding">code that turns forwarding off</a>, and your phone rings the way it did
        before.
      </>,
    ],
  },
  {
    id: 'limits',
    title: 'What It Can’t Do',
    lines: [
      'It can mishear a name or a street, so it repeats what matters before it books.',
      'It doesn’t verify insurance, look up a chart, give professional advice or dial 911.',
    ],
  },
  {
    id: 'company',
    title: 'Who Runs It',
    lines: [
      <>
        {brand.legalName} runs it. <a href="/about">Read who we are</a>, or{' '}
        <a href="/contact">talk to a person</a> before you decide.
      </>,
    ],
  },
];

export function SecurityPage() {
  return (
    <SectionsPage
      title="What We Keep, and Who Sees It"
      lead="Your callers trust you with their names and addresses. Here’s what happens to them. Our privacy policy has the same terms in full."
    >
      <section id="stored" aria-labelledby="stored-title" className="home-section">
        <div className="page">
          <h2 id="stored-title">What’s Stored, Row by Row</h2>
          <p className="home-lead">
            Neither we nor the companies that work for us train AI models on any of it.
          </p>
          <StoredDataTable />
          <div className="answer-columns">
            <div id="processors">
              <h3>Companies That Work for Us</h3>
              <dl className="trade-rows">
                {processors.map(({ does, gets }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>{gets}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <dl className="grid content-start gap-4">
              {vendorAnswers.map(({ id, question, answer }) => (
                <div key={id} id={id}>
                  <dt className="font-semibold">{question}</dt>
                  <dd className="mt-1">{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section aria-labelledby="health" className="home-section bg-tint">
        <div className="page">
          <h2 id="health">Health Information and HIPAA</h2>
          <div className="grid max-w-3xl gap-3">
            <p>{dataTerms.health}</p>
            <p className="border-l-4 border-accent pl-4 font-semibold">{dataTerms.baa}</p>
          </div>
          <h3 id="baa" className="mt-6">
            From Asking to the First Patient’s Call
          </h3>
          <ol className="home-steps mt-3">
            {baaSteps.map(({ when, title, text }) => (
              <li key={title}>
                <h4 className="font-semibold">
                  {title} <span className="hint font-normal">{when}</span>
                </h4>
                <p className="home-step-text">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-6 max-w-3xl">
            Signed or not, the ticket of a booking holds no symptom: “limited exam, 8:40,” not what hurts. To
            ask for a BAA, or about your practice, email <SupportEmail /> or call <SupportPhone />,{' '}
            <SupportHours end="." /> Ask your own lawyer, too, before you go live.
          </p>
        </div>
      </section>
      <section aria-labelledby="answers-title" className="home-section home-band">
        <div className="page">
          <h2 id="answers-title">Straight Answers</h2>
          <div className="answer-columns">
            {answers.map(({ id, title, lines }) => (
              <div key={id} id={id}>
                <h3>{title}</h3>
                {lines.map((line, index) => (
                  <p key={index} className="mt-1">
                    {line}
                  </p>
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="report-title" className="home-section">
        <div className="page">
          <h2 id="report-title">Found a Problem? Tell a Person</h2>
          <p className="max-w-2xl">
            Email <SupportEmail /> or call <SupportPhone />, <SupportHours end="." /> The full text is in the{' '}
            <a href="/privacy#privacy">privacy policy</a> and the{' '}
            <a href="/privacy#terms">terms of service</a>.
          </p>
        </div>
      </section>
    </SectionsPage>
  );
}

function StoredDataTable() {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well
    <div className="overflow-x-auto" role="group" aria-label="What is stored" tabIndex={0}>
      <table className="compare-table stored-table">
        <caption className="sr-only">What is stored, where, for how long, and who sees it</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">How long</th>
            <th scope="col">Who sees it</th>
            <th scope="col">Trains models</th>
          </tr>
        </thead>
        <tbody>
          {storedData.map(({ what, where, kept, seenBy }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{where}</td>
              <td>{kept}</td>
              <td>{seenBy}</td>
              <td>No</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
