import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

interface WidgetPage {
  path: string;
  heading: string | RegExp;
  phone: string;
  /** Of an agent: the line that is called without scripts is said to be another business. Else it leads to the form set-up. */
  isOwn?: boolean;
}

const { product, sampleLine, supportPhone, slug } = brand;
const pages: WidgetPage[] = [
  { path: '/demo-call', heading: `Your ${product} Is Ready to Talk`, phone: sampleLine },
  { path: '/voice-agent', heading: `Talk to ${product}`, phone: sampleLine },
  { path: `/${slug}`, heading: `Talk to ${product}`, phone: sampleLine },
  { path: '/create-agent3/voice-setup', heading: 'Voice Setup', phone: supportPhone },
  { path: '/demo/agent/agent_own1', heading: /^Congratulations/i, phone: sampleLine, isOwn: true },
  {
    path: '/calendar-setup?agentId=agent_own1',
    heading: 'Connect Your Calendar',
    phone: sampleLine,
    isOwn: true,
  },
  {
    path: '/voice-recording?agentId=agent_own1',
    heading: 'Record a Voice Sample',
    phone: sampleLine,
    isOwn: true,
  },
];

test(
  'where one can talk in the browser there is a phone line, and a way on for those without scripts',
  {
    tag: [
      ...['@2.route.22', '@2.route.15', '@2.demo-call.1', '@2.demo-call.3', '@2.creation.9', '@2.demo.2'],
      ...['@2.checklist.2', '@2.widget.1', '@7.load.1', '@D.widget.plain', '@D.widget.form', '@D.widget'],
    ],
  },
  async ({ page, scripts }) => {
    for (const { path, heading, phone, isOwn = false } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
      await expect(page.locator('elevenlabs-convai')).toHaveCount(scripts ? 1 : 0);
      const call = page.locator('section', { has: page.getByRole('heading', { name: /^Talk to your/i }) });
      const another = call.getByText('a made-up dental office').filter({ visible: true });
      if (isOwn) await expect(another).toHaveCount(1);
      else if (!path.includes('voice-setup'))
        await expect(page.getByRole('link', { name: /short form/ })).toHaveAttribute('href', '/create-agent');
    }
    await page.goto(`/${slug}?agent=agent_rivera1`);
    if (scripts) await expect(page.locator('elevenlabs-convai')).toHaveAttribute('agent-id', 'agent_rivera1');
    else await expect(page.getByText('Please call the business at its usual number.')).toBeVisible();
  },
);
