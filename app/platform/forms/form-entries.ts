import { typedRestored } from './form-protocol';

/** Values by group: the hours of a week are restored together or not at all. */
export type FormEntries = Record<string, [name: string, value: string][]>;

export function groupOf(name: string): string {
  return name.split('.')[0] ?? name;
}

export function entriesOf(form: HTMLFormElement, group: string): [string, string][] {
  return textsOf(form).filter(([name]) => groupOf(name) === group);
}

/** Includes groups that would send nothing, such as an unchecked box. */
export function allEntries(form: HTMLFormElement): FormEntries {
  const names = [...form.elements].flatMap((control) => control.getAttribute('name') ?? []);
  const texts = textsOf(form);
  return Object.fromEntries(
    [...new Set(names.map(groupOf))].map((group) => [
      group,
      texts.filter(([name]) => groupOf(name) === group),
    ]),
  );
}

/** Put back into a form, with names for which it may have no control yet. */
const restored = new WeakMap<HTMLFormElement, FormData>();

/** Calls the listener with what was put back into the form, before or after this call. */
export function whenRestored(form: HTMLFormElement, listener: (typed: FormData) => void): void {
  const before = restored.get(form);
  if (before) listener(before);
  onRestored(form, listener);
}

/** Calls the listener with what is put back into the form from now on; returns a function that ends it. */
export function onRestored(form: HTMLFormElement, listener: (typed: FormData) => void): () => void {
  const listen = () => listener(restored.get(form) ?? new FormData());
  form.addEventListener(typedRestored, listen);
  return () => form.removeEventListener(typedRestored, listen);
}

/** What stands in the form, and what was put back without finding its control. */
export function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const [name, value] of restored.get(form) ?? [])
    if (!form.elements.namedItem(name)) typed.append(name, value);
  return typed;
}

export function restoreEntries(form: HTMLFormElement, entries: FormEntries): void {
  if (Object.keys(entries).length === 0) return;
  const typed = new FormData();
  for (const [name, value] of Object.values(entries).flat()) typed.append(name, value);
  restored.set(form, typed);
  form.dispatchEvent(new Event(typedRestored));
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? '';
    if (groupOf(name) in entries) fill(control, typed.getAll(name));
  }
}

function fill(control: Element, values: FormDataEntryValue[]): void {
  const [value] = values;
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    control.checked = values.includes(control.value);
  else if (typeof value === 'string' && isTypedInto(control)) control.value = value;
  else return;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isTypedInto(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return !['hidden', 'file'].includes(control.type);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}

function textsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}
