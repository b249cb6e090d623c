import { listDegraded } from '~/platform/health/readiness.server';

/** Whether a proxy should send visitors here. While that isn't so, server/app.js responds with 503 before this route. */
export async function loader() {
  return Response.json(
    { status: 'ready', degraded: await listDegraded() },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
