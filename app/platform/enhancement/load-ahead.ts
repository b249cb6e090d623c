import { whenIdle } from './when-idle';

/** The scripts of the step that usually follows, once the page is at rest; not where a visitor saves data. */
export function loadAhead(): void {
  const next = document.querySelector<HTMLElement>('[data-next-scripts]')?.dataset.nextScripts;
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (!next || (connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true)) return;
  if (document.readyState === 'complete') whenIdle(ask);
  else window.addEventListener('load', () => whenIdle(ask), { once: true });

  function ask(): void {
    for (const href of next?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
