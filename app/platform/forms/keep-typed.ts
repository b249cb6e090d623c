import { enhanceEach } from '../enhancement/register';
import { formTaken, typedRestored } from './form-protocol';

/** Changed values by group: the hours of a week are restored together or not at all. */
type Changes = Record<string, [name: string, value: string][]>;

let loading = true;

/** Saves what is typed into a form with `data-keep-typed` until the server has accepted it. */
export const keepTyped = enhanceEach<HTMLFormElement>('form[data-keep-typed]', (form) => {
  const key = `typed:${form.id}:${location.pathname}${location.search}`;
  if (loading) restore(form, readChanges(key));
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

function restore(form: HTMLFormElement, changes: Changes): void {
  const typed = new FormData();
  for (const [name, value] of Object.values(changes).flat()) typed.append(name, value);
  if (Object.keys(changes).length === 0) return;
  form.dispatchEvent(new CustomEvent(typedRestored, { detail: typed }));
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? '';
    if (groupOf(name) in changes) fill(control, typed.get(name));
  }
}

function fill(control: Element, value: FormDataEntryValue | null): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== null;
  else if (typeof value !== 'string') return;
  else if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = value;
  else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    control.value = value;
}

function entriesOf(form: HTMLFormElement, group: string): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    groupOf(name) === group && typeof value === 'string' ? [[name, value]] : [],
  );
}

function groupOf(name: string): string {
  return name.split('.')[0] ?? name;
}

function readChanges(key: string): Changes {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function writeChanges(key: string, changes: Changes): void {
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
