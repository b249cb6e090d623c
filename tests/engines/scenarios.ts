import { fileURLToPath } from 'node:url';

import routes from '../../app/routes';
import type { Page } from './page';

/** Something in which an engine can differ. Written once; run with scripts and without. */
export interface Scenario {
  name: string;
  onlyWithScripts?: boolean;
  notIn?: 'webkit';
  run: (page: Page) => Promise<void>;
}

export const scenarios: Scenario[] = [
  { name: 'from the page of a trade and a website address to a running trial', run: wholeJourney },
  { name: 'the calculator follows what is typed', run: calculator },
  { name: 'a refused business step keeps what was typed, also over Back', run: refuseBusinessStep },
  { name: 'a refused trial form keeps what was typed, over other pages and Back', run: leaveRefusedTrial },
  { name: 'Back directly from a refused form shows a page of ours', run: backFromRefusedForm },
  { name: 'a file that is no recording is told, and another can be sent', run: uploadRecording },
  {
    name: 'a voice is recorded in the page and cloned',
    onlyWithScripts: true,
    notIn: 'webkit', // which has no microphone that can be made up
    run: recordVoice,
  },
  { name: 'a page is left while it waits for a response, and does not complain', run: leavePages },
  { name: 'every page opens whole, without complaint and no wider than its window', run: crawl },
];

async function wholeJourney(page: Page): Promise<void> {
  await page.visit('/for/dental');
  await page.press('Try Free Tonight', 'main');
  await page.isAt(/^\/create-agent\?trade=dental/);
  await analyze(page, 'www.lakeview-dental.example', '/create-agent?trade=dental');
  await page.press('All details');
  await page.holds('Business Name', 'Lakeview Dental');
  await page.press('Next: Voice Recording');
  await page.press('Use Default Voice');
  await page.isAt(/^\/demo\/agent\/agent_\w+$/);
  const agentId = (await page.path()).split('/').at(-1) ?? '';
  await page.shows(/512-555-01\d\d/, 'section:has(> #trial-number)');

  await page.press('Start Trial Now');
  await page.holds('Full Name', 'Lakeview Dental');
  await page.tab.back();
  await page.shows('Congratulations');
  await page.press('Start Trial Now');
  await page.fill('Full Name', 'Ana Rivera');
  await page.press('Continue to Payment Setup');

  await page.shows('Trial started successfully!');
  await page.shows('Your assigned phone number');
  await page.press('Start Free Trial');
  await page.press('Pay');
  await page.isAt(new RegExp(`^/calendar-setup\\?session_id=.+&agentId=${agentId}`));
  await page.shows('0 of 5 complete');
  await complete(page, '#step-calendar', 'Connect your calendar');
  await complete(page, '#step-widget', 'Add the website widget');
  await page.tab.refresh();
  await page.shows('2 of 5 complete');
}

async function complete(page: Page, step: string, title: string): Promise<void> {
  if (!(await page.tab.evaluate(`document.querySelector('${step}').open`))) await page.press(title, step);
  await page.press('Mark as Complete', step);
  await page.shows('Mark as Incomplete', step);
  await page.site.idle(); // a mark is shown before it is stored
}

/** What typing does with scripts takes a button without them. */
async function calculator(page: Page): Promise<void> {
  const revenue = 'output[name=monthlyRevenue]';
  const showsRevenue = async (text: string) => {
    if (await page.tab.evaluate(`!document.querySelector('${revenue}').closest('details').open`))
      await page.press('See all the math');
    await page.shows(text, revenue);
  };
  await page.visit('/');
  await showsRevenue('$3,000');
  for (const [label, value, address, text] of [
    ['Average job ($)', '200', /serviceCost=200/, '$4,000'],
    ['Bookings per month', '10', /bookings=10/, '$2,000'],
  ] as const) {
    await page.fill(label, value);
    if (!page.scripts) await page.press('Calculate');
    await page.isAt(address);
    await page.holds('Average job ($)', '200'); // its address is there before the page
    await showsRevenue(text);
  }
}

async function refuseBusinessStep(page: Page): Promise<void> {
  await analyze(page, 'partial.rivera.example');
  await page.fill('Business Phone', '12');
  await page.fill('Street Address', 'Straße 1, São José');
  await page.press('Opening hours');
  await page.choose('Monday opens', '6:00 PM');
  await page.press('Next: Voice Recording');
  await page.shows('Missing Required Information');
  await page.shows('Please fill in these required fields: Service Type');
  await page.shows('Please enter a 10-digit US phone number.');
  await page.shows('Opening hours must end after they start and must not overlap.');
  await page.holds('Business Phone', '12');
  await page.holds('Street Address', 'Straße 1, São José');
  await page.holds('Monday opens', '6:00 PM');

  await page.fill('Business Phone', '5125550100');
  await page.choose('Service Type', 'Fixed Location');
  await page.choose('Monday opens', '8:00 AM');
  await page.press('Next: Voice Recording');
  await page.shows('Choose a Voice');
  await page.tab.back();
  await page.shows('Tell Us About Your Business');
  await page.holds('Street Address', 'Straße 1, São José');
  await page.press('Next: Voice Recording');
  await page.shows('Choose a Voice');
}

