import { controlsIn } from '~/platform/enhancement/controls';
import type { Control } from '~/platform/enhancement/controls';
import { getPart } from '~/platform/enhancement/parts';
import { pageAddress, readSessionStorage, writeSessionStorage } from '~/platform/enhancement/session-storage';
import { postForm } from '~/platform/forms/browser/post-form';
import { formAccepted, formAnswered, formAutosaved, formFailed } from '~/platform/forms/form-protocol';

/** A link waits at most this long for the save. */
const longestSaveMs = 1_000;

/** A changed field is saved once no other field has changed for this long. */
const quietMs = 1_000;

/**
 * Saves what was typed, valid or not, shortly after a field changed, and when the page is hidden or left: phones close hidden
 * tabs. A submit aborts a save in progress, so that the response of the save can't overwrite what the submit saves.
 *
 * A form that was rejected because another tab saved different answers isn't saved until its owner sends it again.
 *
 * The response to a save that changes guesses is the page. It leaves fields that were edited since unchanged.
 *
 * The save of a hidden page is too late for the next page, which the browser requests first. So fields are saved earlier, and
 * a link is followed once the save has arrived.
 *
 * A reloaded page is rendered before the save arrives. Session storage has the revision of a save in progress, so that the
 * page counts the save as its own and not as another tab's.
 */
export default function autosave(form: HTMLFormElement): void {
  let isChanged = false;
  let isSubmitted = false;
  let saving = new AbortController();
  let lastSave = Promise.resolve();
  let quiet: ReturnType<typeof setTimeout>;
  let savedRevision = 0;
  const revision = () => Math.max(savedRevision, Number(getPart(form, 'revision', HTMLInputElement).value));
  form.addEventListener('formdata', ({ formData }) => formData.set('revision', String(revision())));
  const underWay = `saving:${pageAddress()}`;
  if (readSessionStorage(underWay) === String(revision())) countSave();
  writeSessionStorage(underWay, '');
  const change = () => (isChanged = true);
  form.addEventListener('input', change);
  form.addEventListener('change', ({ target }) => {
    if (target === form) return; // `save` has the form rechecked
    change();
    clearTimeout(quiet);
    quiet = setTimeout(() => (lastSave = lastSave.then(save)), quietMs);
  });
  form.addEventListener('submit', () => {
    isSubmitted = true;
    saving.abort();
  });
  form.addEventListener(formAccepted, () => {
    isChanged = false;
    savedRevision = revision() + 1;
  });
  // After Back, the browser may restore the page as the visitor left it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isSubmitted = false;
  });
  for (const ended of [formAnswered, formFailed])
    form.addEventListener(ended, () => {
      isSubmitted = false;
      isChanged = true;
    });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const leaves = link?.origin === location.origin && link.pathname !== location.pathname && !link.target;
    if (!leaves || !isPlain || !isChanged || isSubmitted || event.defaultPrevented) return;
    event.preventDefault();
    const timeLimit = new Promise((resolve) => setTimeout(resolve, longestSaveMs));
    void Promise.race([save(), timeLimit]).then(() => location.assign(link.href));
  });
  window.addEventListener('pagehide', () => void save());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save();
  });

  async function save(): Promise<void> {
    if (!isChanged || isSubmitted || !form.isConnected) return;
    isChanged = false;
    saving.abort();
    saving = new AbortController();
    const { signal } = saving;
    const sent = new FormData(form);
    if (sent.get('conflict')) return;
    sent.set('intent', 'keep');
    writeSessionStorage(underWay, String(revision()));
    const reply = await postForm(form, sent, { keepalive: true, signal });
    if (signal.aborted) return;
    writeSessionStorage(underWay, '');
    if (reply.kind === 'redirect') countSave();
    if (reply.kind === 'page' && reply.status === 200) {
      countSave();
      const { morphContent } = await import('~/platform/enhancement/morph-content');
      if (signal.aborted) return;
      morphContent(reply.page, form, new Set(controlsIn(form).filter((control) => isNewer(control, sent))));
      form.dispatchEvent(new Event('change')); // has a refused form checked again, because the response has no errors
    }
    if (reply.kind === 'network-error') isChanged = true;
  }

  function countSave(): void {
    savedRevision = revision() + 1;
    form.dispatchEvent(new Event(formAutosaved));
  }
}

/** Whether the field was edited after the save was sent, or may be edited now. */
function isNewer(control: Control, sent: FormData): boolean {
  return control === document.activeElement || sent.get(control.name) !== control.value;
}
