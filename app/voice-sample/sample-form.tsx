import { useForm } from '@conform-to/react';
import type { ReactNode } from 'react';

import { callerLines } from '~/content/quotes';
import type { Quote } from '~/content/quotes';
import type { FormActionData } from '~/platform/http/action-response.server';
import { Island } from '~/platform/enhancement/island';
import { Honeypot } from '~/platform/forms/honeypot';
import { FormErrors } from '~/platform/forms/error-summary';
import { TextField } from '~/platform/forms/field';
import { nameField, sampleField } from './sample-fields';
import Sample from './sample.island';

const labels = { [nameField]: 'Business Name', [sampleField]: 'Recording' };

interface SampleFormProps {
  actionData: FormActionData | undefined;
  waiting: string;
  /** Milliseconds before the redirect, so that the visitor sees the success message. */
  pauseMs?: number;
  /** The lines to read, in a second column or above the recorder, which sticks to the bottom of the screen. */
  beside?: ReactNode;
  /** The business's name, if the form asks for it. */
  businessName?: string;
  /** Whether a sample was already saved, so that another one is optional. */
  isSaved?: boolean;
  children?: ReactNode;
}

/** The intent field comes before the file, because a truncated body loses everything after the cut. */
export function SampleForm(props: SampleFormProps) {
  const { actionData, waiting, pauseMs, beside, businessName, isSaved = false, children } = props;
  const [form, fields] = useForm({
    id: 'sample',
    lastResult: actionData?.lastResult,
    defaultValue: { [nameField]: businessName ?? '', [sampleField]: '' },
  });
  return (
    <form
      method="post"
      data-enhance="form"
      encType="multipart/form-data"
      id={form.id}
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
        <FormErrors form={form} notice={actionData?.notice} labels={labels} isRechecked />
        <input type="hidden" name="intent" value="clone" />
        {children}
        {businessName === undefined ? null : (
          <TextField field={fields[nameField]} label={labels[nameField]} autoComplete="organization" />
        )}
        <Island
          name="sample"
          id="sample-controls"
          view={Sample}
          props={{ formId: form.id, errors: fields[sampleField].errors ?? [], waiting, isSaved }}
        />
        <Honeypot />
      </div>
    </form>
  );
}

/** Lines to read aloud, which the recorder's panel shows on phones: first what an owner says to callers, then the quotes. */
export function ReadingList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold">What you’d say to a caller</p>
      <ul className="grid gap-4">
        {callerLines.map((line) => (
          <li key={line} className="border-l-4 border-accent pl-[min(1rem,4vw)]">
            <p data-line className="text-[min(var(--text-lg),8vw)]">
              {line}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 font-semibold">Or a few of these quotes</p>
      <ol className="grid gap-4">
        {quotes.map(({ text, author, work }) => (
          <li key={work} className="border-l-4 border-accent pl-[min(1rem,4vw)]">
            <blockquote data-line>
              <p className="text-[min(var(--text-lg),8vw)]">{text}</p>
            </blockquote>
            <p className="hint">
              {author}, <cite>{work}</cite>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
