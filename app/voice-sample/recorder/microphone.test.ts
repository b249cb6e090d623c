import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { record } from './microphone';

/** A fake MediaRecorder that supports some formats. */
class Recorder extends EventTarget {
  static supported: string[] = [];
  static createdWith: (string | undefined)[] = [];
  static isTypeSupported = (type: string) => Recorder.supported.includes(type);
  static latest: Recorder | undefined;
  state = 'recording';
  constructor(
    _stream: unknown,
    readonly options: { mimeType?: string },
  ) {
    super();
    Recorder.createdWith.push(options.mimeType);
    Recorder.latest = this;
  }
  get mimeType() {
    return this.options.mimeType ?? '';
  }
  /** Dispatches the events of a real recorder that stops. */
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
const send = vi.fn();
const failed = { type: 'failed', problem: 'failed' };

beforeEach(() => {
  vi.clearAllMocks();
  Recorder.createdWith = [];
  Recorder.latest = undefined;
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('requests 44.1 kHz mono with echo cancellation and noise suppression', () => {
  record(send).discard();
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { sampleRate: 44_100, channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
});

test.each([
  [['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4'],
  [['audio/webm', 'audio/webm;codecs=opus'], 'audio/webm;codecs=opus'],
  [['audio/webm'], 'audio/webm'],
  [[], undefined],
])('with %j supported, records as %s', async (supported, format) => {
  Recorder.supported = supported;
  const recording = record(send);
  await vi.waitFor(() => expect(Recorder.createdWith).toEqual([format]));
  recording.discard();
});

test('reports a failure if the recording holds no sound', async () => {
  record(send);
  await vi.waitFor(() => expect(Recorder.latest).toBeDefined());
  Recorder.latest?.finish(Buffer.alloc(0));
  await vi.waitFor(() => expect(send.mock.lastCall).toEqual([failed]));
  expect(send).toHaveBeenCalledOnce();
});

test('releases the microphone and reports a failure if the loudness cannot be measured', async () => {
  const stop = vi.fn();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('AudioContext', function noHardwareLeft() {
    throw new DOMException('no hardware left', 'NotSupportedError');
  });
  record(send);
  await vi.waitFor(() => expect(send.mock.lastCall).toEqual([failed]));
  expect(stop).toHaveBeenCalledOnce();
});
