import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import { brand } from '~/brand';
import type { FormAnswer } from '~/platform/forms/form-answer.server';
import { FormErrors } from '~/platform/forms/form-errors';
import { SubmitButton } from '~/platform/forms/submit-button';
import { sampleField } from './sample-rules';
import { SampleField } from './sample-field';

interface SampleFormProps {
  answer: FormAnswer | undefined;
  /** Said while the voice is made. */
  waiting: string;
  /** Fields that come before the sample. */
  children?: ReactNode;
}

export const sampleFormId = 'sample';

/** The form that sends a voice sample to be cloned, to the action of the page that it stands on. */
export function SampleForm({ answer, waiting, children }: SampleFormProps) {
  const enhanced = useHydrated();
  const [ready, setReady] = useState(false);
  const navigation = useNavigation();
  const cloning = navigation.formData?.get('intent') === 'clone';
  const errors = errorsOf(answer);
  return (
    <Form method="post" encType="multipart/form-data" id={sampleFormId} className="grid gap-5">
      <FormErrors form={{ id: sampleFormId, allErrors: errors }} />
      {children}
      <SampleField formId={sampleFormId} errors={errors[sampleField]} onReady={setReady} />
      <OwnVoiceNote />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton intent="clone" pending="Cloning your voice…" disabled={enhanced && !ready}>
          Clone My Voice
        </SubmitButton>
        <p role="status" className="hint">
          {cloning ? waiting : ''}
        </p>
      </div>
    </Form>
  );
}

/** The messages of a form's last answer, by field. */
export function errorsOf(answer: FormAnswer | undefined): Record<string, string[]> {
  const errors = Object.entries(answer?.lastResult?.error ?? {});
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
