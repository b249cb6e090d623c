import { expect, test } from './fixtures';

/** Pages that the sitemap does not name. */
const flow = [
  ...['/create-agent', '/create-agent2', '/create-agent3', '/create-agent/voice-setup', '/voice-recording'],
  ...['/trial-signup', '/calendar-setup', '/demo/agent/agent_crawled1', '/testforwarding', '/widget-test'],
];

test(
  'no page breaks its own content policy or writes an error to the console',
  { tag: ['@D.headers'] },
  async ({ page, baseURL }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const isAlike = (path: string) => path.startsWith('/for/') && path !== '/for/dental';
    expect(listed).toContain('/for/dental');
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.apply(Reflect.get(window, 'tellViolation'), null, [`${violatedDirective} ${blockedURI}`]);
      }),
    );
    for (const path of [...listed.filter((path) => !isAlike(path)), ...flow]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
    expect(violations).toEqual([]);
  },
);
