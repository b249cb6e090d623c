import { connect } from 'node:net';

import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

/** What a proxy and a server may read differently: where one request ends and the next one begins. */
export const smugglingRows: Row[] = [
  {
    name: 'Hostile: requests that end in two places, by the proxy and to the instance',
    async run(site, tally) {
      for (const target of new Set([site.origin, ...site.instances.map(({ url }) => url)])) {
        const host = new URL(site.origin).host;
        const responses = await Promise.all(shapes(host).map((bytes) => exchange(target, bytes)));
        for (const [index, response] of responses.entries()) countResponse(tally, response, index);
        await expectOwnResponses(site, tally);
      }
    },
  },
];

const hidden = 'hidden-request';

function shapes(host: string): string[] {
  const inner = `GET /${hidden} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const post = (headers: string, body = `0\r\n\r\n${inner}`) =>
    `POST /create-agent HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\n${body}`;
  const chunked = 'Transfer-Encoding: chunked';
  return [
    post(`Content-Length: 5\r\n${chunked}`),
    post(`${chunked}\r\nContent-Length: 5`),
    post(`Content-Length: 4\r\n${chunked}`, `5\r\nhello\r\n0\r\n\r\n${inner}`),
    post(`Content-Length: 5\r\nContent-Length: ${5 + inner.length}`),
    post(`Content-Length: 5, ${5 + inner.length}`),
    ...['+5', '-1', '0x5', '5 5', '5;', '', '99999999999999999999'].map((length) =>
      post(`Content-Length: ${length}`),
    ),
    ...[
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: identity, chunked, chunked',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding:\x0bchunked',
      'Transfer-Encoding\r\n : chunked',
      'X: y\r\n Transfer-Encoding: chunked',
      'X: y\nTransfer-Encoding: chunked',
      'X: y\rTransfer-Encoding: chunked',
      'Transfer\0-Encoding: chunked',
    ].map((header) => post(`${header}\r\nContent-Length: 5`)),
    ...['fffffffffffffffff', '-5', '0x5', '5;a\nb', '5\n'].map((size) =>
      post(chunked, `${size}\r\nhello\r\n0\r\n\r\n${inner}`),
    ),
    `GET /faq HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
    `GET /faq HTTP/1.1\nHost: ${host}\nContent-Length: 5\n\nhello`,
    `GET /faq HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${inner.length}\r\nConnection: close\r\n\r\n${inner}`,
    `GET http://evil.example/faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `GET /faq HTTP/1.0\r\nHost: ${host}\r\n${chunked}\r\n\r\n0\r\n\r\n${inner}`,
    `GET /faq HTTP/9.9\r\nHost: ${host}\r\n\r\n${inner}`,
    `GET /faq\r\n${inner}`,
    `GET /a b HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `POST /create-agent HTTP/1.1\r\nHost: ${host}\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`,
  ];
}

function countResponse(tally: Tally, response: string, index: number): void {
  tally.tried += 1;
  tally.sent += 1;
  if (/^HTTP\/1\.1 50[0234]/m.test(response)) tally.serverErrors += 1;
  tally.expect(!/^HTTP\/1\.1 404/m.test(response), `shape ${index} had its hidden request answered`);
}

/** Everything that comes back until the end, or until nothing more does. */
function exchange(target: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(target).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').setTimeout(1_500);
    socket.on('data', (chunk: string) => (received += chunk));
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}

/** Nobody gets the response to somebody else's request over a connection that the proxy keeps. */
async function expectOwnResponses(site: Site, tally: Tally): Promise<void> {
  for (const [path, heading] of [
    ['/faq', 'questions'],
    ['/privacy', 'Privacy'],
    ['/blog', 'Blog'],
  ] as const) {
    const page = await tally.count(() => site.visitor().open(path));
    tally.expect(page?.status === 200, `${path} is ${page?.status} then`);
    tally.expect(Boolean(page?.html.includes(heading)), `${path} is another page then`);
  }
}
