export default function addOneByOne(section: HTMLElement): void {
  const list = section.querySelector('ol');
  const button = section.querySelector('button');
  const cards = [...section.querySelectorAll('li')];
  let visible = 0;

  function show() {
    if (list) list.ariaHidden = visible === 0 ? 'true' : null;
    cards.forEach((card, index) => {
      card.className = index < visible ? 'card add-on-arrive' : 'card add-on-waiting';
      card.ariaHidden = index < visible ? null : 'true';
    });
    const count = section.querySelector('[data-add-on-count]');
    if (count) count.textContent = `${visible} of ${cards.length} added`;
    if (button) button.ariaDisabled = visible === cards.length ? 'true' : null;
  }

  button?.addEventListener('click', () => {
    visible = Math.min(cards.length, visible + 1);
    show();
  });
  show();
  section.querySelector('[data-add-on-controls]')?.classList.remove('awaits-script');
}
