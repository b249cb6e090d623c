import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { brand } from '~/brand';
import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { FieldErrors } from '~/platform/forms/field';
import { messages } from '~/platform/forms/messages';
import { maxUploadBytes } from '~/platform/http/upload-limit';
import { PlayerPanel } from '~/site/player/player-panel';
import { canRecord } from './recorder/microphone';
import { RecorderPanel } from './recorder/recorder-panel';
import { useRecorder } from './recorder/use-recorder';
import { sampleField } from './sample-rules';

interface SampleProps {
  formId: string;
  errors: string[];
  /** Beside the button while the sample is on its way. */
  waiting: string;
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    sample: SampleProps;
  }
}

/** A recording goes into the upload's file input: one form for both, and its button waits for a sample. */
export default function Sample({ formId, errors, waiting }: SampleProps) {
  const id = `${formId}-${sampleField}`;
  const [live, setLive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [outdated, setOutdated] = useState<string[] | null>(null);
  const { sample, put, take } = useSample(input, () => setOutdated(errors));
  const { state, press, reset } = useRecorder(put);
  const figure = useRef<HTMLElement>(null);
  useUnsentWarning(state.name === 'success');
  const recordable = !live || canRecord();
  const isGray = live && !isUsable(sample);
  const served = errors === outdated ? [] : errors; // those of the last sample go with it
  const shown = sample && !isUsable(sample) ? [messages.fileTooLarge] : served;
  useEffect(() => setLive(true), []);
  return (
    <>
      {recordable ? (
        <RecorderPanel state={state} onPress={press} onListen={() => listen(figure.current)} live={live} />
      ) : null}
      <Playback sample={sample} figure={figure} />
      <div>
        <label htmlFor={id} className="field-label">
          {live && recordable ? 'Or upload a recording' : 'Upload a recording'}
        </label>
        <input
          ref={input}
          id={id}
          name={sampleField}
          type="file"
          accept="audio/*,.mp3,.m4a,.mp4,.wav,.ogg,.webm"
          className="input file-input"
          aria-describedby={`${id}-hint${shown.length > 0 ? ` ${id}-error` : ''}`}
          aria-invalid={shown.length > 0 ? true : undefined}
          onChange={() => {
            reset();
            take();
          }}
        />
        <p id={`${id}-hint`} className="hint mt-1">
          MP3, M4A, WAV, OGG or WebM, at least 10 seconds, 10 MB at most. Your phone&rsquo;s voice memo app
          will do.
        </p>
        <FieldErrors field={{ errorId: `${id}-error`, errors: shown.length > 0 ? shown : undefined }} />
      </div>
      <OwnVoiceNote />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          className="btn btn-primary"
          data-pending="Cloning your voice…"
          disabled={isGray}
          aria-describedby={isGray ? `${id}-needed` : undefined}
        >
          <span aria-live="polite">Clone My Voice</span>
        </button>
        {isGray ? (
          <p id={`${id}-needed`} className="hint">
            Record yourself or choose a file first.
          </p>
        ) : null}
        <div role="status">
          <p className="hint sample-waiting">{waiting}</p>
        </div>
      </div>
    </>
  );
}

/** The file that stands in the input, also one that was chosen before React came; `onChange` is told of later ones. */
function useSample(input: { current: HTMLInputElement | null }, onChange: () => void) {
  const [sample, setSample] = useState<File | null>(null);
  const typed = useFormDataAtHydration();

  const read = () => setSample(input.current?.files?.[0] ?? null);
  function write(file: File | null) {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    read();
  }

  useEffect(() => {
    const chosen = typed()?.get(sampleField);
    if (chosen instanceof File && chosen.size > 0 && !input.current?.files?.length) write(chosen);
    else read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before
  }, []);

  return {
    sample,
    take() {
      read();
      onChange();
    },
    put(file: File | null) {
      write(file);
      onChange();
    },
  };
}

function isUsable(sample: File | null): sample is File {
  return sample !== null && sample.size <= maxUploadBytes;
}

/** The player is the one of the sample calls, a small script. */
function Playback({ sample, figure }: { sample: File | null; figure: RefObject<HTMLElement> }) {
  const hasPlayer = useRef(false);
  const [wave, setWave] = useState('');
  useEffect(() => {
    if (!sample && !hasPlayer.current) return;
    hasPlayer.current = true;
    let latest = true;
    void import('./play-back').then(({ playBack }) => {
      if (latest && figure.current) playBack(figure.current, isUsable(sample) ? sample : undefined, setWave);
    }, reportError); // a sample that can't be played can still be sent
    return () => {
      latest = false;
    };
  }, [sample, figure]);
  return (
    <figure ref={figure} className="player" aria-labelledby="your-recording" hidden>
      <figcaption id="your-recording" className="player-title">
        Your recording <span className="hint block font-normal">Listen before you use it.</span>
      </figcaption>
      <div className="player-place">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own voice, of text beside it */}
        <audio controls className="w-full" aria-labelledby="your-recording" />
        <PlayerPanel
          what="your recording"
          position="Position in your recording"
          seconds={0}
          who="Your voice"
          bars={<path d={wave} />}
        />
      </div>
    </figure>
  );
}

function listen(figure: HTMLElement | null): void {
  figure?.scrollIntoView({ block: 'nearest' });
  void figure?.querySelector('audio')?.play();
}

/** A recording lives in this page only: the browser asks before it is lost. Sending any form ends the warning. */
function useUnsentWarning(hasRecording: boolean): void {
  useEffect(() => {
    if (!hasRecording) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const disarm = () => window.removeEventListener('beforeunload', warn);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('submit', disarm);
    return () => {
      disarm();
      document.removeEventListener('submit', disarm);
    };
  }, [hasRecording]);
}

function OwnVoiceNote() {
  return (
    <p className="hint">
      It must be your own voice. To have the clone and its recording deleted, write to{' '}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> at any time.
    </p>
  );
}
