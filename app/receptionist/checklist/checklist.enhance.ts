import { errorPageTexts, postForm } from '~/platform/forms/post-form';
import { removeMessages, showMessage } from '~/platform/forms/message-in-place';
import { notSent } from '~/platform/forms/toast-text';
import { markLabels } from './mark-labels';

/** In turn, since each mark is stored together with all others. */
let sending: Promise<void> = Promise.resolve();

/** Marks steps at once and sends the mark meanwhile; one that could not be sent is undone. */
export default function markAtOnce(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    removeMessages();
    const typed = new FormData(form);
    mark(form, typed.get('done') === 'true');
    sending = sending.then(() => send(form, typed));
  });
}

async function send(form: HTMLFormElement, typed: FormData): Promise<void> {
  const reply = await postForm(form, typed, { keepalive: true });
  if (reply.kind === 'led') return;
  showMark(form, typed.get('done') !== 'true');
  showMessage(
    reply.kind === 'page' ? errorPageTexts(reply.page) : notSent,
    form,
    form.querySelector('button'),
  );
}

/** Completing opens what comes next, taking that back closes the step. */
function mark(form: HTMLFormElement, complete: boolean): void {
  const step = showMark(form, complete);
  if (complete) return placeToGo(step)?.scrollIntoView({ block: 'center' });
  step?.removeAttribute('open');
  step?.querySelector('summary')?.focus();
}

function showMark(form: HTMLFormElement, complete: boolean): HTMLElement | null {
  const step = form.closest<HTMLElement>('[data-step]');
  const button = form.querySelector('button');
  const { label, status } = markLabels(complete);
  step?.setAttribute('data-complete', String(complete));
  step?.querySelector('summary .sr-only')?.replaceChildren(status);
  button?.firstElementChild?.replaceChildren(label);
  button?.classList.toggle('btn-primary', !complete);
  button?.classList.toggle('btn-quiet', complete);
  form.querySelector<HTMLInputElement>('[name=done]')?.setAttribute('value', String(!complete));
  showTotal();
  return step;
}

function showTotal(): void {
  const counted = [...document.querySelectorAll<HTMLElement>('[data-counted=true]')];
  const complete = counted.filter(({ dataset }) => dataset.complete === 'true').length;
  const place = document.querySelector('[data-all-complete]');
  const template = document.querySelector<HTMLTemplateElement>('template[data-when-complete]');
  document.querySelector('[data-total]')?.replaceChildren(`${complete} of ${counted.length} complete`);
  place?.replaceChildren(
    ...(template && complete === counted.length ? [document.importNode(template.content, true)] : []),
  );
}

function placeToGo(step: HTMLElement | null): Element | null {
  const open = [...document.querySelectorAll('[data-complete=false]')];
  const after = open.find(
    (other) => step && step.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return (
    document.querySelector('[data-all-complete] > *') ?? (after ?? open[0])?.querySelector('summary') ?? null
  );
}
