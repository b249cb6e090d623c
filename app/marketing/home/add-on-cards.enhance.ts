import { getPart, getParts } from '~/platform/enhancement/parts';

/** Marks the cards as offered, and adds one feature with each click. */
export default function addOnCards(section: HTMLElement): void {
  const cards = getParts(section, 'card');
  const controls = getPart(section, 'controls');
  const status = getPart(section, 'status');
  const button = getPart(section, 'button');
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
  controls.classList.remove('awaits-script');
}
