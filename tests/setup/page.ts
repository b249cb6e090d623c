import { configure, within } from '@testing-library/dom';
import type { BoundFunctions, ByRoleOptions, queries } from '@testing-library/dom';
import { parseHTML } from 'linkedom';

import { pageText, textBlocks } from './page-text';

// Its own message repeats the whole page.
configure({ getElementError: (message) => new Error(message?.split('\n\n')[0]) });

/** A response's page as people read it: headings, links, buttons and fields by their names. */
export class Page {
  readonly document: Document;
  /** Testing Library's queries. */
  readonly find: BoundFunctions<typeof queries>;

  constructor(readonly html: string) {
    this.document = parse(html);
    this.find = within(this.document.body);
  }

  /** The text of the page's main heading. */
  get heading(): string {
    return visibleText(this.#one('heading', { level: 1 }));
  }

  /** The address of the link with this name. */
  link(name: string | RegExp): string | null {
    return this.#one('link', { name }).getAttribute('href');
  }

  /** The addresses of all links, in their order. */
  get addresses(): string[] {
    return this.#all('a[href]').map((link) => link.getAttribute('href') ?? '');
  }

  /** The file of each recording that the page plays. */
  get recordings(): string[] {
    return this.#all('audio').map((player) => player.getAttribute('src') ?? '');
  }

  /** A calculator's results by their names. */
  get results(): Record<string, string> {
    return Object.fromEntries(
      this.#all('output').map((output) => [output.getAttribute('name'), visibleText(output)]),
    );
  }

  button(name: string | RegExp): HTMLElement {
    return this.#one('button', { name });
  }

  /** What a field contains: its text, the text of its selected option, or `checked` or `not checked`. */
  field(label: string | RegExp): string {
    return this.#valueOf(this.find.getByLabelText(label));
  }

  /** What the field with this name in the form contains. */
  fieldNamed(name: string): string {
    return this.#valueOf(this.#control(name));
  }

  /** The limits of a number field. */
  limitsOf(name: string): Record<'min' | 'max' | 'step', string | null> {
    const field = this.#control(name);
    const limit = (which: string) => field.getAttribute(which);
    return { min: limit('min'), max: limit('max'), step: limit('step') };
  }

  /** What the page's forms would send, without their buttons: the values of all fields that have a name. */
  get values(): Record<string, string> {
    return sentValues(this.#all('main form[method=post] :is(input, select, textarea)'));
  }

  /** The label of the field that gets the focus when the page opens, or the text of another element that does. */
  get focused(): string | null {
    const element = this.document.querySelector('[autofocus]');
    if (!element) return null;
    const label = this.#all('label').find((one) => controlOf(one) === element);
    return element.getAttribute('aria-label') ?? visibleText(label ?? element);
  }

  /** The part of the page with this role and name. */
  region(name: string | RegExp): Page {
    return new Page(this.#one('region', { name }).outerHTML);
  }

  /** A landmark, or the element with an id that links point to. */
  part(selector: 'header' | 'main' | 'footer' | `#${string}`): Page {
    const element = this.document.querySelector(selector);
    if (!element) throw new Error(`no ${selector} on “${this.document.title}”`);
    return new Page(element.outerHTML);
  }

  /** Where the page goes by itself, as `SECONDS; url=ADDRESS`. */
  get refresh(): string | null {
    return this.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content') ?? null;
  }

  /** The visible text, on one line. */
  get text(): string {
    return pageText(this.html);
  }

  /** The visible text of each paragraph, heading, list item and cell. */
  get blocks(): string[] {
    return textBlocks(this.html);
  }

  /** What the form that has these fields sends without its button, and where to. Throws if no form of the page has them all. */
  formWith(fields: Record<string, string>, url: string): { action: string; values: Record<string, string> } {
    const forms = this.#all('form')
      .filter((form) => /^post$/i.test(form.getAttribute('method') ?? ''))
      .map((form) => ({ action: form.getAttribute('action') ?? url, controls: this.#controlsOf(form) }))
      .map((form) => ({ ...form, missing: missingFields(form.controls, fields) }))
      .sort((one, other) => one.missing.length - other.missing.length);
    const [nearest] = forms;
    if (nearest?.missing.length === 0)
      return { action: nearest.action, values: sentValues(nearest.controls) };
    const refusal = nearest
      ? `no form of ${url} has ${nearest.missing.join(', ')}`
      : `${url} has no form to post`;
    throw new Error(`${refusal}. If that is the test's point, use post().`);
  }

  #controlsOf(form: Element): Element[] {
    const id = form.getAttribute('id');
    return this.#all('input, select, textarea, button').filter((control) =>
      control.getAttribute('form') === null ? form.contains(control) : control.getAttribute('form') === id,
    );
  }

  #control(name: string): Element {
    const field = this.#all('input, select, textarea').find((one) => one.getAttribute('name') === name);
    if (field) return field;
    throw new Error(`no field named ${name}: ${this.#names('input, select, textarea').join(', ')}`);
  }

  #valueOf(field: Element): string {
    if (field.matches('[type=checkbox], [type=radio]'))
      return field.hasAttribute('checked') ? 'checked' : 'not checked';
    if (field.localName === 'select')
      return (field.querySelector('option[selected]') ?? field.querySelector('option'))?.textContent ?? '';
    return field.localName === 'textarea' ? (field.textContent ?? '') : (field.getAttribute('value') ?? '');
  }

  #one(role: string, options: ByRoleOptions): HTMLElement {
    const { name } = options;
    const isNamed = (shown: string) => oneLine(shown) === name; // no-break spaces look like others
    const exact = typeof name === 'string' ? { ...options, name: isNamed } : options;
    const found = this.find.queryAllByRole(role, exact);
    const [element] = found;
    if (element && found.length === 1) return element;
    const all = this.find.queryAllByRole(role).map((one) => `“${visibleText(one)}”`);
    const asked = `${role} ${options.name ?? ''}`.trim();
    throw new Error(
      `${found.length} times ${asked} on “${this.document.title}”, which has: ${all.join(', ')}`,
    );
  }

  #all(selector: string): Element[] {
    return [...this.document.querySelectorAll<Element>(selector)];
  }

