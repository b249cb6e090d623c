/** Also 200 while the process drains; a supervisor ends one that does not respond. */
export function loader() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
