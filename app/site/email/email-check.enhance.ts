import { reportLoadError } from '~/platform/enhancement/client-runtime';
import { isClicking } from '~/platform/enhancement/controls';

/**
 * Checks the address when the field loses focus. The check is loaded only then, because most addresses are already filled in.
 */
export default function emailCheck(place: HTMLElement): void {
  place.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (isClicking()) return; // the click sends the form, and the server asks
    void import('./email-question').then(
      ({ askAboutEmail }) => askAboutEmail(place, target),
      reportLoadError,
    );
  });
}