  #names(selector: string): string[] {
    return this.#all(selector).flatMap((field) => field.getAttribute('name') ?? []);
  }
}

/** The values of the controls that a browser sends, unless they are buttons. */
function sentValues(controls: Element[]): Record<string, string> {
  const isSent = (control: Element) =>
    control.hasAttribute('name') &&
    !control.matches('button, [type=submit], [disabled]') &&
    (!control.matches('[type=checkbox], [type=radio]') || control.hasAttribute('checked'));
  const entries = controls.filter(isSent);
  return Object.fromEntries(
    entries.map((control) => [control.getAttribute('name') ?? '', sentValue(control)]),
  );
}

function sentValue(field: Element): string {
  if (field.localName === 'textarea') return field.textContent ?? '';
  if (field.localName !== 'select')
    return field.getAttribute('value') ?? (field.matches('[type=checkbox]') ? 'on' : '');
  const option = field.querySelector('option[selected]') ?? field.querySelector('option');
  return option?.getAttribute('value') ?? option?.textContent ?? '';
}

/** The fields that none of the controls can send, as text. */
function missingFields(controls: Element[], fields: Record<string, string>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => !controls.some((control) => takes(control, name, value)))
    .map(([name, value]) => (value.length < 40 ? `${name}=${value}` : name));
}

/** Whether a control sends this value. Buttons and radio buttons have a fixed one. */
function takes(control: Element, name: string, value: string): boolean {
  if (control.getAttribute('name') !== name) return false;
  const isFixed = control.matches('button, [type=submit], [type=radio]');
  return !isFixed || (control.getAttribute('value') ?? '') === value;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function visibleText(element: Element): string {
  return oneLine(element.textContent ?? '');
}

/** Parses a page as a browser without scripts does. `hidden` is the only style that counts. */
function parse(html: string): Document {
  const markup = html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<\/?noscript>/g, '');
  const view = parseHTML(markup.includes('<html') ? markup : `<html><body>${markup}</body></html>`);
  const getComputedStyle = (element: Element) => {
    const display = element.hasAttribute('hidden') ? 'none' : '';
    return { display, visibility: 'visible', content: '', getPropertyValue: () => '' };
  };
  const defaultView = new Proxy(view, {
    get: (target, name) => (name === 'getComputedStyle' ? getComputedStyle : Reflect.get(target, name)),
  });
  Object.defineProperty(view.document, 'defaultView', { value: defaultView });
  // linkedom's labels don't know their controls, which queries by label need.
  for (const label of view.document.querySelectorAll('label'))
    Object.defineProperty(label, 'control', { value: controlOf(label) });
  return view.document;
}

function controlOf(label: Element): Element | null {
  const id = label.getAttribute('for');
  return id === null
    ? label.querySelector('input, select, textarea')
    : label.ownerDocument.getElementById(id);
}

/** An error message for a text that a page lacks: the text and the most similar ones of the page. */
export function missingText(html: string, text: string | RegExp): string {
  const words = wordsOf(typeof text === 'string' ? text : text.source.replace(/\\./g, ' '));
  const blocks = textBlocks(html).map((block) => ({ block, shared: sharedWords(words, block) }));
  const nearest = blocks.sort((one, other) => other.shared - one.shared).slice(0, 3);
  const lines = nearest.filter(({ shared }) => shared > 0).map(({ block }) => `  + ${block.slice(0, 200)}`);
  const [title = 'a page without title'] = textBlocks(/<title>[^]*?<\/title>/.exec(html)?.[0] ?? '');
  return [`“${title}” lacks this text. The nearest on it:`, `  - ${text}`, ...lines].join('\n');
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function sharedWords(words: string[], block: string): number {
  const own = new Set(wordsOf(block));
  return words.filter((word) => own.has(word)).length / Math.sqrt(own.size + 1);
}
