import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { RequestIdLine } from '../telemetry/request-id';
import { Message } from './field-errors';
import type { Notice } from './notice';

interface FieldProblem {
  href: string;
  /** The field and what is wrong with it. */
  text: string;
}

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[]> };
  notice?: Notice;
  /** The fields' labels by name, in page order. */
  labels?: Readonly<Record<string, string>>;
  /** Whether a script removes errors once they are corrected. */
  isRechecked?: boolean;
}

/** The error summary of a form: its notice, and a link to each field that has an error, in page order. */
export function FormErrors({ form, notice, labels = {}, isRechecked = false }: FormErrorsProps) {
  const names = Object.keys(labels);
  const position = (name: string) => (name in labels ? names.indexOf(name) : names.length);
  const sorted = Object.entries(form.allErrors).sort(([a], [b]) => position(a) - position(b));
  const problems = groupNeighbors(sorted, position).map(({ first, last, messages }) => ({
    href: `#${first ? `${form.id}-${first}` : form.id}`,
    text: problemText(
      first === last ? labels[first] : `${labels[first] ?? ''} to ${labels[last] ?? ''}`,
      messages,
    ),
  }));
  return <ErrorSummary problems={problems} notice={notice} isRechecked={isRechecked} />;
}

/** Fields that follow each other in one group of the form and have the same problem. */
interface Neighbors {
  first: string;
  last: string;
  messages: string[];
}

function groupNeighbors(sorted: [string, string[]][], position: (name: string) => number): Neighbors[] {
  return sorted.reduce<Neighbors[]>((groups, [name, messages]) => {
    const group = groups.at(-1);
    const isNext =
      group !== undefined &&
      parentOf(name) !== '' &&
      parentOf(name) === parentOf(group.last) &&
      position(name) === position(group.last) + 1 &&
      group.messages.join() === messages.join();
    if (!isNext) return [...groups, { first: name, last: name, messages }];
    return [...groups.slice(0, -1), { ...group, last: name }];
  }, []);
}

/** `WeeklySchedule` for `WeeklySchedule.monday`. Empty for fields outside a group. */
function parentOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('.'), 0));
}

/** The label and the messages (“ZIP Code: Please enter …”), or only the messages if they contain the label. */
function problemText(label: string | undefined, messages: string[]): string {
  const text = messages.join(' ');
  return !label || text.includes(label) ? text : `${label}: ${text}`;
}

interface ErrorSummaryProps {
  problems?: FieldProblem[];
  notice?: Notice;
  isRechecked?: boolean;
  children?: ReactNode;
}

/** The message about a form, with a link to each field that has an error. Takes focus. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { problems = [], notice, isRechecked = false, children } = props;
  if (problems.length === 0 && !notice) return null;
  const described = problems.find(({ text }) => text === notice?.description);
  const fields = notice?.fields ?? [];
  const listed = problems.filter(
    (problem) => problem !== described && !fields.some(({ href }) => href === problem.href),
  );
  const isAboutErrors =
    problems.length > 0 && fields.every(({ href }) => problems.some((p) => p.href === href));
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus // moves focus to the errors without scripts
      data-part="errorSummary"
      data-enhance={isRechecked && isAboutErrors ? 'recheck' : undefined}
      className="rounded-xl border-2 border-danger bg-danger-tint px-[min(1rem,4.5vw)] py-4"
    >
      <h2 className="mb-1 text-base">{notice?.title ?? summaryTitle(problems.length)}</h2>
      {notice?.description ? (
        <p>
          {described ? <FieldLink {...described} /> : notice.description}
          {fields.map(({ href, label }, index) => (
            <Fragment key={href}>
              {index === 0 ? ' ' : ', '}
              <FieldLink href={href} text={label} />
            </Fragment>
          ))}
        </p>
      ) : null}
      {notice?.note ? <p>{notice.note}</p> : null}
      {listed.length > 0 ? (
        <ul className="list-disc pl-[min(1.25rem,6vw)]">
          {listed.map((problem) => (
            <li key={problem.href}>
              <FieldLink {...problem} />
            </li>
          ))}
        </ul>
      ) : null}
      {notice?.isFault ? <RequestIdLine isSmall /> : null}
      {children}
    </div>
  );
}

function FieldLink({ href, text }: FieldProblem) {
  return (
    <a href={href} className="text-ink">
      <Message text={text} />
    </a>
  );
}

function summaryTitle(count: number): string {
  return count === 1 ? 'One thing needs your attention' : `${count} things need your attention`;
}
