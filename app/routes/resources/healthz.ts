/** Answers when the process can serve; the server process answers 503 itself while it drains. */
export function loader() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
