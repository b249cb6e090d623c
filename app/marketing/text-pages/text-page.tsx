import type { ReactNode } from 'react';

import type { FaqId } from '~/content/faq/questions';
import type { TextPageName } from '~/content/pages/pages';
import Contact from '~/content/pages/contact.mdx';
import Integrations from '~/content/pages/integrations.mdx';
import TermsAndPrivacy from '~/content/pages/privacy.mdx';
import Security from '~/content/pages/security.mdx';
import { FaqAnswer } from '../faq/faq-answer';
import { textParts } from '../text-parts';
import { LineLink } from '../section';
import type { TextLink } from '../section';

const components = {
  ...textParts,
  Answer,
  FaqAnswer: FaqLine,
  Line,
  Part,
  PartLinks,
  h3: ({ children }: { children?: ReactNode }) => <h3 className="mb-1">{children}</h3>,
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
