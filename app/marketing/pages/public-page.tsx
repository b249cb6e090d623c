import type { ReactNode } from 'react';

import type { FaqId } from '~/content/faq/questions';
import About from '~/content/pages/about.mdx';
import Contact from '~/content/pages/contact.mdx';
import Integrations from '~/content/pages/integrations.mdx';
import { pages, variantPages } from '~/content/pages/pages';
import type { IndexedPage, TextPageName } from '~/content/pages/pages';
import TermsAndPrivacy from '~/content/pages/privacy.mdx';
import Security from '~/content/pages/security.mdx';
import Trades from '~/content/pages/trades.mdx';
import { tradePath, trades } from '~/content/trades/trades';
import type { ServiceType } from '~/domain/business-questions';
import { titleCase } from '~/domain/capitalize';
import { Icon } from '~/site/icon';
import { ComparePage } from '../compare/compare-page';
import { FaqAnswer } from '../faq/faq-answer';
import { HomePage } from '../home/home-page';
import { PricingPage } from '../pricing/pricing-page';
import { LineLink } from '../section';
import type { TextLink } from '../section';
import { textParts } from '../text-parts';

const components = {
  ...textParts,
  Answer,
  FaqAnswer: FaqLine,
  Line,
  Part,
  PartLinks,
  h3: ({ children }: { children?: ReactNode }) => <h3 className="mb-1">{children}</h3>,
};

interface PublicPage {
  /** What search engines show of it. */
  page: IndexedPage;
  content: ReactNode;
}

/** The pages that are the same for everybody and need no loader, by the IDs of their routes. */
const publicPages: Record<TextPageName | 'home' | 'backupHome', PublicPage> = {
  home: { page: pages.home, content: <HomePage /> },
  backupHome: { page: variantPages.backupHome, content: <HomePage model="plan" /> },
  about: { page: pages.about, content: <About components={{ ...textParts, MailLink, Monogram }} /> },
  compare: { page: pages.compare, content: <ComparePage /> },
  contact: { page: pages.contact, content: <Contact components={components} /> },
  integrations: { page: pages.integrations, content: <Integrations components={components} /> },
  pricing: { page: pages.pricing, content: <PricingPage /> },
  privacy: { page: pages.privacy, content: <TermsAndPrivacy components={components} /> },
  security: { page: pages.security, content: <Security components={{ ...components, p: Line }} /> },
  trades: { page: pages.trades, content: <Trades components={{ ...textParts, TradeChoices }} /> },
};

export function publicPageById(id: string | undefined): PublicPage {
  const [, page] = Object.entries(publicPages).find(([name]) => name === id) ?? [];
  if (!page) throw new Error('This route has no public page');
  return page;
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

/** A link to the address. With scripts, it opens a dialog instead. */
function MailLink({ email, title }: { email: string; title: string }) {
  return (
    <a
      href={`mailto:${email}`}
      aria-label={title}
      title={title}
      className="btn btn-quiet min-w-[2.9rem] px-2"
    >
      <Icon name="mail" size="1.41rem" />
    </a>
  );
}

function Monogram({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-20 flex-none place-items-center rounded-full bg-tint font-display text-2xl font-bold"
    >
      {initials}
    </span>
  );
}

/** The trades of a kind to choose from, each with a caller's request and the appointment it becomes. */
function TradeChoices({ serviceType }: { serviceType: ServiceType }) {
  return (
    <ul className="trade-choices">
      {trades
        .filter((trade) => trade.serviceType === serviceType)
        .map((trade) => {
          const [{ ticket }] = trade.calls;
          return (
            <li key={trade.slug} className="trade-choice">
              <h3>
                <a href={tradePath(trade)}>{titleCase(trade.businesses)}</a>
              </h3>
              <p>“{trade.hero.callerLine}”</p>
              <p className="trade-choice-job">
                <span>{ticket.title}</span>{' '}
                <span className="hint">
                  {ticket.day}, {ticket.time}
                </span>
              </p>
            </li>
          );
        })}
    </ul>
  );
}
