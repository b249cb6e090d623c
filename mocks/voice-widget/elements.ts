export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = createElement('button', { type: 'button', class: className }, label);
  element.addEventListener('click', onClick);
  return element;
}

export function handset(): HTMLElement {
  const circle = createElement('span', { class: 'handset', 'aria-hidden': 'true' });
  circle.innerHTML =
    '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M6.6 3.5 9 3l2 4.6-2 1.6a11 11 0 0 0 5.4 5.400l1.600-2 4.600 2-.5 2.400c-.3 1.700-1.600 3-3.200 2.900C10 19.500 4.400 13.800 3.900 7c-.1-1.600 1.100-3.100 2.700-3.500Z"/></svg>';
  return circle;
}

export function wave(): HTMLElement {
  return createElement(
    'span',
    { class: 'wave', 'aria-hidden': 'true' },
    ...Array.from({ length: 17 }, () => createElement('i')),
  );
}
