import type { RecorderProblem } from './recorder-state';

/** Formats in order of preference. The recorder's `mimeType` says which one it uses. */
const formats = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];
const promptTimeoutMs = 15_000;
const measureIntervalMs = 100;

const constraints: MediaStreamConstraints = {
  audio: { sampleRate: 44_100, channelCount: 1, echoCancellation: true, noiseSuppression: true },
};

interface RecordingListener {
  onStart: () => void;
  /** Receives milliseconds since the start and the root mean square of the sound; full scale is 1. */
  onMeasure: (elapsed: number, loudness: number) => void;
  onFinish: (sample: File, seconds: number) => void;
  onProblem: (problem: RecorderProblem) => void;
}

export interface Recording {
  stop: () => void;
  discard: () => void;
}

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Starts recording. The microphone is released however the recording ends. */
export function record(listener: RecordingListener): Recording {
  let isOver = false;
  let running: { stop: () => void; release: () => void } | undefined;

  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    clearTimeout(waiting);
    running?.release();
    return true;
  }
  const fail = (problem: RecorderProblem) => {
    if (end()) listener.onProblem(problem);
  };
  const waiting = setTimeout(() => fail('unanswered'), promptTimeoutMs);
  // Preloads the module that the end of the recording needs.
  void loadMeasure().catch((error: unknown) => reportError(error));

  navigator.mediaDevices.getUserMedia(constraints).then(
    (stream) => {
      clearTimeout(waiting);
      if (isOver) return release(stream);
      running = run(stream, {
        ...listener,
        onProblem: fail,
        onFinish: (sample, seconds) => {
          if (end()) listener.onFinish(sample, seconds);
        },
      });
    },
    (error: unknown) => fail(toRecorderProblem(error)),
  );
  return { stop: () => running?.stop(), discard: () => void end() };
}

function run(stream: MediaStream, listener: RecordingListener) {
  let meter: ReturnType<typeof startMeter> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const releaseAll = () => {
    clearInterval(timer);
    meter?.close();
    release(stream);
  };
  try {
    const { loudness } = (meter = startMeter(stream));
    const recorder = startRecorder(stream, {
      ...listener,
      onStart() {
        const started = performance.now();
        timer = setInterval(
          () => listener.onMeasure(performance.now() - started, loudness()),
          measureIntervalMs,
        );
        listener.onStart();
      },
    });
    return { stop: () => recorder.state !== 'inactive' && recorder.stop(), release: releaseAll };
  } catch (error) {
    releaseAll();
    listener.onProblem(toRecorderProblem(error));
    return undefined;
  }
}

function startRecorder(stream: MediaStream, listener: Omit<RecordingListener, 'onMeasure'>): MediaRecorder {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks: Blob[] = [];
  recorder.addEventListener('start', () => listener.onStart());
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  recorder.addEventListener('error', () => listener.onProblem('failed'));
  recorder.addEventListener('stop', () => void finish(createSample(chunks, recorder.mimeType), listener));
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => listener.onProblem('unplugged'));
  recorder.start();
  return recorder;
}

const loadMeasure = () => import('../audio-length/audio-length');

/** Measures the recording with the server's code, so that both agree on its length. */
async function finish(
  sample: File,
  { onFinish, onProblem }: Pick<RecordingListener, 'onFinish' | 'onProblem'>,
): Promise<void> {
  try {
    const { audioSeconds } = await loadMeasure();
    const seconds = audioSeconds(new Uint8Array(await sample.arrayBuffer()));
    if (seconds === null) onProblem('failed');
    else onFinish(sample, seconds);
  } catch (error) {
    reportError(error);
    onProblem('failed');
  }
}

const problemsByErrorName: Record<string, RecorderProblem | undefined> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function toRecorderProblem(error: unknown): RecorderProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return problemsByErrorName[name] ?? 'failed';
}

function createSample(chunks: Blob[], type: string): File {
  const ending = type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm';
  return new File(chunks, `voice-sample.${ending}`, { type });
}

function startMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    loudness() {
      analyser.getFloatTimeDomainData(wave);
      return rootMeanSquare(wave);
    },
    close: () => void context.close(),
  };
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function rootMeanSquare(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
