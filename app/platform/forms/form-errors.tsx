import { ErrorSummary } from './error-summary';
import type { ToastText } from './toasts';

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[]> };
  /** The message of the last answer to this form. */
  toast?: ToastText | undefined;
}

/** The summary of a conform form's errors; a field's control has the id `{form}-{name}`. */
export function FormErrors({ form, toast }: FormErrorsProps) {
  const problems = Object.entries(form.allErrors).map(([name, messages]) => ({
    id: name ? `${form.id}-${name}` : form.id,
    messages,
  }));
  return <ErrorSummary problems={problems} toast={toast} />;
}
