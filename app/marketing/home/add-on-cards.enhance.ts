/** Marks the cards as offered, and adds one feature with each click. */
export default function addOnCards(section: HTMLElement): void {
  const cards = [...section.querySelectorAll('li')];
  const button = section.querySelector('button');
  const status = section.querySelector('[role=status]');
  if (!button || !status) return;
  let added = 0;
  const show = () => {
    for (const [index, card] of cards.entries()) card.classList.toggle('add-on-offered', index >= added);
    status.textContent = `${added} of ${cards.length} added`;
    button.setAttribute('aria-disabled', String(added === cards.length));
  };
  button.addEventListener('click', () => {
    added = Math.min(cards.length, added + 1);
    show();
  });
  show();
  section.querySelector('.awaits-script')?.classList.remove('awaits-script');
}
