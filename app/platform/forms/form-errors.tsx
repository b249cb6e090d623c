import { useMemo } from 'react';

import { ErrorSummary } from './error-summary';

/** The summary of a conform form's errors; a field's control has the id `{form}-{name}`. */
export function FormErrors({ form }: { form: { id: string; allErrors: Record<string, string[]> } }) {
  const text = JSON.stringify(form.allErrors);
  const problems = useMemo(() => {
    const errors: Record<string, string[]> = JSON.parse(text);
    return Object.entries(errors).map(([name, messages]) => ({
      id: name ? `${form.id}-${name}` : form.id,
      messages,
    }));
  }, [form.id, text]);
  return <ErrorSummary problems={problems} />;
}
