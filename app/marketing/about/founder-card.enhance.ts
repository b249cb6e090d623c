import { reportStep } from '~/analytics/report-step';

/** Shows the address in a dialog instead of starting a mail program. */
export default function founderCard(place: HTMLElement): void {
  const card = place.querySelector('details');
  const mail = place.querySelector('a');
  const dialog = place.querySelector('dialog');

  function openDialog(event: Event): void {
    event.preventDefault();
    dialog?.showModal();
    reportStep({ step: 'founder_email_clicked' });
  }

  card?.querySelector('summary')?.addEventListener('click', () => {
    if (!card.open) reportStep({ step: 'founder_card_expanded' });
  });
  mail?.setAttribute('role', 'button');
  mail?.setAttribute('aria-haspopup', 'dialog');
  mail?.addEventListener('click', openDialog);
  mail?.addEventListener('keydown', (event) => {
    if (event.key === ' ') openDialog(event);
  });
}
