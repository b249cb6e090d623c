import { maxSteps } from './audio-kind';

/** The types of boxes and handlers as numbers, because a file may have 200,000 boxes. */
const types = {
  trak: typeOf('trak'),
  traf: typeOf('traf'),
  tkhd: typeOf('tkhd'),
  hdlr: typeOf('hdlr'),
  mdhd: typeOf('mdhd'),
  trex: typeOf('trex'),
  tfhd: typeOf('tfhd'),
  trun: typeOf('trun'),
  soun: typeOf('soun'),
};
const containers = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'].map(typeOf);

interface Track {
  hasSound: boolean;
  ticksPerSecond: number;
  stated: number;
  defaultTicks: number;
  fragments: number;
}

interface Mp4Reading {
  view: DataView;
  tracks: Map<number, Track>;
  current: Track;
  ticksPerSample: number;
  steps: number;
}

/** The length in seconds, or `null` without sound. Reads plain files and fragmented ones, which browsers record. */
export function mp4Seconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reading: Mp4Reading = { view, tracks: new Map(), current: newTrack(), ticksPerSample: 0, steps: 0 };
  readBoxes(reading, 0, bytes.length, 0);
  const sounds = [...reading.tracks.values()].filter((track) => track.hasSound && track.ticksPerSecond > 0);
  const lengths = sounds.map((track) => Math.max(track.stated, track.fragments) / track.ticksPerSecond);
  return lengths.reduce((longest, length) => Math.max(longest, length), 0) || null;
}

function readBoxes(reading: Mp4Reading, start: number, end: number, depth: number): void {
  const { view } = reading;
  for (let offset = start; offset + 8 <= end && reading.steps < maxSteps; reading.steps += 1) {
    const short = view.getUint32(offset);
    const wide = short === 1 && offset + 16 <= end;
    const size = short === 0 ? end - offset : wide ? Number(view.getBigUint64(offset + 8)) : short;
    const content = offset + (wide ? 16 : 8);
    if (size < content - offset) return;
    const boxEnd = Math.min(offset + size, end);
    const type = view.getUint32(offset + 4);
    if (type === types.trak || type === types.traf) reading.current = newTrack();
    if (containers.includes(type) && depth < 8) readBoxes(reading, content, boxEnd, depth + 1);
    else readBox(reading, type, content, boxEnd);
    offset += size;
  }
}

function readBox(reading: Mp4Reading, type: number, at: number, end: number): void {
  const { view, tracks, current } = reading;
  const has = (bytes: number) => at + bytes <= end;
  const wide = has(1) && view.getUint8(at) === 1;
  if (type === types.tkhd && has(wide ? 24 : 16)) tracks.set(view.getUint32(at + (wide ? 20 : 12)), current);
  else if (type === types.hdlr && has(12)) current.hasSound = view.getUint32(at + 8) === types.soun;
  else if (type === types.mdhd && has(wide ? 32 : 20)) {
    current.ticksPerSecond = view.getUint32(at + (wide ? 20 : 12));
    current.stated = knownTicks(wide ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16));
  } else if (type === types.trex && has(20)) {
    const track = tracks.get(view.getUint32(at + 4));
    if (track) track.defaultTicks = view.getUint32(at + 12);
  } else if (type === types.tfhd && has(8)) startFragment(reading, at, end);
  else if (type === types.trun && has(8)) current.fragments += runTicks(reading, at, end);
}

/** Treats the value with all bits set as zero, because it means that the duration is unknown. */
function knownTicks(ticks: number): number {
  return ticks === 0xffff_ffff || ticks >= Number.MAX_SAFE_INTEGER ? 0 : ticks;
}

function startFragment(reading: Mp4Reading, at: number, end: number): void {
  const { view, tracks } = reading;
  const flags = view.getUint32(at);
  const defaultTicksAt = at + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  reading.current = tracks.get(view.getUint32(at + 4)) ?? newTrack();
  reading.ticksPerSample =
    flags & 8 && defaultTicksAt + 4 <= end ? view.getUint32(defaultTicksAt) : reading.current.defaultTicks;
}

/** Multiplies instead of looping if samples have no durations of their own, because the count can be any number. */
function runTicks({ view, ticksPerSample }: Mp4Reading, at: number, end: number): number {
  const flags = view.getUint32(at);
  const count = view.getUint32(at + 4);
  if (!(flags & 0x100)) return count * ticksPerSample;
  const sampleBytes = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let ticks = 0;
  let offset = at + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  for (let sample = 0; sample < count && offset + 4 <= end; sample += 1, offset += sampleBytes)
    ticks += view.getUint32(offset);
  return ticks;
}

function newTrack(): Track {
  return { hasSound: false, ticksPerSecond: 0, stated: 0, defaultTicks: 0, fragments: 0 };
}

function typeOf(letters: string): number {
  return [...letters].reduce((type, letter) => type * 256 + letter.charCodeAt(0), 0);
}
