/** Whether the process is alive, also while it drains; a supervisor ends one that does not answer. */
export function loader() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