async function leaveRefusedTrial(page: Page): Promise<void> {
  await page.visit('/trial-signup');
  await sendPlaceAlone(page, 'San José');
  await page.holds('City', 'San José');
  await page.holds('State', 'TX');
  await page.holds('ZIP Code', '78701');
  await page.press('Home', 'header');
  await page.shows('Try Free Tonight');
  await page.tab.back();
  await page.isAt(/^\/trial-signup/);
  await page.holds('City', 'San José');
  await page.fill('Full Name', 'Ana Rivera');
  await page.fill('Email Address', 'ana@rivera.example');
  await page.fill('Street Address', '1 Main St');
  await page.press('Continue to Payment Setup');
  await page.isAt(/^\/payment-setup/);
  await page.shows('Start Free Trial');
  await page.tab.back();
  await page.isAt(/^\/trial-signup/);
  await page.holds('Full Name', 'Ana Rivera');
  await page.holds('City', 'San José');
}

/** With scripts the refused form took its own place; without, it stands behind the one that was sent. */
async function backFromRefusedForm(page: Page): Promise<void> {
  await page.visit('/demo-call');
  await page.visit('/trial-signup');
  await sendPlaceAlone(page, 'San José');
  await page.tab.back();
  if (page.scripts) return page.isAt(/^\/demo-call/);
  await page.isAt(/^\/trial-signup/);
  await sendPlaceAlone(page, 'El Paso');
  await page.holds('City', 'El Paso');
}

async function sendPlaceAlone(page: Page, city: string): Promise<void> {
  await page.fill('City', city);
  await page.choose('State', 'Texas');
  await page.fill('ZIP Code', '78701');
  await page.press('Continue to Payment Setup');
  await page.shows('Please fill in all required fields');
}

async function uploadRecording(page: Page): Promise<void> {
  await openRecordingPage(page);
  for (const [file, text] of [
    ['../../README.md', 'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).'],
    ['../fixtures/audio/twelve-seconds.m4a', 'Your voice sample is saved'],
  ] as const) {
    await page.site.idle(); // an input that is replaced meanwhile leaves WebKit's driver without an answer
    await page.upload('pload a recording', fileURLToPath(new URL(file, import.meta.url)));
    await page.press('Clone My Voice');
    await page.shows(text);
  }
}

/** The tone that the engine makes up counts as silence, so the recording ends by itself. */
async function recordVoice(page: Page): Promise<void> {
  await openRecordingPage(page);
  await page.press('Click here to record');
  await page.shows('Keep going for at least 10 seconds');
  await page.shows('Recording complete');
  await page.press('Clone My Voice');
  await page.shows('Your voice sample is saved');
}

async function openRecordingPage(page: Page): Promise<void> {
  await page.visit('/voice-recording?agentId=agent_abc');
  await page.fill('Business Name', 'Rivera Plumbing');
}

async function leavePages(page: Page): Promise<void> {
  await page.visit('/demo/agent/agent_slowphone');
  await page.site.requested(/^\/demo\/agent\/.*(phone=|\/number)/);
  await page.visit('/privacy');
  await page.press('Return to Home');
  await page.shows('Try Free Tonight');
  if (!page.scripts) return; // the form is a navigation of its own
  await startInstantSetup(page);
  await page.fill('Website Address', 'slow-extract.example');
  await page.press('Analyze Website');
  await page.site.requested(/^\/create-agent\/website/);
  await page.visit('/privacy');
  await page.shows('Terms of Service');
}

async function startInstantSetup(page: Page, landing = '/create-agent'): Promise<void> {
  await page.visit(landing);
  await page.press('Start Instant Setup');
  await page.shows('What’s Your Website?');
}

/** To the business step, with what the mock backend finds for the host. */
async function analyze(page: Page, website: string, landing?: string): Promise<void> {
  await startInstantSetup(page, landing);
  await page.fill('Website Address', website);
  await page.press('Analyze Website');
  await page.shows('Tell Us About Your Business');
}

/** Every route that is a page, with an id or a slug where it needs one. */
const pages = routes
  .filter(({ file }) => !/routes\/(resources|redirects)\//.test(file))
  .map(({ path = '' }) => {
    const parts = {
      ':agentId?': 'agent_abc',
      ':slug': 'roi',
      ':trade': 'dental',
      ':rep': 'alex',
      '*': 'no/page',
    };
    return Object.entries(parts).reduce((filled, [part, value]) => filled.replace(part, value), `/${path}`);
  });

async function crawl(page: Page): Promise<void> {
  for (const path of [...pages, '/demo/agent']) {
    await page.visit(path);
    await page.shows(/\S/, 'h1');
    await page.site.idle();
    if (await page.tab.evaluate('document.documentElement.scrollWidth > innerWidth'))
      page.site.problems.push(`${path} is wider than the window`);
  }
}
