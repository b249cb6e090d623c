import { chooseCall, chosenTrade, playCall } from '../landing/chosen-call';

/** Shows the call of the chosen industry without loading the page again. The button plays it. */
export default function callChooser(form: HTMLFormElement): void {
  const chosen = () => String(new FormData(form).get('call'));
  form.classList.add('live-chooser'); // on a phone the player's own button is enough
  const shown = chosenTrade(); // browsers restore the radio button that was chosen before a reload
  form.addEventListener('change', () => void chooseCall(form, chosen()).catch(() => form.submit()));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void playCall(form, chosen());
  });
  if (shown && chosen() !== shown) void chooseCall(form, shown);
}
