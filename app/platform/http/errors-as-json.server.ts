import type { data } from '@remix-run/node';

/** For routes that scripts fetch: responds with JSON, with the same status and headers, where an error page is thrown. */
export async function errorsAsJson(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { status = 400, headers } = thrown.init ?? {};
    const response = Response.json({ refused: status }, { status, headers: headers ?? {} });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
}

function isRefusal(thrown: unknown): thrown is ReturnType<typeof data<unknown>> {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit'
  );
}
