/** A file at a fixed address for programs that read the site. It is the same for everyone, and may be an hour old. */
export function namedFile(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
