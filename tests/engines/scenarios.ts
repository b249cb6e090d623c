import { fileURLToPath } from 'node:url';

import routes from '../../app/routes';
import { neededKeys } from '../../app/receptionist/record/checklist-steps';
import type { Page } from './page';

/** A scenario that may behave differently between engines. Each runs with and without JavaScript. */
export interface Scenario {
  name: string;
  onlyWithScripts?: boolean;
  notIn?: 'webkit';
  run: (page: Page) => Promise<void>;
}

/** WebKit needs two minutes for all pages while the other engines run: no test may take that long. */
const partsOfAllPages = [1, 2, 3];

export const scenarios: Scenario[] = [
  { name: 'a visitor goes from a trade page and a website to a running trial', run: fromTradePageToTrial },
  { name: 'the calculator updates its results from its inputs', run: calculator },
  { name: 'a rejected business step keeps its input, even after Back', run: refuseBusinessStep },
  {
    name: 'a rejected trial form keeps its input after visiting other pages and Back',
    run: leaveRefusedTrial,
  },
  { name: 'Back from a rejected form shows one of our pages', run: backFromRefusedForm },
  {
    name: 'uploading a file that is no recording shows an error, and another can be sent',
    run: uploadRecording,
  },
  {
    name: 'a visitor records a voice sample in the page and clones it',
    onlyWithScripts: true,
    notIn: 'webkit', // WebKitGTK has no fake microphone
    run: recordVoice,
  },
  { name: 'leaving a page during a request causes no errors', run: leavePages },
  ...partsOfAllPages.map((part) => ({
    name: `every page loads without errors and without horizontal scrolling (${part} of ${partsOfAllPages.length})`,
    run: (page: Page) => crawl(page, part),
  })),
];

async function fromTradePageToTrial(page: Page): Promise<void> {
  await page.visit('/for/dental');
  await page.press('Try Free Tonight', 'main');
  await page.isAt(/^\/create-agent\?trade=dental/);
  await analyze(page, 'www.lakeview-dental.example', '/create-agent?trade=dental');
  await page.press('Change', '.ticket');
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
  await page.shows('Your trial number');
  await page.press('Start Free Trial');
  await page.press('Pay');
  await page.isAt(new RegExp(`^/calendar-setup\\?session_id=.+&agentId=${agentId}`));
  await page.shows(`0 of ${neededKeys.length} needed`);
  await complete(page, '#step-calendar', 'Connect your calendar');
  await complete(page, '#step-widget', 'Add the website widget');
  await page.tab.refresh();
  await page.shows(`1 of ${neededKeys.length} needed`);
}

async function complete(page: Page, step: string, title: string): Promise<void> {
  if (!(await page.tab.evaluate(`document.querySelector('${step}').open`))) await page.press(title, step);
  await page.press('Mark as Complete', step);
  await page.shows('Mark as Incomplete', step);
  await page.site.idle(); // the mark is shown before it is stored
}

/** With JavaScript results update while typing; without it, 'Calculate' submits the form. */
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
    await page.holds('Average job ($)', '200'); // the URL changes before the page has loaded
    await showsRevenue(text);
  }
}

async function refuseBusinessStep(page: Page): Promise<void> {
  await analyze(page, 'partial.rivera.example');
  await page.fill('Business Phone', '12');
  await page.fill('Street Address', 'Straße 1, São José');
  await page.press('Hours by day');
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

/** With JavaScript a rejected form replaces the history entry; without it, the form before it is another entry. */
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
    await page.site.idle(); // WebKit's driver hangs if the input is replaced during the upload
    await page.upload('pload a recording', fileURLToPath(new URL(file, import.meta.url)));
    await page.press('Clone My Voice');
    await page.shows(text);
  }
}

/** The recorder treats the fake microphone's tone as silence, so the recording stops by itself. */
async function recordVoice(page: Page): Promise<void> {
  await openRecordingPage(page);
  await page.press('Click here to record');
  await page.shows('Keep going for at least 10 seconds');
  await page.shows('Recording complete');
  await page.press('Clone My Voice');
  await page.shows('Your voice sample is saved');
}

async function openRecordingPage(page: Page): Promise<void> {
  await analyze(page, 'www.lakeview-dental.example');
  await page.press('Next: Voice Recording');
  await page.press('Use Default Voice');
  await page.isAt(/^\/demo\/agent\/agent_\w+$/);
  const agentId = (await page.path()).split('/').at(-1) ?? '';
  await page.visit(`/voice-recording?agentId=${agentId}`);
  await page.holds('Business Name', 'Lakeview Dental');
}

async function leavePages(page: Page): Promise<void> {
  await page.visit('/demo/agent/agent_slowphone');
  await page.site.requested(/^\/demo\/agent\/.*(phone=|\/number)/);
  await page.visit('/privacy');
  await page.press('Return to Home');
  await page.shows('Try Free Tonight');
  if (!page.scripts) return; // submitting the form is a navigation
  await startInstantSetup(page);
  await page.fill('Website Address', 'slow-extract.example');
  await page.press('Analyze Website');
  await page.site.requested(/^\/create-agent\/analysis/);
  await page.visit('/privacy');
  await page.shows('Terms of Service');
}

async function startInstantSetup(page: Page, landing = '/create-agent'): Promise<void> {
  await page.visit(landing);
  await page.press('Start Instant Setup');
  await page.shows('What’s Your Website?');
}

/** Goes to the business step with the mock backend's data for the host. */
async function analyze(page: Page, website: string, landing?: string): Promise<void> {
  await startInstantSetup(page, landing);
  await page.fill('Website Address', website);
  await page.press('Analyze Website');
  await page.shows('Tell Us About Your Business');
}

/** Paths of all pages, with example values for route parameters. */
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

async function crawl(page: Page, part: number): Promise<void> {
  const paths = [...pages, '/demo/agent'].filter((_path, at) => at % partsOfAllPages.length === part - 1);
  for (const path of paths) {
    await page.visit(path);
    await page.shows(/\S/, 'h1');
    await page.site.idle();
    if (
      await page.tab.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
    )
      page.site.problems.push(`${path} is wider than the window`);
  }
}
