/** Responds with 200 even while the process drains. A supervisor should restart a process that doesn't respond. */
export function loader() {
  return Response.json({ status: 'ok' });
}
