/** Preloaded with NODE_OPTIONS: URLs with `?fault` throw in their loader, so that tests can reach the error page. */
const get = URLSearchParams.prototype.get;

URLSearchParams.prototype.get = function (/** @type {string} */ name) {
  if (name === 'test' && this.has('fault')) throw new Error('made by a test');
  return get.call(this, name);
};
