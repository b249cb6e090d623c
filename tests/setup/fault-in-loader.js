/** Loaded into a server by NODE_OPTIONS: a fault of ours for addresses with `?fault`, so that its page can be looked at. */
const get = URLSearchParams.prototype.get;

URLSearchParams.prototype.get = function (/** @type {string} */ name) {
  if (name === 'test' && this.has('fault')) throw new Error('made by a test');
  return get.call(this, name);
};
