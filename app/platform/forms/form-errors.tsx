import { ErrorSummary } from './error-summary';
import type { ToastText } from './toast-text';

interface FormErrorsProps {
  form: { id: string; allErrors: Record<string, string[]> };
  toast?: ToastText | undefined;
}

export function FormErrors({ form, toast }: FormErrorsProps) {
  const problems = Object.entries(form.allErrors).map(([name, messages]) => ({
    id: name ? `${form.id}-${name}` : form.id,
    messages,
  }));
  return <ErrorSummary problems={problems} toast={toast} />;
}
