export default function ringOnPress(button: HTMLElement): void {
  const bell = button.querySelector('span');
  button.addEventListener('click', () => {
    if (!bell) return;
    bell.dataset.rings = String(Number(bell.dataset.rings) + 1);
    bell.classList.remove('logo-ringing');
    void bell.offsetWidth; // a layout in between, so that the animation begins anew
    bell.classList.add('logo-ringing');
  });
}
