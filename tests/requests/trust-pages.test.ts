import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { contactTerms, contactTopics } from '../../app/content/contact';
import { dataTerms } from '../../app/content/data-terms';
import { questionGroups } from '../../app/content/faq/questions';
import { founder as founderSample } from '../../app/content/founder';
import { baaSteps, processors, storedData, vendorAnswers } from '../../app/content/stored-data';
import { useSite } from './site';

// What a buyer asks before signing up: who it is, what happens with data, what it works with. Without scripts.
const site = useSite();
const { product, founder } = brand;
const tel = (phone: string) => `tel:+1${phone.replaceAll('-', '')}`;
const mail = `mailto:${brand.supportEmail}`;

async function open(path: string) {
  const { page } = await site.browser.open(path);
  return page;
}

/** The answer to a question of the FAQ. Links go to its id. */
const answer = async (id: string) => (await open('/faq')).part(`#${id}`);

test('/about shows the mission and the founder', async () => {
  const page = await open('/about');
  site.shows('Our mission: nobody who does good work should lose a job', founderSample.note);
  expect(page.find.getAllByRole('heading', { name: 'Our Founder' })).toHaveLength(1);
  expect(page.link(`Contact ${founder.name}`)).toBe(`mailto:${founder.email}`);
  expect(page.link('Back to Home')).toBe('/');
});

test('/contact shows how to reach a person, what to expect and what to send', async () => {
  const { addresses } = (await open('/contact')).part('main');
  const { phone, email, hours, address, addressNote } = contactTerms;
  site.shows(brand.supportHours, phone, email, hours, address, addressNote);
  for (const { title, text, subject } of contactTopics) {
    site.shows(title, text);
    expect(addresses.join()).toContain(`${mail}?subject=${encodeURIComponent(subject)}`);
  }
  const reached = [tel(brand.supportPhone), tel(brand.sampleLine), '/testforwarding', '/security', '/about'];
  expect(addresses).toEqual(expect.arrayContaining(reached));
  expect(site.browser.page.addresses).toContain('/privacy#terms');
});

test('/security shows row by row what is stored, by whom, and the steps to a BAA', async () => {
  await open('/security');
  site.shows(
    'What’s Stored, Row by Row',
    ...storedData.map(({ what, where, kept, seenBy }) => `${what} ${where} ${kept} ${seenBy} No`),
    ...processors.map(({ term, text }) => `${term} ${text}`),
    ...vendorAnswers.map(({ term, text }) => `${term} ${text}`),
    ...baaSteps.map(({ title, when, text }) => `${title} ${when} ${text}`),
  );
});

test('/security shows what happens with data', async () => {
  const page = await open('/security');
  site.shows(...Object.values(dataTerms));
  expect(page.addresses).toContain('/privacy#privacy');
});

test('/privacy shows the same terms as the security page', async () => {
  await open('/privacy');
  site.shows(...Object.values(dataTerms).filter((term) => term !== dataTerms.failure));
});

test('/faq shows the same answers as the security page', async () => {
  const page = await open('/faq');
  const { recording, protected: isProtected, failure, health, baa } = dataTerms;
  site.shows(recording, isProtected, failure, health, baa);
  expect(page.part('main').addresses).toContain('/security');
});

test('/security shows who runs it, what it can’t do, and what stays the owner’s', async () => {
  const page = await open('/security');
  site.shows(
    new RegExp(`Who Runs It.*${brand.legalName}.*talk to a person`),
    /What It Can’t Do.*mishear.*insurance.*dial 911/,
    'Your own number never leaves your phone company',
  );
  expect(page.part('main').addresses).toContain('/contact');
});

test('/security shows how to cancel, to have data deleted and to ask for a BAA, with the links to do it', async () => {
  const { addresses } = (await open('/security')).part('main');
  site.shows(/How to Cancel.*There’s no contract/, 'To ask for a BAA');
  expect(addresses).toEqual(expect.arrayContaining([mail, tel(brand.supportPhone), '/testforwarding']));
});

test('/faq shows how to cancel, to have data deleted and to ask for a BAA, with the links to do it', async () => {
  const phone = tel(brand.supportPhone);
  expect((await answer('cancel')).addresses).toEqual(
    expect.arrayContaining(['/testforwarding', mail, phone]),
  );
  expect((await answer('delete-data')).addresses).toContain(mail);
  expect((await answer('privileged')).addresses).toContain(phone);
});

test('/integrations shows what works, what doesn’t and how to ask', async () => {
  const page = await open('/integrations');
  site.shows(
    /Works Today.*Google Calendar, Microsoft Outlook.*Doesn’t Connect Yet.*Dentrix.*Ask for Yours/,
    /What “Not Directly” Means.*Nothing goes straight from a call into Dentrix/,
  );
  expect(page.addresses.join()).toContain(`${mail}?subject=`);
});

test('/integrations shows what there is for agencies and developers', async () => {
  const page = await open('/integrations');
  site.shows(
    /For Agencies and Developers.*The widget.*widget\.js.*API and webhooks None yet.*Agencies.*each client/,
  );
  expect(page.link('Try it, and see where the code goes')).toBe('/widget-test');
});

