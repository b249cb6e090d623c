const getters = Object.getOwnPropertyNames(DataView.prototype).filter((name) => name.startsWith('get'));

/**
 * Counts how often `read` accesses the bytes: by index, through a DataView, or with a method such as `indexOf`. Throws if there are more than
 * `maxPerByte` reads per byte on average.
 */
export function countReads(
  bytes: Uint8Array,
  maxPerByte: number,
  read: (counted: Uint8Array) => void,
): number {
  let reads = 0;
  const count = () => {
    reads += 1;
    if (reads > maxPerByte * bytes.length) throw new Error(`more than ${maxPerByte} reads per byte`);
  };
  const counted = new Proxy(bytes, {
    get(target, name) {
      if (typeof name === 'string' && /^\d/.test(name)) count();
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      count();
      return value.bind(target);
    },
  });
  const originals = getters.map((name) => [name, Reflect.get(DataView.prototype, name)] as const);
  for (const [name, original] of originals)
    Reflect.set(DataView.prototype, name, function (this: DataView, ...given: unknown[]): unknown {
      count();
      return Reflect.apply(original, this, given);
    });
  try {
    read(counted);
  } finally {
    for (const [name, original] of originals) Reflect.set(DataView.prototype, name, original);
  }
  return reads;
}
