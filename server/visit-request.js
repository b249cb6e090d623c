/** A whole request costs as much as the loaders: it is made when more than address, method and headers is read. @returns {Request} */
export function visitRequest(
  /** @type {import('node:http').IncomingMessage} */ { method = 'GET', headers: sent },
  /** @type {string} */ url,
) {
  const whole = once(() => new Request(url, { method, headers: headerPairs(sent) }));
  const known = {
    get: (/** @type {string} */ name) => textOf(sent[name.toLowerCase()]),
    has: (/** @type {string} */ name) => textOf(sent[name.toLowerCase()]) !== null,
  };
  const headers = standIn(known, () => whole().headers);
  return standIn({ url, method, headers }, whole);
}

/**
 * @template {object} Whole
 * @param {Partial<Whole>} known
 * @param {() => Whole} whole
 * @returns {Whole}
 */
function standIn(known, whole) {
  const proxy = new Proxy(known, {
    get(target, name) {
      if (Object.hasOwn(target, name)) return Reflect.get(target, name);
      const value = Reflect.get(whole(), name, whole());
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
    getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
  });
  return /** @type {Whole} */ (proxy);
}

/** @template Value @param {() => Value} make */
function once(make) {
  /** @type {Value | undefined} */
  let made;
  return () => (made ??= make());
}

/** @returns {[string, string][]} */
function headerPairs(/** @type {import('node:http').IncomingHttpHeaders} */ headers) {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [/** @type {[string, string]} */ ([name, value])] : [],
  );
}

function textOf(/** @type {string | string[] | undefined} */ value) {
  return typeof value === 'string' ? value : null;
}
