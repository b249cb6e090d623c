import { brand } from '../../app/brand';
import { sample } from '../setup/sample';
import { expect, test } from './fixtures';

const { product, sampleLine, supportPhone, slug } = brand;

/** Alternatives without scripts: a phone line labeled as another business, or the setup by form. */
const pages: [path: string, heading: string | RegExp, phone: string][] = [
  ['/demo-call', `Your ${product} Is Ready to Talk`, sampleLine],
  ['/voice-agent', `Talk to ${product}`, sampleLine],
  [`/${slug}`, `Talk to ${product}`, sampleLine],
  ['/create-agent3/voice-setup', 'Voice Setup', supportPhone],
  ['/demo/agent/agent_own1', /^This Receptionist/, sampleLine],
  ['/calendar-setup?agentId=agent_own1', 'Connect Your Calendar', sampleLine],
  ['/voice-recording?agentId=agent_own1', 'Record a Voice Sample', sampleLine],
];
test('every page with a voice widget also offers a phone line', async ({ page, scripts }) => {
  for (const [path, heading, phone] of sample(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    await expect(page.locator('elevenlabs-convai')).toHaveCount(scripts ? 1 : 0);
    const call = page.locator('section', { has: page.getByRole('heading', { name: /^Talk to your/i }) });
    const another = call.getByText('a sample dental office').filter({ visible: true });
    if (path.endsWith('agent_own1')) await expect(another).toHaveCount(1);
    else if (!path.includes('voice-setup'))
      await expect(page.getByRole('link', { name: /short form/ })).toHaveAttribute('href', '/create-agent');
  }
});
