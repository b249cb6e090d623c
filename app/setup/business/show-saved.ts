import { controlsIn } from '~/platform/enhancement/controls';
import { morphContent } from '~/platform/enhancement/morph-content';

/** Shows the guesses in the response to a save. Fields that were edited since, and the one with the focus, stay unchanged. */
export function showSaved(form: HTMLFormElement, sent: FormData, page: Document): void {
  const typed = controlsIn(form).filter(
    (control) => control === document.activeElement || sent.get(control.name) !== control.value,
  );
  morphContent(page, form, new Set(typed));
  form.dispatchEvent(new Event('change')); // has a refused form checked again, because the response has no errors
}
