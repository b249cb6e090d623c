import { callParameter } from '~/domain/paths';
import { chooseCall, chosenTrade, playCall } from '../landing/chosen-call';

/** Loads the call of the chosen industry into the player below, without a page load. */
export default function callChooser(form: HTMLFormElement): void {
  const chosen = () => String(new FormData(form).get(callParameter));
  const shown = chosenTrade(); // after a reload, browsers restore another radio button
  form.addEventListener('change', () => void chooseCall(form, chosen()).catch(() => form.submit()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void playCall(form, chosen());
  });
  if (shown && chosen() !== shown) void chooseCall(form, shown);
}
