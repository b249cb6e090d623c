import { HttpResponse, delay } from 'msw';

/** Magic words for testers: `{fault}-{call}`, in any letter case, hyphen optional, anywhere in the call's text. */
export const faults = {
  refuse: 'responds success: false',
  error: 'responds 500',
  reject: 'responds 400',
  malformed: 'responds with something that is not JSON',
  shape: 'responds JSON of another shape',
  huge: 'responds more than 1 MiB',
  drop: 'drops the connection',
  hang: 'never responds',
  slow: 'responds after 6 seconds',
} as const;
export type Fault = keyof typeof faults;

export type CallWord = 'extract' | 'clone' | 'create' | 'assign' | 'phone' | 'subscribe' | 'log' | 'store';

const faultNames = Object.keys(faults) as Fault[]; // the keys of a literal object

export function faultFor(call: CallWord, texts: (string | undefined)[]): Fault | undefined {
  const searched = texts.join('\n').toLowerCase();
  return faultNames.find(
    (fault) => searched.includes(`${fault}-${call}`) || searched.includes(`${fault}${call}`),
  );
}

/** `undefined` where the call continues as usual (at once, or after the slow fault's delay). */
export async function faultyResponse(fault: Fault | undefined): Promise<Response | undefined> {
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
