import { enhanceEach } from '../enhancement/register';
import { entriesOf, groupOf, restoreEntries } from './form-entries';
import type { FormEntries } from './form-entries';
import { formTaken } from './form-protocol';

let loading = true;

/** Saves what is typed into a form with `data-keep-typed` until the server has accepted it. */
export const keepTyped = enhanceEach<HTMLFormElement>('form[data-keep-typed]', (form) => {
  const key = `typed:${form.id}:${location.pathname}${location.search}`;
  if (loading) restoreEntries(form, readChanges(key));
  const keep = ({ target }: Event) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) writeChanges(key, { ...readChanges(key), [groupOf(name)]: entriesOf(form, groupOf(name)) });
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  form.addEventListener(formTaken, () => forget(key));
});

/** A response that replaced the form has the newer values: nothing is restored over it. */
export function endLoading(): void {
  loading = false;
}

function readChanges(key: string): FormEntries {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function writeChanges(key: string, changes: FormEntries): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Blocked or full storage: a refresh shows what the server knows.
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
