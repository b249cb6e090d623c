import { allEntries, groupOf, restoreEntries } from './form-entries';
import type { FormEntries } from './form-entries';

export interface TypedMeanwhile {
  /** Moves the control in use into the next content. */
  carryOver: (next: Element) => HTMLElement | null;
  restore: () => void;
}

/** Remembers what all forms hold; the result reads what changed since. */
export function watchTyping(): () => TypedMeanwhile {
  const before = readForms();
  return () => {
    const changed = readForms().map(({ id, entries }) => ({
      id,
      entries: changesOf(entries, before.find((form) => form.id === id)?.entries ?? {}),
    }));
    const typing = controlInUse(changed);
    return {
      carryOver: (next) => (typing ? takePlace(typing, next) : null),
      restore: () => changed.forEach(restore),
    };
  };
}

interface ReadForm {
  id: string;
  entries: FormEntries;
}

function readForms(): ReadForm[] {
  const named = [...document.forms].filter(({ id }) => id !== '');
  return named.map((form) => ({ id: form.id, entries: allEntries(form) }));
}

function changesOf(entries: FormEntries, before: FormEntries): FormEntries {
  const changed = Object.entries(entries).filter(
    ([group, values]) => JSON.stringify(values) !== JSON.stringify(before[group]),
  );
  return Object.fromEntries(changed);
}

function restore({ id, entries }: ReadForm): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) restoreEntries(form, entries);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlInUse(changed: ReadForm[]): Control | null {
  const control = document.activeElement;
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isControl) return null;
  const form = changed.find(({ id }) => id === control.form?.id);
  return form && groupOf(control.name) in form.entries ? control : null;
}

/** The control itself moves: no other one would have its caret and undo history. */
function takePlace(control: Control, next: Element): Control | null {
  const others = next.querySelectorAll(`[name="${CSS.escape(control.name)}"]`);
  const place = [...others].find((other) => isSame(other, control));
  if (!place) return null;
  for (const name of ['aria-invalid', 'aria-describedby']) copyAttribute(name, place, control);
  place.replaceWith(control);
  return control;
}

function isSame(other: Element, control: Control): boolean {
  return other.id === control.id && other.closest('form')?.id === control.form?.id;
}

function copyAttribute(name: string, from: Element, to: Element): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}
