import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { record } from './microphone';

/** A browser that knows some formats and has a microphone. */
class Recorder extends EventTarget {
  static known: string[] = [];
  static made: (string | undefined)[] = [];
  static isTypeSupported = (type: string) => Recorder.known.includes(type);
  static latest: Recorder | undefined;
  state = 'recording';
  constructor(
    _stream: unknown,
    readonly options: { mimeType?: string },
  ) {
    super();
    Recorder.made.push(options.mimeType);
    Recorder.latest = this;
  }
  get mimeType() {
    return this.options.mimeType ?? '';
  }
  /** What the stop of a real one brings. */
  finish(sound: Buffer) {
    this.dispatchEvent(
      Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(sound)]) }),
    );
    this.dispatchEvent(new Event('stop'));
  }
  start = () => undefined;
}
class Context {
  createAnalyser = () => ({ fftSize: 8 });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => undefined;
}
const getUserMedia = vi.fn();
const listener = { onStart: vi.fn(), onMeasure: vi.fn(), onFinish: vi.fn(), onProblem: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  Recorder.made = [];
  Recorder.latest = undefined;
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => vi.unstubAllGlobals());

test('asks for 44.1 kHz, one channel, no echo or noise', { tags: ['9.voice.2', '5.15'] }, () => {
  record(listener).discard();
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { sampleRate: 44_100, channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
});

test.each([
  [['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4'],
  [['audio/webm', 'audio/webm;codecs=opus'], 'audio/webm;codecs=opus'],
  [['audio/webm'], 'audio/webm'],
  [[], undefined],
])('of %j the recorder takes %s', { tags: ['9.voice.3'] }, async (known, taken) => {
  Recorder.known = known;
  const recording = record(listener);
  await vi.waitFor(() => expect(Recorder.made).toEqual([taken]));
  recording.discard();
});

test('a recording that holds no sound at all has failed', async () => {
  record(listener);
  await vi.waitFor(() => expect(Recorder.latest).toBeDefined());
  Recorder.latest?.finish(Buffer.alloc(0));
  await vi.waitFor(() => expect(listener.onProblem).toHaveBeenCalledWith('failed'));
  expect(listener.onFinish).not.toHaveBeenCalled();
});

test('where the sound cannot be measured, the microphone is let go and it is said', async () => {
  const stop = vi.fn();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  vi.stubGlobal('AudioContext', function noHardwareLeft() {
    throw new DOMException('no hardware left', 'NotSupportedError');
  });
  record(listener);
  await vi.waitFor(() => expect(listener.onProblem).toHaveBeenCalledWith('failed'));
  expect(stop).toHaveBeenCalledOnce();
});
