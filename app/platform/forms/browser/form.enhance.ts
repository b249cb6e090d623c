import { reportLoadError } from '../../enhancement/client-runtime';
import { getParts } from '../../enhancement/parts';
import { formAccepted, formAnswered, formFailed } from '../form-protocol';
import { notSent } from '../notice';
import { errorPageTexts, postForm } from './post-form';
import type { PageReply } from './post-form';
import { focusContent, removeMessages, showMessage, showPending, showWaiting } from './pending-ui';

/** The form that is being submitted. */
interface Sending {
  controller: AbortController;
  /** Controls that were edited since the form was submitted. */
  typed: Set<EventTarget>;
  /** Undoes the pending state of the page. */
  restore: () => void;
}

let underWay: Sending | null = null;

/** The button that sent the last form. */
export let lastButton: HTMLElement | null = null;
/** Whether the browser submits forms itself. Set when the code that shows a response can't be loaded. */
let isNative = false;

document.addEventListener('submit', (event) => {
  const posted = event.target;
  if (isNative || event.defaultPrevented || !(posted instanceof HTMLFormElement) || posted.method !== 'post')
    return;
  event.preventDefault();
  if (!underWay || posted.hasAttribute('data-interrupts')) void send(posted, event.submitter);
});
document.addEventListener('input', ({ target }) => target && underWay?.typed.add(target));
// Ignore the second click of a double click, because the pending content has already replaced the button.
document.addEventListener('click', (event) => underWay && event.detail > 1 && event.preventDefault(), true);
window.addEventListener('pageshow', ({ persisted }) => persisted && giveUp());

/**
 * Posts forms without leaving the page, one at a time. Inside `data-region` the response changes that part alone.
 * - `data-pause` on the form: milliseconds between the success and the next page
 * - `data-pending` on the button: its text while the form is being submitted
 * - `<template data-part="waiting" data-for=…>` with the button's value: what the page shows meanwhile, filled from the form
 * - `data-interrupts` on a form that cancels the one in progress
 */
export default function form(element: HTMLElement): void {
  for (const honeypot of getParts(element, 'honeypot')) honeypot.remove();
}

async function send(posted: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const sent = new FormData(posted, button);
  lastButton = button;
  const region = posted.closest<HTMLElement>('[data-region], main') ?? document.body;
  const interrupted = underWay;
  interrupted?.controller.abort();
  removeMessages();
  const undo = [showPending(button), showWaiting(posted, button, sent), interrupted?.restore];
  const current = {
    controller: new AbortController(),
    typed: new Set<EventTarget>(),
    restore: () => undo.forEach((step) => step?.()),
  };
  underWay = current;
  const reply = await postForm(posted, sent, { signal: current.controller.signal });
  const isShown = reply.kind === 'page' && !isFault(reply, posted);
  const content = isShown
    ? await import('../../enhancement/morph-content').catch(reportLoadError)
    : undefined;
  if (underWay !== current) return;

  if (reply.kind === 'redirect') {
    posted.dispatchEvent(new Event(formAccepted));
    setTimeout(() => location.assign(reply.location), Number(posted.dataset.pause ?? 0));
    return;
  }
  giveUp();
  if (!isShown) {
    posted.dispatchEvent(new Event(formFailed));
    const message = reply.kind === 'page' ? errorPageTexts(reply.page) : notSent;
    return showMessage(message, { form: posted, button, region });
  }
  if (!content) {
    isNative = true;
    return posted.requestSubmit(button);
  }
  for (const served of reply.page.querySelectorAll<HTMLElement>('[data-enhance~=form]')) form(served);
  const place = content.morphContent(reply.page, region, current.typed);
  posted.dispatchEvent(new Event(formAnswered));
  const active = document.activeElement;
  if (place && !(active && current.typed.has(active))) focusContent(place);
}

/** Whether the response is an error page. Its text becomes a message, because replacing the form would lose what was typed. */
function isFault({ page, status }: PageReply, posted: HTMLFormElement): boolean {
  const hasForm = posted.id !== '' && page.getElementById(posted.id) !== null;
  return (status >= 500 || [403, 405, 413, 415, 429].includes(status)) && !hasForm;
}

function giveUp(): void {
  underWay?.controller.abort();
  underWay?.restore();
  underWay = null;
}
