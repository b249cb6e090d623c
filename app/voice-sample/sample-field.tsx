import { FieldErrors } from '~/platform/forms/field';
import { PlayerPanel } from '~/platform/ui/player/player-panel';
import { RecorderPanel } from './recorder/recorder-panel';
import { sampleField } from './sample-rules';

interface SampleFieldProps {
  formId: string;
  errors: string[] | undefined;
}

/** A recording goes into the upload's file input: one form for both. It stays when the form is replaced. */
export function SampleField({ formId, errors }: SampleFieldProps) {
  const id = `${formId}-${sampleField}`;
  return (
    <div>
      <div id={`${formId}-sample`} className="grid gap-5" data-enhance="sample-field" data-permanent>
        <RecorderPanel />
        <Playback />
        <div>
          <label htmlFor={id} className="field-label" data-sample-label="Or upload a recording">
            Upload a recording
          </label>
          <input
            id={id}
            name={sampleField}
            type="file"
            accept="audio/*,.mp3,.m4a,.mp4,.wav,.ogg,.webm"
            className="input file-input"
            aria-describedby={`${id}-hint${errors ? ` ${id}-error` : ''}`}
            aria-invalid={errors ? true : undefined}
          />
          <p id={`${id}-hint`} className="hint mt-1">
            MP3, M4A, WAV, OGG or WebM, at least 10 seconds, 10 MB at most. Your phone&rsquo;s voice memo app
            will do.
          </p>
        </div>
      </div>
      <div data-sample-errors>
        <FieldErrors field={{ errorId: `${id}-error`, errors }} />
      </div>
    </div>
  );
}

function Playback() {
  return (
    <figure className="player" aria-labelledby="your-recording" data-sample-playback hidden>
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
          bars={<path data-sample-wave />}
        />
      </div>
    </figure>
  );
}
