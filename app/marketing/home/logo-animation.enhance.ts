export default function logoAnimation(button: HTMLElement): void {
  button.addEventListener('click', () => {
    button.dataset.rings = String(Number(button.dataset.rings) + 1);
    button.classList.remove('logo-ringing');
    void button.offsetWidth; // forces a layout, so that the animation starts again
    button.classList.add('logo-ringing');
  });
}
