import type { ToastText } from './toast-text';

interface FieldProblem {
  id: string;
  /** What the link to the field says: its label, or the messages of a field without one. */
  text: string;
}

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[]> };
  toast?: ToastText;
  /** The fields' labels by name. The messages are next to the fields. */
  labels?: Readonly<Record<string, string>>;
}

export function FormErrors({ form, toast, labels = {} }: FormErrorsProps) {
  const problems = Object.entries(form.allErrors).map(([name, messages]) => ({
    id: name ? `${form.id}-${name}` : form.id,
    text: labels[name] ?? messages.join(' '),
  }));
  return <ErrorSummary problems={problems} toast={toast} />;
}

interface ErrorSummaryProps {
  problems?: FieldProblem[];
  toast?: ToastText;
}

/** The message about a form, with a link to each field that has an error. Takes focus. */
export function ErrorSummary({ problems = [], toast }: ErrorSummaryProps) {
  if (problems.length === 0 && !toast) return null;
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
      {toast?.description ? <p>{toast.description}</p> : null}
      {toast?.note ? <p>{toast.note}</p> : null}
      {problems.length > 0 ? (
        <ul className="list-disc pl-[min(1.25rem,6vw)]">
          {problems.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-ink">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? 'One thing needs your attention' : `${count} things need your attention`;
}
