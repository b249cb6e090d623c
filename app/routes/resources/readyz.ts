import { listDegraded } from '~/platform/health/readiness.server';

/** Tells a proxy that it can send visitors here. Otherwise server/app.js responds with 503 before this route. */
export async function loader() {
  return Response.json({ status: 'ready', degraded: await listDegraded() });
}
