import type { Page } from '@playwright/test';

import { sample } from '../setup/sample';
import { expect, test } from './fixtures';
import { openBusinessStep } from './reach-step';

/** Forms that the visitor leaves by a link while typing. */
const forms: [open: (page: Page) => Promise<unknown>, form: string][] = [
  [(page) => openBusinessStep(page, 'rivera-plumbing.example'), 'form#business'],
  [(page) => page.goto('/testforwarding'), 'main form[action^="/testforwarding"]'],
  [(page) => page.goto('/plumbing'), 'form.calculator'],
];

test('a form keeps its values when the visitor follows a link and comes back', async ({ page }) => {
  for (const [open, form] of sample(forms)) {
    await open(page);
    await page.waitForLoadState('load');
    await changeEverything(page, form);
    const typed = await controls(page, form);
    await page.locator('header a[href="/about"]:visible, footer a[href="/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect.poll(() => controls(page, form)).toEqual(typed);
  }
});

function changeEverything(page: Page, form: string): Promise<void> {
  return page.evaluate((selector) => {
    for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      `${selector} :is(input, select, textarea):not([type=hidden], [hidden], [type=range], [data-part=honeypot] *)`,
    )) {
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 2;
      else if (['checkbox', 'radio'].includes(control.type)) control.checked = !control.checked;
      else if (control.type === 'textarea')
        control.value = 'We fix pipes. '.repeat(200).trim(); // too long
      else control.value = control.type === 'number' ? '15' : 'a@b.co'; // short enough for every question
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, form);
}

/** The values that the form would send, without hidden fields. */
function controls(page: Page, form: string): Promise<unknown[]> {
  return page.evaluate((selector) => {
    const sent = [...new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined)];
    return sent.filter(([name]) => !document.querySelector(`${selector} [type=hidden][name="${name}"]`));
  }, form);
}
