import type { ReactNode } from 'react';

import { brand } from '~/brand';
import type { FormActionData } from '~/platform/forms/action-data.server';
import { Honeypot } from '~/platform/forms/honeypot';
import { FormErrors } from '~/platform/forms/form-errors';
import { sampleField } from './sample-rules';
import { SampleField } from './sample-field';

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
      data-enhance="forms sample-form"
      encType="multipart/form-data"
      id={sampleFormId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      data-pause={pauseMs}
    >
      <FormErrors form={{ id: sampleFormId, allErrors: errors }} toast={actionData?.toast} />
      <input type="hidden" name="intent" value="clone" />
      {children}
      <SampleField formId={sampleFormId} errors={errors[sampleField]} />
      <OwnVoiceNote />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="btn btn-primary" data-pending="Cloning your voice…">
          <span aria-live="polite">Clone My Voice</span>
        </button>
        <div role="status">
          <p className="hint sample-waiting">{waiting}</p>
        </div>
      </div>
      <Honeypot />
    </form>
  );
}

export function errorsOf(actionData: FormActionData | undefined): Record<string, string[]> {
  const errors = Object.entries(actionData?.lastResult?.error ?? {});
  return Object.fromEntries(errors.flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));
}

function OwnVoiceNote() {
  return (
    <p className="hint">
      It must be your own voice. To have the clone and its recording deleted, write to{' '}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> at any time.
    </p>
  );
}
