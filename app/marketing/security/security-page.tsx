import type { ReactNode } from 'react';

import { dataTerms } from '~/content/data-terms';
import type { FaqId } from '~/content/faq/questions';
import Answers from '~/content/security/answers.mdx';
import Health from '~/content/security/health.mdx';
import Report from '~/content/security/report.mdx';
import { baaSteps, processors, storedData, vendorAnswers } from '~/content/stored-data';
import { SectionsPage } from '~/site/page-frames';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { FaqAnswer } from '../faq/faq-answer';

/** The components that the texts may use without importing them. */
const components = {
  Answer,
  FaqAnswer: FaqLine,
  Line,
  SupportEmail,
  SupportHours,
  SupportPhone,
  p: Line,
};

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
          <div className="mt-6 max-w-3xl">
            <Health components={components} />
          </div>
        </div>
      </section>
      <section aria-labelledby="answers-title" className="home-section home-band">
        <div className="page">
          <h2 id="answers-title">Straight Answers</h2>
          <div className="answer-columns">
            <Answers components={components} />
          </div>
        </div>
      </section>
      <section aria-labelledby="report-title" className="home-section">
        <div className="page">
          <h2 id="report-title">Found a Problem? Tell a Person</h2>
          <div className="max-w-2xl">
            <Report components={components} />
          </div>
        </div>
      </section>
    </SectionsPage>
  );
}

function Answer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Line({ children }: { children?: ReactNode }) {
  return <p className="mt-1">{children}</p>;
}

function FaqLine({ id }: { id: FaqId }) {
  return (
    <Line>
      <FaqAnswer id={id} isInParagraph />
    </Line>
  );
}

function StoredDataTable() {
  return (
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
            <td data-column="Where">{where}</td>
            <td data-column="How long">{kept}</td>
            <td data-column="Who sees it">{seenBy}</td>
            <td data-column="Trains models">No</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
