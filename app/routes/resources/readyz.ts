import { checkReadiness } from '~/platform/health/readiness.server';

/** Whether a proxy should send visitors here; the server process sends 503 itself while it drains. */
export async function loader() {
  const readiness = await checkReadiness();
  const ready = readiness.missing.length === 0;
  return Response.json(
    { status: ready ? 'ready' : 'not-ready', ...readiness },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
