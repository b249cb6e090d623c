import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

const pages = [
  {
    path: '/demo-call',
    heading: `Your ${brand.product} Is Ready to Talk`,
    phone: `Call ${brand.sampleLine}`,
  },
  { path: '/voice-agent', heading: `Talk to ${brand.product}`, phone: `Call ${brand.sampleLine}` },
  { path: `/${brand.slug}`, heading: `Talk to ${brand.product}`, phone: `Call ${brand.sampleLine}` },
  { path: '/create-agent3/voice-setup', heading: 'Voice Setup', phone: `Call ${brand.supportPhone}` },
  { path: '/demo/agent/agent_somebody1', heading: /^Congratulations/, phone: `Call ${brand.sampleLine}` },
  {
    path: '/calendar-setup?agentId=agent_somebody1',
    heading: 'Connect your calendar',
    phone: `Call ${brand.sampleLine}`,
  },
];

for (const { path, heading, phone } of pages) {
  test(
    `${path} has a way to talk`,
    {
      tag: [
        '@2.route.22',
        '@2.route.15',
        '@2.demo-call.1',
        '@2.demo-call.3',
        '@2.creation.9',
        '@2.demo.2',
        '@2.checklist.2',
        '@2.widget.1',
        '@7.load.1',
        '@D.widget.plain',
      ],
    },
    async ({ page, scripts }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expect(page.getByRole('link', { name: phone })).toBeVisible();
      if (scripts) await expect(page.locator('elevenlabs-convai')).toHaveCount(1);
      else await expect(page.locator('elevenlabs-convai')).toHaveCount(0);
    },
  );
}

test(
  'the call page takes an agent, and says so when the link names none',
  { tag: ['@2.widget.1', '@D.widget', '@D.widget.plain'] },
  async ({ page, scripts }) => {
    await page.goto(`/${brand.slug}?agent=agent_rivera1`);
    if (scripts) await expect(page.locator('elevenlabs-convai')).toHaveAttribute('agent-id', 'agent_rivera1');
    else await expect(page.getByText('Please call the business at its usual number.')).toBeVisible();
  },
);

test.describe('a link with a broken id', () => {
  test.use({ expectedErrors: ['400'] });

  test('is told to the visitor', { tag: ['@E.robust'] }, async ({ page }) => {
    const response = await page.goto(`/${brand.slug}?agent=javascript:alert(1)`);
    expect(response?.status()).toBe(400);
    await expect(page.getByRole('heading', { name: 'This Receptionist Isn’t Here' })).toBeVisible();
  });
});

test(
  'a setup hand-over is refused from other sites and without a valid id',
  { tag: ['@E.guard'] },
  async ({ request, baseURL }) => {
    const form = { Agent_Id: 'agent_elsewhere1' };
    const foreign = await request.post('/voice-handover', {
      form,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
    const invalid = await request.post('/voice-handover', {
      form: { Agent_Id: 'agent_' },
      headers: { Origin: baseURL ?? '' },
    });
    expect(invalid.status()).toBe(400);
  },
);

test('steps that pages report are checked', { tag: ['@E.guard'] }, async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '' };
  expect((await request.post('/log-step', { form: { step: '2' }, headers })).status()).toBe(403);
  await request.get('/create-agent/voice-setup');
  expect((await request.post('/log-step', { form: { step: '2' }, headers })).status()).toBe(204);
  expect((await request.post('/log-step', { form: { step: '99' }, headers })).status()).toBe(400);
  expect((await request.post('/log-step', { data: { step: '2' }, headers })).status()).toBe(415);
  expect((await request.get('/log-step')).status()).toBe(405);
  const foreign = await request.post('/log-step', {
    form: { step: '2' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
});
