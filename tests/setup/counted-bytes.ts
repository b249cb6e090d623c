const numbers = [
  'getUint8',
  'getUint16',
  'getUint32',
  'getBigUint64',
  'getBigInt64',
  'getFloat32',
  'getFloat64',
] as const;

/** How often `read` looks at these bytes, by index or by a view; throws as soon as that is more than `most` for each. */
export function countReads(bytes: Uint8Array, most: number, read: (counted: Uint8Array) => void): number {
  let reads = 0;
  const count = () => {
    reads += 1;
    if (reads > most * bytes.length) throw new Error(`more than ${most} reads a byte`);
  };
  const counted = new Proxy(bytes, {
    get(target, name) {
      if (typeof name === 'string' && /^\d/.test(name)) count();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const stop = numbers.map((name) => watch(name, count));
  try {
    read(counted);
  } finally {
    for (const end of stop) end();
  }
  return reads;
}

function watch(name: (typeof numbers)[number], count: () => void): () => void {
  const original: unknown = Reflect.get(DataView.prototype, name);
  if (typeof original !== 'function') throw new Error(`no ${name}`);
  const watched = function (this: DataView, ...given: unknown[]): unknown {
    count();
    return Reflect.apply(original, this, given);
  };
  Reflect.set(DataView.prototype, name, watched);
  return () => void Reflect.set(DataView.prototype, name, original);
}
