/** Request header of enhanced forms. The server then responds to success with 204 and a location instead of a redirect. */
export const enhancedHeader = 'X-Enhanced';
/** The header's value if a script only asks which errors the form has now. The action must then have no effect. */
export const checkOnly = 'check';

/** Response header with the URL that the enhanced form opens next. */
export const locationHeader = 'X-Location';

/** The event on a form that the server has accepted. */
export const formAccepted = 'form:accepted';

/** The event on a form whose values were saved without a submit. */
export const formAutosaved = 'form:autosaved';

/** The event on a form after the page shows the server's response to it. */
export const formAnswered = 'form:answered';

/** The event on a form that got no response, or an error page. The page stays unchanged. */
export const formFailed = 'form:failed';

/** The size of the largest file that a form accepts. */
export const maxUploadBytes = 10 * 1024 * 1024;
