export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Names and values, as in a form's data. */
export type FormEntries = [name: string, value: FormDataEntryValue][];

/** The controls in an element that visitors fill in. */
export function controlsIn(place: HTMLElement): Control[] {
  return [...place.querySelectorAll<Control>(':is(input:not([type=hidden]), select, textarea)[name]')];
}

/** Whether a button or link is held down. What it will do is about to happen, and must stay where the pointer is. */
export function isClicking(): boolean {
  return document.querySelector('button:active, a:active') !== null;
}

export function isToggle(control: Control): control is HTMLInputElement {
  return /^(checkbox|radio)$/.test(control.type);
}

/** Gives a control the values that its name has. Without one, a text or a choice stays, and so does a chosen file. */
export function fillControl(control: Control, entries: FormEntries): void {
  const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
  const [first] = values;
  if (isToggle(control)) control.checked = values.includes(control.value);
  else if (typeof first === 'string') control.value = first;
}
