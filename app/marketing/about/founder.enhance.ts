import { reportStep } from '~/visits/report-step';

const card = document.querySelector<HTMLDetailsElement>('[data-founder]');
const mail = card?.querySelector<HTMLAnchorElement>('[data-founder-mail]');
const dialog = document.querySelector<HTMLDialogElement>('[data-founder-dialog]');

card?.querySelector('summary')?.addEventListener('click', () => {
  if (!card.open) reportStep({ step: 'founder_card_expanded' });
});

if (mail && dialog) {
  mail.setAttribute('role', 'button');
  mail.setAttribute('aria-haspopup', 'dialog');
  mail.addEventListener('click', openDialog);
  mail.addEventListener('keydown', (event) => {
    if (event.key === ' ') openDialog(event);
  });
}

/** Shows the address instead of starting a mail program. */
function openDialog(event: Event): void {
  event.preventDefault();
  dialog?.showModal();
  reportStep({ step: 'founder_email_clicked' });
}
