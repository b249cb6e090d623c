import { isDataResponse } from '../session/visit.server';

/** For routes that scripts fetch: responds with JSON, with the same status and headers, where an error page is thrown. */
export async function errorsAsJson(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (thrown) {
    if (!isDataResponse(thrown)) throw thrown;
    const { status = 400, headers } = thrown.init ?? {};
    const response = Response.json({ refused: status }, { status, headers: headers ?? {} });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  }
}
