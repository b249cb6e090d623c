import fc from 'fast-check';

/** What a client may send to an action, as far as HTTP lets it. */
export interface RandomPost {
  method: string;
  /** What follows the path: a data request, parameters. */
  suffix: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Sent in pieces of unknown number, without a length. */
  chunked: boolean;
}

const hostileNames = [
  ...'BusinessName.toString email.constructor.name name.length __proto__ __proto__.polluted'.split(' '),
  ...'constructor.prototype.x toString hasOwnProperty a[999999999] a[-1] a[] [0] .'.split(' '),
  ...'WeeklySchedule WeeklySchedule.monday WeeklySchedule.monday.ranges WeeklySchedule[0]'.split(' '),
  ...'WeeklySchedule.monday.ranges[1e9] WeeklySchedule.monday.ranges[0].startTime.toString'.split(' '),
  ...'WeeklySchedule.__proto__.isOpen BusinessName[0] BusinessName.first smsConsent.given'.split(' '),
  ...'__intent__ __state__ audio.name'.split(' '),
  ...['a'.repeat(5_000), `${'a.'.repeat(400)}a`, 'a[0]'.repeat(300), '', ' ', '\0', '💥'],
];

const usualValues = [
  ...'on true form voice next back skip analyze manual none create default clone own 40'.split(' '),
  ...'add-break:monday remove:monday:-1 add-break:__proto__ agent_x agent_fuzz1 1e999 -1 NaN'.split(' '),
  ...'rivera.example https://rivera.example ana@rivera.example 5125550100 TX 78701'.split(' '),
  ...['9:00 AM', 'America/Chicago', 'Fixed Location', 'Travel to Customer', ''],
];

const hostileText = [
  ...['\0', 'won\0’t', '\u202Egnp.exe', '\u2066\u2069', 'a\r\nBcc: b@c.example', '\u001B[2J', '\uFEFF'],
  ...['\uFFFE', '\uD800', '💥'.repeat(400), '漢'.repeat(1_000), "'; DROP TABLE x;--", '../../etc'],
  '"><script>alert(1)</script>',
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...usualValues) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileText) },
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.integer({ min: 1_000, max: 12_000 }).map((length) => 'x'.repeat(length)),
);

/** Bytes that a body is filled up with: some reach the limits of forms, few those of uploads. */
const padding = fc.oneof(
  { weight: 14, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.constantFrom(63 * 1_024, 65 * 1_024, 160_000, 400_000) },
  { weight: 1, arbitrary: fc.constantFrom(2_000_000, 11 * 1_024 * 1_024) },
);

const suffixes = ['.data', '?index', '?_data=root', '?draft=__proto__', '?agent=%00', '?x=%E0%A4%A'];
const oddCookies = ['', 'visitor=x', 'toast=__proto__; agent-unknown=%E0%A4%A', '=;;=', 'draft-aaaaaa=x'];

/** Random requests with fields of these names among others, from this site and from elsewhere. */
export function randomPosts(fieldNames: string[], origin: string, cookie: string): fc.Arbitrary<RandomPost> {
  const name = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fieldNames) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileNames) },
  );
  const fields = fc.array(fc.tuple(name, value), { maxLength: 30 });
  return fc
    .record({
      method: oftenThe('POST', ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD']),
      suffix: oftenThe('', suffixes),
      headers: fc.record({
        Origin: oftenThe(origin, ['null', 'https://elsewhere.example', ':::', '']),
        Cookie: oftenThe(cookie, oddCookies),
        'X-Forwarded-For': fc.ipV4(), // so that the limits of calls do not hide the actions
      }),
      body: fc.oneof(
        { weight: 5, arbitrary: fc.tuple(fields, padding).map(urlencoded) },
        { weight: 5, arbitrary: fc.tuple(fields, padding, fc.nat(6)).map(multipart) },
        { weight: 2, arbitrary: fc.tuple(fc.uint8Array({ maxLength: 400 }), padding, oddType).map(bytes) },
      ),
      chunked: fc.boolean(),
    })
    .map(({ body, headers, ...post }) => ({
      ...post,
      headers: { ...headers, ...(body.type ? { 'Content-Type': body.type } : {}) },
      body: body.content,
    }));
}

function oftenThe(usual: string, others: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
  );
}

interface Body {
  type: string;
  content: Buffer;
}

function urlencoded([fields, pad]: [[string, string][], number]): Body {
  const text = fields.map(([name, given]) => `${encode(name)}=${encode(given)}`).join('&');
  const filling = pad ? `&BusinessDescription=${'x'.repeat(pad)}` : '';
  return { type: 'application/x-www-form-urlencoded', content: Buffer.from(text + filling) };
}

/** Percent-encoded where that can be; half a character stays the bad UTF-8 that it is. */
function encode(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80%FF' : encodeURIComponent(text);
}

/** A multipart form, whole (0 to 2) or broken in one of several ways. */
function multipart([fields, pad, way]: [[string, string][], number, number]): Body {
  const boundary = way === 3 ? 'b'.repeat(90) : 'fuzz-boundary';
  const part = (disposition: string, given: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${given}\r\n`;
  const parts = fields.map(([name, given]) => part(`name="${name.replaceAll(/["\r\n]/g, '%22')}"`, given));
  const file = part('name="audio"; filename="a\0.wav"\r\nContent-Type: audio/wav', `RIFF${'\0'.repeat(pad)}`);
  const whole = Buffer.from(`${parts.join('')}${file}--${boundary}--\r\n`);
  const type =
    way === 4 ? 'multipart/form-data' : `multipart/form-data; boundary=${way === 5 ? 'another' : boundary}`;
  return { type, content: way === 6 ? whole.subarray(0, whole.length / 2) : whole };
}

const oddType = fc.constantFrom(
  ...['', 'text/plain', 'application/json', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
  ...['application/x-www-form-urlencoded; charset=utf-16', 'APPLICATION/X-WWW-FORM-URLENCODED', ';'],
);

function bytes([content, pad, type]: [Uint8Array, number, string]): Body {
  return { type, content: Buffer.concat([content, Buffer.alloc(pad, 0xff)]) };
}
