import type { RecorderEvent, RecorderProblem } from './recorder-state';

/** Formats in order of preference. The recorder's `mimeType` says which one it uses. */
const formats = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];
const promptTimeoutMs = 15_000;
const measureIntervalMs = 100;

const constraints: MediaStreamConstraints = {
  audio: { sampleRate: 44_100, channelCount: 1, echoCancellation: true, noiseSuppression: true },
};

/** An event of a recording, which is over after `finished` or `failed`. */
type RecordingEvent = Extract<RecorderEvent, { type: 'started' | 'measured' | 'finished' | 'failed' }>;
type Send = (event: RecordingEvent) => void;

export interface Recording {
  stop: () => void;
  discard: () => void;
}

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Starts recording. The microphone is always released when the recording ends. */
export function record(send: Send): Recording {
  let isOver = false;
  let running: { stop: () => void; release: () => void } | undefined;

  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    clearTimeout(waiting);
    running?.release();
    return true;
  }
  const sendWhileRunning: Send = (event) => {
    const isLast = event.type === 'finished' || event.type === 'failed';
    if (isLast ? end() : !isOver) send(event);
  };
  const fail = (problem: RecorderProblem) => sendWhileRunning({ type: 'failed', problem });
  const waiting = setTimeout(() => fail('unanswered'), promptTimeoutMs);
  // Preloads the module that the end of the recording needs.
  void loadMeasure().catch((error: unknown) => reportError(error));

  navigator.mediaDevices.getUserMedia(constraints).then(
    (stream) => {
      clearTimeout(waiting);
      if (isOver) release(stream);
      else running = run(stream, sendWhileRunning);
    },
    (error: unknown) => fail(toRecorderProblem(error)),
  );
  return { stop: () => running?.stop(), discard: () => void end() };
}

function run(stream: MediaStream, send: Send) {
  let meter: ReturnType<typeof startMeter> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const releaseAll = () => {
    clearInterval(timer);
    meter?.close();
    release(stream);
  };
  try {
    const { loudness } = (meter = startMeter(stream));
    const recorder = startRecorder(stream, send);
    recorder.addEventListener('start', () => {
      const started = performance.now();
      const measure = () =>
        send({ type: 'measured', elapsed: performance.now() - started, loudness: loudness() });
      timer = setInterval(measure, measureIntervalMs);
      send({ type: 'started' });
    });
    return { stop: () => recorder.state !== 'inactive' && recorder.stop(), release: releaseAll };
  } catch (error) {
    releaseAll();
    send({ type: 'failed', problem: toRecorderProblem(error) });
    return undefined;
  }
}

function startRecorder(stream: MediaStream, send: Send): MediaRecorder {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  recorder.addEventListener('error', () => send({ type: 'failed', problem: 'failed' }));
  recorder.addEventListener(
    'stop',
    () => void measureSample(createSample(chunks, recorder.mimeType)).then(send),
  );
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => send({ type: 'failed', problem: 'unplugged' }));
  recorder.start();
  return recorder;
}

const loadMeasure = () => import('../audio-length/audio-length');

/** Measures the recording with the server's code, so that both agree on its length. */
async function measureSample(sample: File): Promise<RecordingEvent> {
  try {
    const { audioSeconds } = await loadMeasure();
    const seconds = audioSeconds(new Uint8Array(await sample.arrayBuffer()));
    if (seconds !== null) return { type: 'finished', sample, seconds };
  } catch (error) {
    reportError(error);
  }
  return { type: 'failed', problem: 'failed' };
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
  return (error instanceof Error && problemsByErrorName[error.name]) || 'failed';
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
