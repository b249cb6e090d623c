import { reportStep } from '~/analytics/report-step';
import { getPart } from '~/platform/enhancement/parts';

/** Shows the address in a dialog instead of starting a mail program. */
export default function founderCard(place: HTMLElement): void {
  const card = getPart(place, 'card', HTMLDetailsElement);
  const summary = getPart(place, 'summary');
  const mail = getPart(place, 'mail');
  const dialog = getPart(place, 'dialog', HTMLDialogElement);

  function openDialog(event: Event): void {
    event.preventDefault();
    dialog.showModal();
    reportStep({ step: 'founder_email_clicked' });
  }

  summary.addEventListener('click', () => {
    if (!card.open) reportStep({ step: 'founder_card_expanded' });
  });
  mail.setAttribute('role', 'button');
  mail.setAttribute('aria-haspopup', 'dialog');
  mail.addEventListener('click', openDialog);
  mail.addEventListener('keydown', (event) => {
    if (event.key === ' ') openDialog(event);
  });
}
