import type { ErrorRequestHandler, RequestHandler } from 'express';

const shownStatuses: unknown[] = [400, 405, 414];

/**
 * Express middleware that renders the site's error page for requests that Express rejects before Remix sees them, such as
 * `/%E0%A4%A`. The page is that of an unknown path, whose loader throws the status in the context.
 */
export function showErrorPage(render: RequestHandler): ErrorRequestHandler {
  return (error: { status?: unknown }, request, response, next) => {
    if (response.locals.refusedWith || !shownStatuses.includes(error.status)) return void next(error);
    response.locals.refusedWith = error.status;
    render(Object.assign(request, { method: 'GET', originalUrl: '/no/such/page' }), response, next);
  };
}
