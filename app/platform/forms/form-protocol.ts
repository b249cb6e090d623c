/** Sent by the enhanced form, so that the server answers with an address instead of a redirect. */
export const enhancedHeader = 'X-Enhanced';

/** The address that the answer to an enhanced form leads to. */
export const locationHeader = 'X-Location';

/** Told on a form, bubbling, once the server has taken it. */
export const formTaken = 'form:taken';

/** Told on a form before its fields get back what was typed; the detail is that, as form data. */
export const typedRestored = 'form:typed-restored';
