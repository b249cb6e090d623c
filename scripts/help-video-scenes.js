/**
 * The scenes of the help video: what is said over which page of the running product, with what is pointed at.
 *
 * @typedef {{ said: string, show: (page: import('@playwright/test').Page) => Promise<unknown>, point: string }} Scene
 */

const button = (/** @type {string} */ name) => `role=button[name="${name}"]`;

/** @type {Scene[]} */
export const scenes = [
  {
    said: 'Setting up your receptionist takes about five minutes. Choose the form, or talk it through with our assistant.',
    show: (page) => page.goto('/create-agent'),
    point: button('Start Instant Setup'),
  },
  {
    said: 'Type in the address of your website. We read your details from it.',
    show: async (page) => {
      await page.click(button('Start Instant Setup'));
      await page.getByLabel('Website Address').fill('www.rivera-plumbing.example');
    },
    point: button('Analyze Website'),
  },
  {
    said: 'Check what we found, and correct what is not right.',
    show: async (page) => {
      await page.click(button('Analyze Website'));
      await page.locator('.found-rows').waitFor({ timeout: 60_000 });
    },
    point: '.ticket',
  },
  {
    said: 'Set the hours in which you take appointments, with breaks where you need them.',
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
    said: 'A moment later your receptionist has a phone number. Call it, and book an appointment with yourself.',
    show: async (page) => {
      await page.click(button('Use Default Voice'));
      await page.locator('a.trial-number').waitFor({ timeout: 60_000 });
    },
    point: '.trial-number-place',
  },
  {
    said: 'Do you like what you hear? Start your free trial. Nothing is charged today.',
    show: async (page) => {
      await page.getByRole('link', { name: 'Start Trial Now' }).click();
      await page.getByLabel('Full Name').waitFor();
    },
    point: '#main input[name="name"]',
  },
  {
    said: 'Then share your calendar and forward your calls. From there on it answers, and you read your bookings.',
    show: (page) => page.goto('/calendar-setup?open=none'),
    point: '#step-calendar summary',
  },
];
