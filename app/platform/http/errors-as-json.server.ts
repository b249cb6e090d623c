import type { data } from '@remix-run/node';

/** For addresses that scripts ask: what guards and limits throw as a page is a short JSON with the same status and headers. */
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
