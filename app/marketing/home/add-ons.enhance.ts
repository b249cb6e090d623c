export default function addOneByOne(section: HTMLElement): void {
  const button = section.querySelector('button');
  const cards = [...section.querySelectorAll('li')];
  let added = 0;

  function show() {
    cards.forEach((card, index) => card.classList.toggle('add-on-offered', index >= added));
    const count = section.querySelector('[data-add-on-count]');
    if (count) count.textContent = `${added} of ${cards.length} added`;
    if (button) button.ariaDisabled = added === cards.length ? 'true' : null;
  }

  button?.addEventListener('click', () => {
    added = Math.min(cards.length, added + 1);
    show();
  });
  show();
  section.querySelector('[data-add-on-controls]')?.classList.remove('awaits-script');
}
