import type { ReactNode } from 'react';

import { brand } from '~/brand';
import { contactTerms, contactTopics } from '~/content/contact';
import type { FaqId } from '~/content/faq/questions';
import { askForIntegration, developerTools, whatNotDirectlyMeans, worksWith } from '~/content/integrations';
import type { TextPageName } from '~/content/pages/pages';
import Contact from '~/content/pages/contact.mdx';
import Integrations from '~/content/pages/integrations.mdx';
import TermsAndPrivacy from '~/content/pages/privacy.mdx';
import Security from '~/content/pages/security.mdx';
import { baaSteps, storedData, vendorAnswers } from '~/content/stored-data';
import { ReadingPage, SectionsPage } from '~/site/page-frames';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';
import { FaqAnswer } from '../faq/faq-answer';
import { AnswerList, LineLink, PlainList, RowList, Section } from '../section';
import type { TextLink } from '../section';

/** The components that the texts may use without importing them. Content can't import features or the site. */
const components = {
  Address,
  Answer,
  BaaSteps,
  ContactTopics,
  DeveloperTools,
  FaqAnswer: FaqLine,
  HomeLink,
  Line,
  NotDirectly,
  Part,
  PartLinks,
  ReachUs,
  ReadingPage,
  RowList,
  Section,
  SectionsPage,
  StoredDataTable,
  SupportEmail,
  SupportHours,
  SupportPhone,
  VendorAnswers,
  WorksWith,
  h3: ({ children }: { children?: ReactNode }) => <h3 className="mb-1">{children}</h3>,
  ul: ({ children }: { children?: ReactNode }) => <ul className="plain-list mb-4">{children}</ul>,
};

const textPages: Record<TextPageName, ReactNode> = {
  contact: <Contact components={components} />,
  integrations: <Integrations components={components} />,
  privacy: <TermsAndPrivacy components={components} />,
  security: <Security components={{ ...components, p: Line }} />,
};

export function TextPage({ name }: { name: TextPageName }) {
  return textPages[name];
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

/** The ticket with our phone, hours and address. Its second column is the text. */
function ReachUs({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="reach-title" className="home-section">
      <div className="page home-split">
        <Ticket title={<h2 id="reach-title">How to Reach Us</h2>} stamp={null}>
          <TicketRows
            rows={[
              { label: 'Phone', value: <SupportPhone /> },
              { label: 'Hours', value: <SupportHours /> },
              {
                label: 'Mail',
                value: (
                  <>
                    {brand.legalName}, {contactTerms.address}{' '}
                    <span className="hint block">{contactTerms.addressNote}</span>
                  </>
                ),
              },
            ]}
          />
          <p className="mt-4">
            <a href={`mailto:${brand.supportEmail}`} className="btn btn-primary w-full px-2 wrap-anywhere">
              Email {brand.supportEmail}
            </a>
          </p>
        </Ticket>
        <div>{children}</div>
      </div>
    </section>
  );
}

function ContactTopics() {
  return contactTopics.map(({ id, title, text, link, subject }) => (
    <Answer key={id} id={id} title={title}>
      <Line>{text}</Line>
      <p>
        <LineLink href={mailHref(subject)} label={link} />
      </p>
    </Answer>
  ));
}

function mailHref(subject: string): string {
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`;
}

function WorksWith() {
  return (
    <div className="ticket-columns price-months">
      {worksWith.map(({ title, names, how, ...more }) => (
        <Ticket key={title} label={names} title={<h3>{title}</h3>} stamp="Works today">
          <p className="mt-2">{how}</p>
          {'link' in more ? (
            <p>
              <LineLink {...more.link} />
            </p>
          ) : null}
        </Ticket>
      ))}
    </div>
  );
}

function NotDirectly() {
  return (
    <div>
      <h3 className="mb-1">What “Not Directly” Means</h3>
      <PlainList lines={whatNotDirectlyMeans} className="mb-6" />
      <div className="card">
        <h2>Ask for Yours</h2>
        <p className="mb-4">{askForIntegration}</p>
        <p className="mb-3">
          <a href={mailHref('Please connect to: ')} className="btn btn-primary">
            Ask for an Integration
          </a>
        </p>
        <p>
          Or call <SupportPhone />, <SupportHours end="." />
        </p>
      </div>
    </div>
  );
}

function DeveloperTools() {
  return (
    <AnswerList
      answers={developerTools.map(({ what, text, ...more }) => ({
        term: what,
        text: (
          <>
            <p>{text}</p>
            {'code' in more ? <code className="text-sm">{more.code}</code> : null}
            {'link' in more ? (
              <p>
                <LineLink {...more.link} />
              </p>
            ) : null}
          </>
        ),
      }))}
    />
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

function VendorAnswers() {
  return (
    <dl className="grid content-start gap-4">
      {vendorAnswers.map(({ id, question, answer }) => (
        <div key={id} id={id}>
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function BaaSteps() {
  return (
    <>
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
    </>
  );
}

/** Links to the parts of a long text. */
function PartLinks({ links }: { links: readonly TextLink[] }) {
  return (
    <nav aria-label="On this page" className="mt-3">
      <ul className="flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.href}>
            <LineLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PartProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function Part({ id, title, className = '', children }: PartProps) {
  return (
    <section className={`prose ${className}`.trim()}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Address() {
  return (
    <p>
      {brand.legalName}
      <br />
      <SupportEmail />
      <br />
      <SupportPhone />, <SupportHours />
    </p>
  );
}

function HomeLink() {
  return (
    <a href="/" className="btn btn-quiet">
      Return to Home
    </a>
  );
}
