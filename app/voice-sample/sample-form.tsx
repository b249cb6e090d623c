import type { ReactNode } from 'react';

import type { FormActionData } from '~/platform/forms/action-data.server';
import { Island } from '~/platform/enhancement/island';
import { Honeypot } from '~/platform/forms/honeypot';
import { FormErrors } from '~/platform/forms/form-errors';
import { sampleField } from './sample-rules';
import Sample from './sample.island';

interface SampleFormProps {
  actionData: FormActionData | undefined;
  waiting: string;
  /** Milliseconds, so that the visitor sees that it worked. */
  pauseMs?: number;
  children?: ReactNode;
}

export const sampleFormId = 'sample';

/** The intent is a field before the file: a body that is cut off has lost what comes after it. */
export function SampleForm({ actionData, waiting, pauseMs, children }: SampleFormProps) {
  const errors = errorsOf(actionData);
  return (
    <form
      method="post"
      data-enhance="forms"
      encType="multipart/form-data"
      id={sampleFormId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      data-pause={pauseMs}
    >
      <FormErrors form={{ id: sampleFormId, allErrors: errors }} toast={actionData?.toast} />
      <input type="hidden" name="intent" value="clone" />
      {children}
      <Island
        name="sample"
        id="sample-controls"
        view={Sample}
        props={{ formId: sampleFormId, errors: errors[sampleField] ?? [], waiting }}
      />
      <Honeypot />
    </form>
  );
}

export function errorsOf(actionData: FormActionData | undefined): Record<string, string[]> {
  const errors = Object.entries(actionData?.lastResult?.error ?? {});
  return Object.fromEntries(errors.flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));
}
