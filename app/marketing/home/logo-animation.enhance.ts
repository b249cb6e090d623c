export default function logoAnimation(button: HTMLElement): void {
  button.addEventListener('click', () => {
    button.dataset.rings = String(Number(button.dataset.rings) + 1);
    button.classList.remove('logo-ringing');
    void button.offsetWidth; // a layout in between, so that the animation begins anew
    button.classList.add('logo-ringing');
  });
}
