import { callParameter } from '~/domain/query-parameters';
import { chooseCall, chosenTrade, playCall } from '../landing/chosen-call';

/** Loads the call of the chosen industry into the player without a page load. The button plays it. */
export default function callChooser(form: HTMLFormElement): void {
  const chosen = () => String(new FormData(form).get(callParameter));
  form.classList.add('live-chooser'); // hides the button on phones, where the player's own is in view
  const shown = chosenTrade(); // after a reload, browsers restore another radio button
  form.addEventListener('change', () => void chooseCall(form, chosen()).catch(() => form.submit()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void playCall(form, chosen());
  });
  if (shown && chosen() !== shown) void chooseCall(form, shown);
}
