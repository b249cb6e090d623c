export interface ControlValue {
  name: string;
  value: FormDataEntryValue;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: HTMLElement) => [
  ...place.querySelectorAll<Control>(':is(input:not([type=hidden]), select, textarea)[name]'),
];

/** The values that the controls in an element would submit. */
export function controlValues(place: HTMLElement): ControlValue[] {
  return controlsIn(place).flatMap((control): ControlValue[] => {
    const { name } = control;
    if (control.disabled || (isToggle(control) && !control.checked)) return [];
    if (!isFileInput(control)) return [{ name, value: control.value }];
    return [...(control.files ?? [])].map((value) => ({ name, value }));
  });
}

/** Fills the controls in an element with these values. Values without a control there go into hidden inputs. */
export function fillControls(place: HTMLElement, values: ControlValue[]): void {
  for (const control of controlsIn(place)) {
    const own = values.filter(({ name }) => name === control.name);
    const [first] = own;
    if (isToggle(control)) control.checked = own.some(({ value }) => value === control.value);
    else if (isFileInput(control)) control.files = filesOf(own);
    else if (first) control.value = String(first.value);
  }
  const names = new Set(controlsIn(place).map(({ name }) => name));
  for (const { name, value } of values)
    if (!names.has(name) && typeof value === 'string')
      place.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}

function isToggle(control: Control): control is HTMLInputElement {
  return /^(checkbox|radio)$/.test(control.type);
}

function isFileInput(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}

function filesOf(values: ControlValue[]): FileList {
  const transfer = new DataTransfer();
  for (const { value } of values) if (value instanceof File) transfer.items.add(value);
  return transfer.files;
}
