/** Sent by the enhanced form: a success is then 204 with an address instead of a redirect. */
export const enhancedHeader = 'X-Enhanced';

export const locationHeader = 'X-Location';

/** Event, bubbling: the server accepted the form. */
export const formTaken = 'form:taken';
