import { domainOfEmail, parseWebsiteAddress, websiteMessage } from './website-address';

const pauseMs = 1_000;

/** The button is gray until a website is typed; after a pause, or on leaving the field, the page says why. */
export default function addressCheck(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem('websiteAddress');
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[value=analyze], button[value=next]')];
  if (!(field instanceof HTMLInputElement)) return;
  const hint = field.getAttribute('aria-describedby')?.split(' ')[0];
  if (hint) for (const button of buttons) button.setAttribute('aria-describedby', hint);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isPressing = false;

  const isWebsite = () => parseWebsiteAddress(field.value) !== null;
  const follow = () => {
    for (const button of buttons) button.disabled = !isWebsite();
    if (isWebsite() || field.value.trim() === '') showProblem(field, '');
  };
  const say = () => {
    if (!isWebsite() && field.value.trim() !== '') showProblem(field, websiteMessage);
  };
  field.addEventListener('input', () => {
    follow();
    clearTimeout(pause);
    pause = setTimeout(say, pauseMs);
  });
  // A line that appears between press and release would move the button away from under the finger.
  form.addEventListener('pointerdown', () => (isPressing = true));
  window.addEventListener('pointerup', () => setTimeout(() => (isPressing = false)));
  field.addEventListener('blur', () =>
    isPressing ? window.addEventListener('pointerup', () => setTimeout(say), { once: true }) : say(),
  );
  // What the form's other buttons bring back fills the field without an event.
  new MutationObserver(follow).observe(field, { attributeFilter: ['value'] });
  follow();
}

/** As the server would have served it; nothing for an empty text. */
function showProblem(field: HTMLInputElement, text: string): void {
  const id = `${field.id}-error`;
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  document.getElementById(id)?.remove();
  field.removeAttribute('aria-invalid');
  if (text) {
    field.setAttribute('aria-invalid', 'true');
    const problem = Object.assign(document.createElement('p'), {
      id,
      className: 'field-error',
      textContent: text,
    });
    problem.setAttribute('role', 'alert');
    field.parentElement?.append(problem);
  }
  field.setAttribute('aria-describedby', [...described, ...(text ? [id] : [])].join(' '));
  offerDomain(field);
}

function offerDomain(field: HTMLInputElement): void {
  const domain = domainOfEmail(field.value);
  const offer = field.form?.querySelector<HTMLElement>('[data-domain-offer]');
  if (!offer) return;
  offer.hidden = !domain;
  offer.querySelector('[data-domain]')?.replaceChildren(domain ?? '');
}
