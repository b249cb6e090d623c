import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

const { product, sampleLine, supportPhone, slug } = brand;
const ofWidget = /convai|elevenlabs|voice-widget|use-voice/;

/** Alternatives without scripts: a phone line labeled as another business, or the setup by form. */
const pages: [path: string, heading: string | RegExp, phone: string][] = [
  ['/demo-call', `Your ${product} Is Ready to Talk`, sampleLine],
  ['/voice-agent', `Talk to ${product}`, sampleLine],
  [`/${slug}`, `Talk to ${product}`, sampleLine],
  ['/create-agent3/voice-setup', 'Voice Setup', supportPhone],
  ['/demo/agent/agent_own1', /^Congratulations/i, sampleLine],
  ['/calendar-setup?agentId=agent_own1', 'Connect Your Calendar', sampleLine],
  ['/voice-recording?agentId=agent_own1', 'Record a Voice Sample', sampleLine],
];
test('every page with a voice widget also offers a phone line', async ({ page, scripts }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/trial-signup', '/widget-test'])
    await page.goto(path, { waitUntil: scripts ? 'networkidle' : 'load' });
  expect(asked.filter((url) => ofWidget.test(url))).toEqual([]);
  for (const [path, heading, phone] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    await expect(page.locator('elevenlabs-convai')).toHaveCount(scripts ? 1 : 0);
    const call = page.locator('section', { has: page.getByRole('heading', { name: /^Talk to your/i }) });
    const another = call.getByText('a made-up dental office').filter({ visible: true });
    if (path.endsWith('agent_own1')) await expect(another).toHaveCount(1);
    else if (!path.includes('voice-setup'))
      await expect(page.getByRole('link', { name: /short form/ })).toHaveAttribute('href', '/create-agent');
  }
  if (scripts) expect(asked.filter((url) => ofWidget.test(url))).not.toEqual([]);
  await page.goto(`/${slug}?agent=agent_rivera1`);
  if (scripts) await expect(page.locator('elevenlabs-convai')).toHaveAttribute('agent-id', 'agent_rivera1');
  else await expect(page.getByText('Please call the business at its usual number.')).toBeVisible();
});
