import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { TypedProvider } from './island';

export interface HydratedIsland {
  /** Shows the props that the element has now. */
  update: () => void;
  unmount: () => void;
}

/** Brings the island to life in its element; `data-hydrated` says that it is. */
export function hydrate(place: HTMLElement, View: ComponentType<object>): HydratedIsland {
  const details = () => [...place.querySelectorAll('details')];
  const opened = details().map(({ open }) => open);
  const form = place.closest('form') ?? place.querySelector('form');
  const typed = form && new FormData(form);
  const view = () => (
    <TypedProvider value={typed}>
      <View {...JSON.parse(place.dataset.props ?? '{}')} />
    </TypedProvider>
  );
  const root = flushSync(() => hydrateRoot(place, view()));
  place.dataset.hydrated = '';
  // What stands open stays open, also where React has to render anew since something was added to its markup.
  details().forEach((part, index) => (part.open = opened[index] ?? part.open));
  form?.querySelectorAll('.stand-in').forEach((standIn) => standIn.remove());
  return { update: () => root.render(view()), unmount: () => root.unmount() };
}
