/**
 * The scenes of the help video: the narration, the page to show, and the element to highlight.
 *
 * @typedef {{ said: string, show: (page: import('@playwright/test').Page) => Promise<unknown>, point: string }} Scene
 */

const button = (/** @type {string} */ name) => `role=button[name="${name}"]`;

/** @type {Scene[]} */
export const scenes = [
  {
    said: 'Setting up your receptionist takes about five minutes. Fill in a short form, or talk it through with our assistant.',
    show: (page) => page.goto('/create-agent'),
    point: button('Start Instant Setup'),
  },
  {
    said: 'Type in your website address. We’ll find your details there.',
    show: async (page) => {
      await page.click(button('Start Instant Setup'));
      await page.getByLabel('Website Address').fill('www.rivera-plumbing.example');
    },
    point: button('Analyze Website'),
  },
  {
    said: 'Check what we found, and fix anything that’s off.',
    show: async (page) => {
      await page.click(button('Analyze Website'));
      await page.locator('.found-rows').waitFor({ timeout: 60_000 });
    },
    point: '.ticket',
  },
  {
    said: 'Set the hours you take appointments, with breaks if you need them.',
    show: (page) => page.click('.business-hours > summary'),
    point: '.hours-day >> nth=0',
  },
  {
    said: 'Use our voice, or record your own. You can do that later, too.',
    show: async (page) => {
      await page.click(button('Next: Voice Recording'));
      await page.locator(button('Use Default Voice')).waitFor();
    },
    point: button('Use Default Voice'),
  },
  {
    said: 'A moment later, your receptionist has a phone number. Call it, and book an appointment with yourself.',
    show: async (page) => {
      await page.click(button('Use Default Voice'));
      await page.locator('a.trial-number').waitFor({ timeout: 60_000 });
    },
    point: '.trial-number-place',
  },
  {
    said: 'Like what you hear? Start your free trial. No charge today.',
    show: async (page) => {
      await page.getByRole('link', { name: 'Start Trial Now' }).click();
      await page.getByLabel('Full Name').waitFor();
    },
    point: '#main input[name="name"]',
  },
  {
    said: 'Then share your calendar and forward your calls. Now it answers, and new jobs show up on your calendar.',
    show: (page) => page.goto('/calendar-setup?open=none'),
    point: '#step-calendar summary',
  },
];
