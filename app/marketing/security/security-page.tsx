import type { ReactNode } from 'react';

import { brand } from '~/brand';
import { dataTerms } from '~/content/data-terms';
import { SectionsPage } from '~/site/page-frames';
import { Ticket, TicketRows } from '~/site/ticket';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { HowToCancel, HowToDelete } from '../account-steps';

const dataKeptPerCall = [
  { label: 'Caller', value: 'Name and number' },
  { label: 'Visit', value: 'Day, time, place and what kind' },
  { label: 'Notes', value: 'Answers to the questions you have it ask' },
  { label: 'Summary', value: 'A few sentences, by email to you' },
  { label: 'Recording', value: 'None, and no transcript, unless you ask us to record' },
  { label: 'Card number', value: 'Never. It doesn’t ask for one.' },
] as const;

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
    title: 'Where and How Long We Keep It',
    lines: [`${dataTerms.location} ${dataTerms.kept}`, dataTerms.afterTrial],
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
    lines: [<HowToDelete />],
  },
  { id: 'cancel', title: 'How to Cancel, and What Stays Yours', lines: [<HowToCancel />] },
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
      <section aria-labelledby="one-call-title" className="home-section">
        <div className="page home-split">
          <Ticket title={<h2 id="one-call-title">What’s Left of One Call</h2>} stamp={null}>
            <TicketRows rows={dataKeptPerCall} />
          </Ticket>
          <div>
            <h2 id="health">Health Information and HIPAA</h2>
            <p className="mb-3">{dataTerms.health}</p>
            <p className="mb-3 border-l-4 border-accent pl-4 font-semibold">{dataTerms.baa}</p>
            <p>
              Signed or not, the ticket of a booking holds no symptom: “limited exam, 8:40,” not what hurts.
              To ask for a BAA, or about your practice, email <SupportEmail /> or call <SupportPhone />,{' '}
              <SupportHours end="." /> Ask your own lawyer, too, before you go live.
            </p>
          </div>
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
