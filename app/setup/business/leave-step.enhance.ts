import { postForm } from '~/platform/forms/browser/post-form';
import { formAccepted, formAnswered } from '~/platform/forms/form-protocol';

/**
 * Saves what was typed, valid or not, when the page is hidden: phones close hidden tabs. A submit ends a save that is under
 * way, so that its response can't overwrite what the submit saves.
 */
export default function leaveStep(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  let isChanged = false;
  let isSubmitted = false;
  let isLeft = false; // by a reload or a link: the next page could be rendered before the save arrives, and be outdated
  let saving = new AbortController();
  const change = () => (isChanged = true);
  form.addEventListener('input', change);
  form.addEventListener('change', change);
  form.addEventListener('submit', () => {
    isSubmitted = true;
    saving.abort();
  });
  form.addEventListener(formAccepted, () => (isChanged = false));
  form.addEventListener(formAnswered, () => {
    isSubmitted = false;
    isChanged = true;
  });
  window.addEventListener('pagehide', () => (isLeft = true));
  window.addEventListener('pageshow', () => (isLeft = false));
  document.addEventListener('visibilitychange', () => {
    const canSave = isChanged && !isSubmitted && !isLeft && form.isConnected;
    if (document.visibilityState === 'hidden' && canSave) void save();
  });

  async function save(): Promise<void> {
    isChanged = false;
    saving.abort();
    saving = new AbortController();
    const { signal } = saving;
    const sent = new FormData(form);
    sent.set('intent', 'keep');
    const reply = await postForm(form, sent, { keepalive: true, signal });
    if (signal.aborted) return;
    const revision = form.querySelector<HTMLInputElement>('[name=revision]');
    if (reply.kind === 'redirect' && revision) revision.value = String(Number(revision.value) + 1);
    if (reply.kind === 'network-error') isChanged = true;
  }
}
