import type { Enhance } from '../enhancement/run-page';
import { entriesOf, groupOf, restoreEntries } from './form-entries';
import type { FormEntries } from './form-entries';
import { formTaken } from './form-protocol';

/**
 * Saves what is typed into a form until the server has accepted it. Nothing is restored over a response that replaced
 * the form: it has the newer values.
 */
const keepTyped: Enhance = (form, when) => {
  if (!(form instanceof HTMLFormElement)) return;
  const key = `typed:${form.id}:${location.pathname}${location.search}`;
  if (when === 'load') restoreEntries(form, readChanges(key));
  const keep = ({ target }: Event) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) writeChanges(key, { ...readChanges(key), [groupOf(name)]: entriesOf(form, groupOf(name)) });
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
  form.addEventListener(formTaken, () => forget(key));
};

export default keepTyped;

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
