import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { reportLoadError } from '~/platform/enhancement/client-runtime';
import { FieldErrors } from '~/platform/forms/field-errors';
import { maxUploadBytes } from '~/platform/forms/form-protocol';
import { PlayerPanel } from '~/site/player/player-panel';
import { SupportEmail } from '~/site/support-contact';
import type { ButtonLook } from '~/platform/forms/submit-button';
import { canRecord } from './recorder/microphone';
import { RecorderPanel } from './recorder/recorder-panel';
import { useRecorder } from './recorder/use-recorder';
import { sampleErrors, sampleField } from './sample-fields';

interface SampleProps {
  formId: string;
  errors: string[];
  /** The text next to the button while the sample uploads. */
  waiting: string;
  /** Whether an earlier sample was saved. The buttons for another sample are then less prominent until there is one to send. */
  isSaved: boolean;
}

/** Recorder and upload. A recording is put into the file input, so that one form sends both. */
export default function Sample({ formId, errors, waiting, isSaved }: SampleProps) {
  const id = `${formId}-${sampleField}`;
  const [isHydrated, setHydrated] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [outdated, setOutdated] = useState<string[] | null>(null);
  const { sample, put, take } = useSample(input, () => setOutdated(errors));
  const { state, handleClick, reset } = useRecorder(put);
  const figure = useRef<HTMLElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const hasRecording = state.name === 'success';
  const sendsFromPanel = hasRecording && state.heard;
  useUnsentWarning(hasRecording);
  const recordable = !isHydrated || canRecord();
  const [notAudio, setNotAudio] = useState<File | null>(null);
  const currentErrors = errors === outdated ? [] : errors; // the errors of the previous sample no longer apply
  const shown = sample ? errorsOf(sample, notAudio, currentErrors) : currentErrors;
  const usable = shown.length === 0 ? sample : null;
  const isDisabled = isHydrated && !usable;
  const sendButton = (
    <SendButton
      isEnabled={!isDisabled}
      look={isSaved && !sample ? 'quiet' : 'primary'}
      size={sendsFromPanel ? 'small' : undefined}
      waiting={waiting}
      hintId={`${id}-needed`}
    />
  );
  useEffect(() => setHydrated(true), []);
  return (
    <>
      {recordable ? (
        <RecorderPanel
          state={state}
          onClick={handleClick}
          onListen={() => {
            figure.current?.scrollIntoView({ block: 'nearest' });
            void audio.current?.play();
          }}
          isHydrated={isHydrated}
          look={isSaved ? 'quiet' : 'primary'}
          sendButton={sendButton}
        />
      ) : null}
      <Playback sample={usable} onNotAudio={setNotAudio} figure={figure} audio={audio} />
      <div>
        <label htmlFor={id} className="field-label">
          {isHydrated && recordable ? 'Or upload a recording' : 'Upload a recording'}
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
          MP3, M4A, WAV, OGG or WebM, at least 10 seconds, 10 MB at most.{' '}
          <span className="scripted">Your phone&rsquo;s voice memo app will do.</span>
        </p>
        <FieldErrors field={{ errorId: `${id}-error`, errors: shown }} />
      </div>
      <OwnVoiceNote />
      {sendsFromPanel ? null : sendButton}
    </>
  );
}

interface SendButtonProps {
  /** Whether there is a sample to send. */
  isEnabled: boolean;
  look: ButtonLook;
  /** `small` in the recorder's panel, below other buttons, where it fills the row. */
  size: 'small' | undefined;
  waiting: string;
  hintId: string;
}

function SendButton({ isEnabled, look, size, waiting, hintId }: SendButtonProps) {
  return (
    <div className="flex grow flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="submit"
        className={`btn btn-${look} ${size ? `btn-${size} grow` : ''}`}
        data-pending="Cloning your voice…"
        disabled={!isEnabled}
        aria-describedby={isEnabled ? undefined : hintId}
      >
        <span aria-live="polite">Clone My Voice</span>
      </button>
      {isEnabled ? null : (
        <p id={hintId} className="hint">
          Record yourself or choose a file first.
        </p>
      )}
      <div role="status">
        <p className="hint sample-waiting">{waiting}</p>
      </div>
    </div>
  );
}

/** The file in the input, including one chosen before hydration. `onChange` runs for each later change. */
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
      input.current?.form?.dispatchEvent(new Event('change')); // as if the file had been chosen
    },
  };
}

/** The problem with the sample, if any. The server refuses the same files. */
function errorsOf(sample: File, notAudio: File | null, errors: string[]): string[] {
  if (sample.size > maxUploadBytes) return [sampleErrors.tooLarge];
  return sample === notAudio ? [sampleErrors.noAudio, sampleErrors.unreadable] : errors;
}

interface PlaybackProps {
  /** `null` without a sample that can be sent. */
  sample: File | null;
  onNotAudio: (sample: File) => void;
  figure: RefObject<HTMLElement>;
  audio: RefObject<HTMLAudioElement>;
}

/** Plays the sample in the same player as the sample calls. */
function Playback({ sample, onNotAudio, figure, audio }: PlaybackProps) {
  const hasPlayer = useRef(false);
  const [wave, setWave] = useState('');
  useEffect(() => {
    if (!sample && !hasPlayer.current) return;
    hasPlayer.current = true;
    let latest = true;
    void import('./play-back').then(async ({ isAudio, playBack }) => {
      if (sample && !(await isAudio(sample))) onNotAudio(sample);
      else if (latest && figure.current) playBack(figure.current, sample, setWave);
    }, reportLoadError); // a sample that can't be played can still be sent
    return () => {
      latest = false;
    };
  }, [sample, onNotAudio, figure]);
  return (
    <figure ref={figure} className="player" aria-labelledby="your-recording" hidden>
      <figcaption id="your-recording" className="player-title">
        Your recording <span className="hint block font-normal">Listen before you use it.</span>
      </figcaption>
      <div className="player-place">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the visitor reads the text next to it */}
        <audio ref={audio} data-part="audio" controls className="w-full" aria-labelledby="your-recording" />
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

/** Warns before an unsent recording is lost by leaving the page. Submitting any form turns the warning off. */
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
      It must be your own voice. To have the clone and its recording deleted, write to <SupportEmail /> at any
      time.
    </p>
  );
}
