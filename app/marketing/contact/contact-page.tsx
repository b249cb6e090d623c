import type { ReactNode } from 'react';

import { brand } from '~/brand';
import { contactTerms, contactTopics } from '~/content/contact';
import WhatToExpect from '~/content/what-to-expect.mdx';
import { SectionsPage } from '~/site/page-frames';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';
import { FaqAnswer } from '../faq/faq-answer';

const components = {
  h3: ({ children }: { children?: ReactNode }) => <h3 className="mb-1">{children}</h3>,
  ul: ({ children }: { children?: ReactNode }) => <ul className="plain-list mb-4">{children}</ul>,
};

export function ContactPage() {
  return (
    <SectionsPage
      title="Talk to a Person"
      lead="Call or write, before you sign up or years later. You don’t need an account to ask."
    >
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
          <div>
            <WhatToExpect components={components} />
          </div>
        </div>
      </section>
      <section aria-labelledby="topics-title" className="home-section home-band">
        <div className="page">
          <h2 id="topics-title">What to Send</h2>
          <div className="answer-columns">
            {contactTopics.map(({ id, title, text, link, subject }) => (
              <div key={id} id={id}>
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
                <p>
                  <a
                    href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}
                    className="inline-flex min-h-11 items-center"
                  >
                    {link}
                  </a>
                </p>
              </div>
            ))}
            <div id="cancel">
              <h3>Leaving</h3>
              <p className="mt-1">
                <FaqAnswer id="cancel" isInParagraph />
              </p>
            </div>
            <div id="delete">
              <h3>Having Data Deleted</h3>
              <p className="mt-1">
                <FaqAnswer id="delete-data" isInParagraph />
              </p>
            </div>
          </div>
        </div>
      </section>
      <section aria-labelledby="who-title" className="home-section">
        <div className="page">
          <h2 id="who-title">Who Answers</h2>
          <p className="max-w-2xl">
            {brand.legalName} runs {brand.product}. <a href="/about">Meet the founder</a>, or read the{' '}
            <a href="/privacy#terms">terms</a>, the <a href="/privacy#privacy">privacy policy</a> and{' '}
            <a href="/security">what we keep, and who sees it</a>.
          </p>
        </div>
      </section>
    </SectionsPage>
  );
}
