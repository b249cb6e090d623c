import { Fragment } from 'react';

import { RequestIdNotice } from '../telemetry/request-id';
import type { ToastText } from './toast-text';

interface FieldProblem {
  href: string;
  /** The field and what is wrong with it. */
  text: string;
}

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[]> };
  toast?: ToastText;
  /** The fields' labels by name, in page order. */
  labels?: Readonly<Record<string, string>>;
}

/** The error summary of a form: its toast, and a link to each field that has an error, in page order. */
export function FormErrors({ form, toast, labels = {} }: FormErrorsProps) {
  const names = Object.keys(labels);
  const position = (name: string) => (name in labels ? names.indexOf(name) : names.length);
  const problems = Object.entries(form.allErrors)
    .sort(([a], [b]) => position(a) - position(b))
    .map(([name, messages]) => ({
      href: `#${name ? `${form.id}-${name}` : form.id}`,
      text: problemText(labels[name], messages),
    }));
  return <ErrorSummary problems={problems} toast={toast} />;
}

/** The label and the messages (“ZIP Code: Please enter …”), or only the messages if they contain the label. */
function problemText(label: string | undefined, messages: string[]): string {
  const text = messages.join(' ');
  return !label || text.includes(label) ? text : `${label}: ${text}`;
}

interface ErrorSummaryProps {
  problems?: FieldProblem[];
  toast?: ToastText;
}

/** The message about a form, with a link to each field that has an error. Takes focus. */
export function ErrorSummary({ problems = [], toast }: ErrorSummaryProps) {
  if (problems.length === 0 && !toast) return null;
  const described = problems.find(({ text }) => text === toast?.description);
  const missing = toast?.missing ?? [];
  const listed = problems.filter(
    (problem) => problem !== described && !missing.some(({ href }) => href === problem.href),
  );
  return (
    <div
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- moves focus to the errors without scripts
      autoFocus
      data-error-summary=""
      className="rounded-xl border-2 border-danger bg-danger-tint px-[min(1rem,4.5vw)] py-4"
    >
      <h2 className="mb-1 text-[min(var(--text-lg),8vw)] leading-[1.556]">
        {toast?.title ?? countText(problems.length)}
      </h2>
      {toast?.description ? (
        <p>
          {described ? <FieldLink {...described} /> : toast.description}
          {missing.map(({ href, label }, index) => (
            <Fragment key={href}>
              {index === 0 ? ' ' : ', '}
              <FieldLink href={href} text={label} />
            </Fragment>
          ))}
        </p>
      ) : null}
      {toast?.note ? <p>{toast.note}</p> : null}
      {listed.length > 0 ? (
        <ul className="list-disc pl-[min(1.25rem,6vw)]">
          {listed.map((problem) => (
            <li key={problem.href}>
              <FieldLink {...problem} />
            </li>
          ))}
        </ul>
      ) : null}
      <RequestIdNotice isSmall />
    </div>
  );
}

function FieldLink({ href, text }: FieldProblem) {
  return (
    <a href={href} className="text-ink">
      {text}
    </a>
  );
}

function countText(count: number): string {
  return count === 1 ? 'One thing needs your attention' : `${count} things need your attention`;
}
