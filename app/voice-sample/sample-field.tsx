import { useEffect, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import { FieldErrors } from '~/platform/forms/field';
import { messages } from '~/platform/forms/messages';
import { largestFile } from '~/platform/http/upload-limit';
import { sampleField } from './sample-rules';
import { canRecord } from './recorder/microphone';
import { isBusy } from './recorder/recorder-state';
import { RecorderPanel } from './recorder/recorder-panel';
import { useObjectUrl } from './recorder/use-object-url';
import { useRecorder } from './recorder/use-recorder';

interface SampleFieldProps {
  formId: string;
  errors: string[] | undefined;
  /** Told whether there is a sample that can be sent. */
  onReady: (ready: boolean) => void;
}

/**
 * A voice sample: recorded in the page, or uploaded. A recording is put into the upload's file input,
 * so that the form is the same either way.
 */
export function SampleField({ formId, errors: served, onReady }: SampleFieldProps) {
  const enhanced = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [sample, setSample] = useState<File | null>(null);
  const [outdated, setOutdated] = useState<string[]>();
  const recorder = useRecorder();
  const { state } = recorder;
  const recorded = state.name === 'success' ? state.sample : null;
  const busy = isBusy(state);

  function take(file: File | null) {
    setSample(file);
    setOutdated(served);
    onReady(file !== null && file.size <= largestFile);
  }

  useEffect(() => {
    if (!recorded && !busy) return;
    if (input.current) input.current.files = listOf(recorded);
    take(recorded);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows the recorder alone
  }, [recorded, busy]);

  function choose(files: FileList | null) {
    recorder.reset();
    take(files?.[0] ?? null);
  }

  const tooLarge = sample !== null && sample.size > largestFile;
  const errors = tooLarge ? [messages.fileTooLarge] : served === outdated ? undefined : served;
  const id = `${formId}-${sampleField}`;
  return (
    <div className="grid gap-5">
      <div className="[@media(scripting:enabled)]:min-h-24">
        {enhanced && canRecord() ? <RecorderPanel recorder={recorder} /> : null}
      </div>
      {sample && !tooLarge && !busy ? <Playback sample={sample} /> : null}
      <div role={tooLarge ? 'alert' : undefined}>
        <label htmlFor={id} className="field-label">
          {enhanced && canRecord() ? 'Or upload a recording' : 'Upload a recording'}
        </label>
        <input
          ref={input}
          id={id}
          name={sampleField}
          type="file"
          accept="audio/*,.mp3,.m4a,.mp4,.wav,.ogg,.webm"
          className="input file-input"
          aria-describedby={`${id}-hint${errors ? ` ${id}-error` : ''}`}
          aria-invalid={errors ? true : undefined}
          onChange={(event) => choose(event.currentTarget.files)}
        />
        <p id={`${id}-hint`} className="hint mt-1">
          MP3, M4A, WAV, OGG or WebM, at least 10 seconds, 10 MB at most. Your phone&rsquo;s voice memo app
          will do.
        </p>
        <FieldErrors field={{ errorId: `${id}-error`, errors }} />
      </div>
    </div>
  );
}

function Playback({ sample }: { sample: File }) {
  const url = useObjectUrl(sample);
  return (
    <figure className="grid gap-1">
      <figcaption className="hint">Listen before you use it:</figcaption>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own voice, of text beside it */}
      {url ? <audio controls src={url} className="w-full" aria-label="Your recording" /> : null}
    </figure>
  );
}

function listOf(file: File | null): FileList {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  return transfer.files;
}