test('/privacy shows the terms and the privacy policy', async () => {
  const page = await open('/privacy');
  site.shows(
    brand.supportEmail,
    'ast updated 8/28/2025',
    /1\. Agreement.*2\. The Service.*3\. Your Part.*4\. What’s Not Allowed.*5\. Payment/,
    /5\. Payment.*6\. Ownership.*7\. Warranty and Liability.*8\. Ending, Changes and Law/,
    /data rates may apply.*STOP.*HELP/,
    new RegExp(`${pricing.trialDays}[- ]day.*payment provider.*non-refundable.*required by law`),
    /What We Collect.*Share.*Deletion.*Children Under 13.*California.*Contact/,
  );
  expect(page.link('Return to Home')).toBe('/');
});

test('/faq?q=espa%C3%B1ol shows a call in Spanish with its translation', async () => {
  const page = await open('/faq?q=espa%C3%B1ol');
  site.shows('1 question found', /Hola, ¿habla español\?.* Hi, do you speak Spanish\?/);
  const spoken = page.find.getByText(/Hola, ¿habla español/);
  expect(spoken.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(page.find.queryByRole('heading', { name: 'What does it cost?' })).toBeNull();
  expect(page.recordings).toContain('/sample-call-spanish.mp3');
  expect(page.link('Show all questions')).toBe('/faq');
});

test('/faq?q=DENTRIX shows the one answer that it finds', async () => {
  const { document } = await open('/faq?q=DENTRIX');
  site.shows('1 question found');
  const shown = [...document.querySelectorAll('[data-part=question]:not([hidden])')];
  expect(shown.map((question) => question.hasAttribute('open'))).toEqual([true]);
  const phone = document.querySelector('[data-part=phone]');
  expect(phone?.getAttribute('hidden'), 'the phone number is hidden').toBe('');
});

test('/faq links to each group of questions, but not when it shows results', async () => {
  const linksOf = ({ document }: { document: Document }) =>
    [...document.querySelectorAll('[data-part=groups] a')].map((link) => link.getAttribute('href'));
  const all = await open('/faq');
  const groups = [...all.document.querySelectorAll('.faq-group')].map(({ id }) => `#${id}`);
  expect(groups).toHaveLength(questionGroups.length);
  expect(linksOf(all)).toEqual(groups);
  expect(linksOf(await open('/faq?q=gramophone'))).toEqual([]);
});

test('/faq?q=gramophone offers the three nearest questions and a person', async () => {
  const { document } = await open('/faq?q=gramophone');
  site.shows('No exact match.', 'Or ask a person:');
  expect(document.querySelectorAll('[data-part=question]:not([hidden])')).toHaveLength(3);
  const phone = document.querySelector('[data-part=phone]');
  expect(phone?.getAttribute('hidden'), 'the phone number is shown').toBeNull();
});

test('/faq?q=asdfqwer shows no question, and a person to ask', async () => {
  const { document } = await open('/faq?q=asdfqwer');
  site.shows('Nothing found.', 'Or ask a person:', `or ${brand.supportEmail} anytime.`);
  expect(document.querySelectorAll('[data-part=question]:not([hidden])')).toHaveLength(0);
  expect(document.querySelector('[data-part=phone]')?.hasAttribute('hidden')).toBe(false);
});

test('/faq shows all questions with answers', async () => {
  const page = await open('/faq');
  site.shows(
    `What is ${product}?`,
    'How does it work?',
    'How do I forward my calls?',
    'right for my business',
    'What does it cost?',
    'change my phone number',
    'free trial work',
    'more than one calendar',
    'What does it work with?',
    'talk to a real person',
    'when I need help',
    'How long does setup',
    'makes a mistake',
    'days I’m closed',
    'in an emergency',
    'I have staff',
    'Landline or another',
    /Verizon Calls Start Stop.*AT&T Calls.*T-Mobile Calls.*UScellular Calls.*Landline or another carrier Calls/,
    /Spanish.*French.*Ukrainian.*Malay/,
  );
  expect(page.link(`Try Now - Free ${pricing.trialDays} Days`)).toBe('/create-agent');
  expect(page.link('Contact Support')).toBe(mail);
});

test('/blog shows the list of articles', async () => {
  const page = await open('/blog');
  site.shows('Receptionist’s Corner', 'Attorneys', 'After Hours', 'Fills Your Calendar', 'Numbers', 'ROI');
  site.shows(
    'Ready to see the ROI for yourself?',
    `Start your ${pricing.trialDays}-day free trial today Get Started Now`,
  );
  const articles = page.addresses.filter((address) => /^\/blog\/[\w-]+$/.test(address));
  expect(new Set(articles).size).toBe(5);
  expect(page.text.match(/Published \w+ \d+, 2025 To read \d+ min [^.]+\. In this article /g)).toHaveLength(
    5,
  );
  for (const article of articles) expect(page.addresses.join()).toContain(`${article}#`);
});
