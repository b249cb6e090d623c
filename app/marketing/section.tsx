import type { ReactNode } from 'react';
import type { ButtonLook } from '~/platform/forms/submit-button';

interface SectionProps {
  /** The element's ID, for links to the section. */
  id?: string;
  /** The heading's ID, which names the section for screen readers. */
  titleId?: string;
  title: ReactNode;
  /** The paragraph below the heading. */
  lead?: ReactNode;
  tone?: 'home-band' | 'bg-tint' | 'night';
  /** A second column next to the heading and the content. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A full-width section of a public page, named by its heading. */
export function Section({ id, titleId = `${id}-title`, title, lead, tone, aside, children }: SectionProps) {
  const content = (
    <>
      <h2 id={titleId}>{title}</h2>
      {lead ? <p className="home-lead">{lead}</p> : null}
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={titleId} className={tone ? `home-section ${tone}` : 'home-section'}>
      {aside ? (
        <div className="page home-split">
          <div>{content}</div>
          {aside}
        </div>
      ) : (
        <div className="page">{content}</div>
      )}
    </section>
  );
}

export function PlainList({ lines, className = '' }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={`plain-list ${className}`.trim()}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface Row {
  term: string;
  /** A line below the term. */
  note?: string | undefined;
  text: ReactNode;
}

/** Terms on the left and their texts on the right, with lines between the rows. With `text-rows`, the texts are whole lines. */
export function RowList({ rows, className = '' }: { rows: readonly Row[]; className?: string }) {
  return (
    <dl className={`trade-rows ${className}`.trim()}>
      {rows.map(({ term, note, text }) => (
        <div key={term}>
          <dt>
            {term} {note ? <span className="hint block font-normal">{note}</span> : null}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ShortAnswer {
  id?: string;
  term: string;
  text?: ReactNode;
  code?: string;
  link?: TextLink;
  /** A line below the answer. */
  note?: string;
}

interface AnswerListProps {
  answers: readonly ShortAnswer[];
  className?: string;
}

/** Questions or terms in bold, each with its answer below. */
export function AnswerList({ answers, className = 'answer-columns' }: AnswerListProps) {
  return (
    <dl className={className}>
      {answers.map(({ id, term, text, code, link, note }) => (
        <div key={term} id={id}>
          <dt className="font-semibold">{term}</dt>
          <dd>
            {text}{' '}
            {code ? (
              <p>
                <code className="text-sm">{code}</code>
              </p>
            ) : null}{' '}
            {link ? (
              <a href={link.href} className="wrap-anywhere">
                {link.label}
              </a>
            ) : null}{' '}
            {note ? <span className="hint block">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DataTableProps {
  /** The table's name for screen readers. */
  caption: string;
  /** The headings of the columns. The first one, above the headings of the rows, may be empty. */
  columns: readonly string[];
  /** How many columns, from the first on, are amounts. Phones show them beside each other. */
  amounts?: number;
  /** In a row with fewer cells than columns, the first cell spans the columns that are left over. */
  rows: readonly { title: string; hint?: string; isOurs?: boolean; cells: readonly string[] }[];
  className?: string;
}

/** A table that phones show as one card per row, in which each cell names its column. */
export function DataTable({
  caption,
  columns: [corner, ...columns],
  amounts = 0,
  rows,
  className = '',
}: DataTableProps) {
  return (
    <table className={`compare-table ${className}`.trim()}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index < amounts ? 'compare-amount' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, hint, isOurs, cells }) => (
          <tr key={title} className={isOurs ? 'compare-ours' : undefined}>
            <th scope="row">
              {title} {hint ? <div className="hint font-normal">{hint}</div> : null}
            </th>
            {cells.map((cell, index) => {
              const unused = columns.length - cells.length;
              const column = columns[index + unused];
              return unused > 0 && index === 0 ? (
                <td key={column} colSpan={unused + 1} className="md:text-center">
                  {cell}
                </td>
              ) : (
                <td
                  key={column}
                  data-column={column}
                  className={index + unused < amounts ? 'compare-amount' : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A numbered step, for a list with the class `home-steps`. */
export function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {title}
      <div>{children}</div>
    </li>
  );
}

interface TextLink {
  href: string;
  label: string;
}

/** A link on a line of its own, high enough to tap. */
export function LineLink({ href, label }: TextLink) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}

interface ButtonLinkProps extends TextLink {
  look?: ButtonLook;
}

/** A link that looks like a button. */
export function ButtonLink({ href, label, look = 'quiet' }: ButtonLinkProps) {
  return (
    <a href={href} className={`btn wrap-anywhere btn-${look}`}>
      {label}
    </a>
  );
}

/** Links in one line, after a label. */
export function InlineLinks({ label, links }: { label: string; links: readonly TextLink[] }) {
  return (
    <ul className="trade-links-inline">
      <li>{label}</li>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The source of a figure. */
export function Source({ text, href }: { text: string; href?: string | undefined }) {
  return href ? <a href={href}>{text}</a> : text;
}

/** A date such as `2026-11-24` in words, with the month and its day on one line. */
export function DateInWords({ day }: { day: string }) {
  const words = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.replace(' ', '\u00a0')}</time>;
}

interface PartProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a long text, named by a heading that can be linked to. */
export function Part({ id, title, className = '', children }: PartProps) {
  return (
    <section className={`prose ${className}`.trim()}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A short heading with its answer. */
export function Answer({ id, title, children }: Omit<PartProps, 'className'>) {
  return (
    <div id={id}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** A paragraph close below its heading. */
export function Line({ children }: { children?: ReactNode }) {
  return <p className="mt-1">{children}</p>;
}
