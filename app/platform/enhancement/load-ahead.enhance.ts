import { atRest } from './at-rest';

/** What the step that usually follows holds, once the page is at rest; not where a visitor saves data. */
export default function loadAhead({ dataset: { ahead } }: HTMLElement): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (!ahead || (connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true)) return;
  atRest(() => {
    for (const href of ahead.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  });
}
