import type { ReactNode } from 'react';

import type { FormActionData } from '~/platform/http/action-response.server';
import { Island } from '~/platform/enhancement/island';
import { Honeypot } from '~/platform/forms/honeypot';
import { FormErrors } from '~/platform/forms/error-summary';
import { sampleField } from './sample-fields';
import Sample from './sample.island';

interface SampleFormProps {
  actionData: FormActionData | undefined;
  waiting: string;
  /** Milliseconds before the redirect, so that the visitor sees the success message. */
  pauseMs?: number;
  /** The lines to read, in a second column or above the recorder, which sticks to the bottom of the screen. */
  beside?: ReactNode;
  children?: ReactNode;
}

export const sampleFormId = 'sample';

/** The intent field comes before the file, because a truncated body loses everything after its cut. */
export function SampleForm({ actionData, waiting, pauseMs, beside, children }: SampleFormProps) {
  const errors = errorsByField(actionData);
  return (
    <form
      method="post"
      data-enhance="form"
      encType="multipart/form-data"
      id={sampleFormId}
      className={`sample-form flex flex-col gap-5 ${beside ? 'lg:contents' : ''}`}
      data-pause={pauseMs}
    >
      {beside}
      <div
        className={
          beside
            ? 'card max-lg:contents lg:sticky lg:top-6 lg:col-start-1 lg:row-start-1 lg:grid lg:gap-5'
            : 'contents'
        }
      >
        <FormErrors form={{ id: sampleFormId, allErrors: errors }} notice={actionData?.notice} />
        <input type="hidden" name="intent" value="clone" />
        {children}
        <Island
          name="sample"
          id="sample-controls"
          view={Sample}
          props={{ formId: sampleFormId, errors: errors[sampleField] ?? [], waiting }}
        />
        <Honeypot />
      </div>
    </form>
  );
}

export function errorsByField(actionData: FormActionData | undefined): Record<string, string[]> {
  const errors = Object.entries(actionData?.lastResult?.error ?? {});
  return Object.fromEntries(errors.flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));
}
