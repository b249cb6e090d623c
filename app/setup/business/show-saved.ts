import { controlsIn } from '~/platform/enhancement/controls';
import { morphContent } from '~/platform/enhancement/morph-content';

/** Shows the guesses of the response to a save. What was typed since, and the field with the focus, stay as they are. */
export function showSaved(form: HTMLFormElement, sent: FormData, page: Document): void {
  const typed = controlsIn(form).filter(
    (control) => control === document.activeElement || sent.get(control.name) !== control.value,
  );
  morphContent(page, form, new Set(typed));
  form.dispatchEvent(new Event('change')); // a refused form is checked again, because the response has no errors
}
