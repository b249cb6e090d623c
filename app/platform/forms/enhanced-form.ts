import { formTaken } from './form-protocol';
import { errorPageTexts, postForm } from './post-form';
import type { PageReply } from './post-form';
import { removeMessages, showMessage } from './message-in-place';
import { showPending } from './pending-button';
import { notSent } from './toast-text';

/**
 * Posts forms without leaving the page, one at a time. Inside `data-region` the response changes that part alone.
 * - `data-pause` on the form or the button: milliseconds between the success and the next page
 * - `data-pending` on the button: its text while the form is on its way
 * - `template[data-waiting=…]` with the button's value: what the page shows meanwhile, filled from the form
 * - `data-interrupts` on a form that gives up the one under way
 */
interface Sending {
  controller: AbortController;
  /** Controls that were typed into since. */
  typed: Set<EventTarget>;
  /** Takes back what the page shows meanwhile. */
  restore: () => void;
}

let underWay: Sending | null = null;

/** The server reports all errors at once, so the browser's own validation is off. */
export function markForm(form: HTMLElement): void {
  form.setAttribute('novalidate', '');
  form.querySelector('[data-honeypot]')?.remove();
}

export function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  if (!underWay || form.hasAttribute('data-interrupts')) void send(form, event.submitter);
}

export function onInput({ target }: Event): void {
  if (target) underWay?.typed.add(target);
}

/** The second half of a double click is meant for the button that was there before the waiting content. */
export function onClick(event: MouseEvent): void {
  if (underWay && event.detail > 1) event.preventDefault();
}

/** A page restored from the back/forward cache has nothing under way. */
export function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) giveUp();
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const sent = sentBy(form, button);
  const interrupted = underWay;
  interrupted?.controller.abort();
  removeMessages();
  const undo = [showPending(button), showWaiting(form, button, sent), interrupted?.restore];
  const current = {
    controller: new AbortController(),
    typed: new Set<EventTarget>(),
    restore: () => undo.forEach((step) => step?.()),
  };
  underWay = current;
  const loading = import('../enhancement/content').catch(() => undefined);
  const reply = await postForm(form, sent, { signal: current.controller.signal });
  const content = reply.kind === 'page' ? await loading : undefined;
  if (underWay !== current) return;

  if (reply.kind === 'led') return leave(form, button, reply.location);
  giveUp();
  if (reply.kind === 'lost' || !content) return showMessage(notSent, form, button);
  if (isFault(reply, form)) return showMessage(errorPageTexts(reply.page), form, button);
  for (const served of reply.page.querySelectorAll<HTMLElement>('[data-enhance~=forms]')) markForm(served);
  const place = content.showContent(reply.page, form.closest('[data-region]')?.id ?? 'main', current.typed);
  const active = document.activeElement;
  if (place && !(active && current.typed.has(active))) focusContent(place);
}

/** An error page would take away what was typed: it becomes a message in place. */
function isFault({ page, status }: PageReply, form: HTMLFormElement): boolean {
  const hasForm = form.id !== '' && page.getElementById(form.id) !== null;
  return (status >= 500 || [403, 405, 413, 415, 429].includes(status)) && !hasForm;
}

/** Moves focus to `autofocus`, as a page load would, else to the content as a whole. */
function focusContent(content: HTMLElement): void {
  (content.querySelector<HTMLElement>('[autofocus]') ?? content).focus();
}

function sentBy(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const sent = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) sent.append(button.name, button.value);
  return sent;
}

function giveUp(): void {
  underWay?.controller.abort();
  underWay?.restore();
  underWay = null;
}

async function leave(form: HTMLFormElement, button: HTMLElement | null, address: string): Promise<void> {
  form.dispatchEvent(new Event(formTaken, { bubbles: true }));
  const pause = Number(button?.dataset.pause ?? form.dataset.pause ?? 0);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const next = new URL(address, location.href);
  const here = next.href.split('#')[0] === location.href.split('#')[0];
  location.assign(next);
  if (here && next.hash) location.reload(); // to the browser that would be a jump within the page
}

/** In place of the content, until the returned function is called. */
function showWaiting(form: HTMLFormElement, button: HTMLElement | null, sent: FormData): () => void {
  const intent = button instanceof HTMLButtonElement ? button.value : '';
  const main = form.closest('main');
  const template = main?.querySelector<HTMLTemplateElement>(`template[data-waiting="${CSS.escape(intent)}"]`);
  if (!main || !template) return () => undefined;
  const waiting = Object.assign(document.createElement('div'), { className: 'waiting-content' });
  waiting.append(template.content.cloneNode(true));
  for (const place of waiting.querySelectorAll<HTMLElement>('[data-typed]')) {
    const text = String(sent.get(place.dataset.typed ?? '') ?? '');
    if (place instanceof HTMLInputElement) place.value = text;
    else place.textContent = text;
  }
  main.append(waiting);
  focusContent(waiting);
  return () => waiting.remove();
}
