import { controlsIn, isClicking } from '../../enhancement/controls';
import { getParts } from '../../enhancement/parts';
import { checkOnly, enhancedHeader, formAnswered, formFailed } from '../form-protocol';
import { lastButton } from './form.enhance';
import { postForm } from './post-form';

/** An edited field is checked after this pause in typing. */
const pauseMs = 400;
const watched = new WeakSet<HTMLFormElement>();

/**
 * After each change, asks the server which errors the rejected form now has, as if the same button were clicked again. A
 * corrected field loses its message and its line in the summary. Nothing else changes, and nothing is saved.
 */
export default function recheck(summary: HTMLElement): void {
  const form = summary.closest('form');
  if (!form || watched.has(form)) return;
  watched.add(form);
  let isRefused = true;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let checking = new AbortController();
  const stop = () => {
    clearTimeout(pause);
    checking.abort();
    checking = new AbortController();
  };
  const check = () => {
    stop();
    if (isRefused) void showCurrentErrors(form, checking.signal);
  };
  form.addEventListener('change', check);
  form.addEventListener('input', () => {
    stop();
    pause = setTimeout(check, pauseMs);
  });
  form.addEventListener('submit', () => {
    stop();
    isRefused = false;
  });
  form.addEventListener(formFailed, () => (isRefused = true));
  form.addEventListener(
    formAnswered,
    () => (isRefused = form.querySelector(`[data-enhance=recheck]`) !== null),
  );
}

async function showCurrentErrors(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  // The response may have replaced the button. The form's first button is the one that the Enter key clicks.
  const button = lastButton && form.contains(lastButton) ? lastButton : form.querySelector('button');
  const sent = new FormData(form, button);
  for (const [name, value] of [...sent]) if (value instanceof File) sent.delete(name);
  const reply = await postForm(form, sent, { signal, headers: { [enhancedHeader]: checkOnly } });
  const checked = reply.kind === 'page' ? reply.page.getElementById(form.id) : null;
  if (!checked) return;
  // A message that disappears while a button is held down would move it away from the pointer.
  if (isClicking()) await clicked();
  if (signal.aborted) return;
  showFieldErrors(form, checked);
  showSummary(form, checked);
}

/** Resolves after the click in progress. */
function clicked(): Promise<void> {
  return new Promise((resolve) =>
    window.addEventListener('click', () => setTimeout(resolve), { once: true }),
  );
}

/** Islands show the errors of their own fields. */
const ofIsland = '[data-island] *';

function showFieldErrors(form: HTMLElement, checked: HTMLElement): void {
  for (const message of form.querySelectorAll(`.field-error:not(${ofIsland})`))
    if (!byId(checked, message.id)) message.remove();
  for (const control of controlsIn(form)) {
    const checkedControl = byId(checked, control.id);
    if (!checkedControl || control.matches(ofIsland)) continue;
    const isWrong = checkedControl.matches('[aria-invalid]');
    if (!isWrong && !control.matches('[aria-invalid]')) continue;
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = checkedControl.getAttribute(name);
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    }
    if (isWrong) showMessage(control, checkedControl, form, checked);
  }
}

/** Puts the message that describes the checked control at the same place below the control of the page. */
function showMessage(control: Element, checkedControl: Element, form: Element, checked: Element): void {
  const [errorId = ''] = checkedControl.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = byId(checked, errorId);
  const shown = byId(form, errorId);
  if (!message) return;
  if (shown) {
    if (shown.textContent !== message.textContent) shown.replaceChildren(...message.childNodes);
    return;
  }
  let place = control.parentElement;
  for (
    let frame = checkedControl.parentElement;
    frame && !frame.contains(message);
    frame = frame.parentElement
  )
    place = place?.parentElement ?? null;
  place?.append(document.importNode(message, true));
}

/**
 * Shows, updates or removes the summary. Screen readers announce a new summary, but not its changes, which would interrupt
 * typing.
 */
function showSummary(form: HTMLElement, checked: HTMLElement): void {
  const [shown] = getParts(form, 'errorSummary');
  const [summary] = getParts(checked, 'errorSummary');
  if (shown?.innerHTML === summary?.innerHTML) return;
  const hadFocus = shown?.contains(document.activeElement);
  shown?.remove();
  if (!summary) return;
  const next = document.importNode(summary, true);
  next.removeAttribute('autofocus');
  if (shown) next.setAttribute('aria-live', 'off');
  form.prepend(next);
  if (hadFocus) next.focus();
}

function byId(place: Element, id: string): Element | null {
  return id === '' ? null : place.querySelector(`[id="${CSS.escape(id)}"]`);
}
