import { delay, HttpResponse } from 'msw';

/**
 * Faults that testers trigger by typing `{fault}-{shortName}` into a form, such as `refuse-create`. Case is ignored, the
 * hyphen is optional, and the text may stand anywhere in the input.
 */
export const faults = {
  refuse: 'responds `success: false`',
  error: 'responds 500',
  reject: 'responds 400',
  malformed: 'responds with invalid JSON',
  shape: 'responds with JSON of another shape',
  huge: 'responds with more than 1 MiB',
  drop: 'drops the connection',
  hang: 'never responds',
  slow: 'responds after 6 seconds',
} as const;
export type Fault = keyof typeof faults;

const faultNames = Object.keys(faults) as Fault[]; // the keys of a literal object

/** The fault that the text contains for a function, by its short name. */
export function findFault(shortName: string, text: string): Fault | undefined {
  const input = text.toLowerCase();
  return faultNames.find(
    (fault) => input.includes(`${fault}-${shortName}`) || input.includes(`${fault}${shortName}`),
  );
}

/** The response for a fault, or `undefined` if the call should continue normally (after a delay, for `slow`). */
export async function faultResponse(fault: Fault | undefined): Promise<Response | undefined> {
  switch (fault) {
    case 'refuse':
      return HttpResponse.json({ success: false, error: 'Refused for a test.' });
    case 'error':
      return HttpResponse.json({ error: 'Internal error, for a test.' }, { status: 500 });
    case 'reject':
      return HttpResponse.json({ error: 'Bad request, for a test.' }, { status: 400 });
    case 'malformed':
      return new HttpResponse('<html>502 Bad Gateway', { headers: { 'Content-Type': 'application/json' } });
    case 'shape':
      return HttpResponse.json([{ success: 'maybe' }]);
    case 'huge':
      return HttpResponse.json({ success: true, padding: 'x'.repeat(2 * 1024 * 1024) });
    case 'drop':
      return HttpResponse.error();
    case 'hang':
      await delay('infinite');
      return undefined;
    case 'slow':
      await delay(6_000);
      return undefined;
    case undefined:
      return undefined;
  }
}
