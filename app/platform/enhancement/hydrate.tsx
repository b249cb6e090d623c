import { startTransition, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import { TypedProvider } from './island';

export interface HydratedIsland {
  /** Shows the props that the element has now. */
  update: () => void;
  unmount: () => void;
}

/** Brings the island to life in its element, in pauses of what else the page does; `data-hydrated` says that it is. */
export function hydrate(place: HTMLElement, View: ComponentType<object>): HydratedIsland {
  const details = () => [...place.querySelectorAll('details')];
  const served = details();
  const form = place.closest('form') ?? place.querySelector('form');
  const control = place.querySelector('input, select, textarea');
  let before = form && new FormData(form);
  // React renders anew where something was added to its markup: then the controls are others, without what was typed.
  const typed = () => (form && control?.isConnected ? new FormData(form) : before);
  function begin() {
    place.dataset.hydrated = '';
    details().forEach((part, index) => (part.open = served[index]?.open ?? part.open));
    form?.querySelectorAll('.stand-in').forEach((standIn) => standIn.remove());
  }
  const view = () => (
    <Hydrated onHydrated={begin}>
      <TypedProvider value={typed}>
        <View {...JSON.parse(place.dataset.props ?? '{}')} />
      </TypedProvider>
    </Hydrated>
  );
  let root: Root | undefined;
  startTransition(() => void (root = hydrateRoot(place, view())));
  function update() {
    if (form && !('hydrated' in place.dataset)) before = new FormData(form); // a response came first
    root?.render(view());
  }
  return { update, unmount: () => root?.unmount() };
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(onHydrated, []);
  return children;
}
