import { Component, startTransition, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import { controlsIn, fillControl } from './controls';
import type { FormEntries } from './controls';
import { FormDataAtHydrationProvider } from './island';

export interface HydratedIsland {
  /** Renders the element's current props if they have changed. */
  update: () => void;
  unmount: () => void;
  /** Restores the server's markup, with the values that were typed into its controls. */
  restoreMarkup: () => void;
}

interface HydrationEvents {
  onHydrated: () => void;
  /** Called after React has removed what it rendered. */
  onError: (error: unknown) => void;
}

/** Hydrates an island without blocking the page, and then sets `data-hydrated` on its element. */
export function hydrate(
  place: HTMLElement,
  View: ComponentType<object>,
  { onHydrated, onError }: HydrationEvents,
): HydratedIsland {
  const details = () => [...place.querySelectorAll('details')];
  const detailsBefore = details();
  const markup = place.cloneNode(true);
  const form = place.closest('form') ?? place.querySelector('form');
  const control = place.querySelector('input, select, textarea');
  let formDataBefore = form && new FormData(form);
  let typed: FormEntries = [];
  let shownProps = '';
  // If something was added to the markup, React replaces all elements, and their controls lose what was typed.
  const typedFormData = () => (form && control?.isConnected ? new FormData(form) : formDataBefore);
  function begin() {
    place.dataset.hydrated = '';
    details().forEach((part, index) => (part.open = detailsBefore[index]?.open ?? part.open));
    onHydrated();
  }
  function view() {
    shownProps = place.dataset.props ?? '{}';
    return (
      <IslandErrorBoundary
        onFailing={() => (typed = form ? [...new FormData(form)] : [])}
        onFailed={(error) => queueMicrotask(() => onError(error))} // React can't unmount while it commits
      >
        <Hydrated onHydrated={begin}>
          <FormDataAtHydrationProvider value={typedFormData}>
            <View {...JSON.parse(shownProps)} />
          </FormDataAtHydrationProvider>
        </Hydrated>
      </IslandErrorBoundary>
    );
  }
  let root: Root | undefined;
  startTransition(() => void (root = hydrateRoot(place, view())));
  return {
    update() {
      if (place.dataset.props === shownProps) return;
      if (form && !('hydrated' in place.dataset)) formDataBefore = new FormData(form); // a response arrived before hydration
      root?.render(view());
    },
    unmount: () => root?.unmount(),
    restoreMarkup() {
      delete place.dataset.hydrated;
      place.replaceChildren(...markup.childNodes);
      for (const control of controlsIn(place)) fillControl(control, typed);
      for (const [name, value] of typed)
        if (!form?.elements.namedItem(name) && typeof value === 'string')
          place.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    },
  };
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(onHydrated, []);
  return children;
}

interface IslandErrorBoundaryProps {
  /** Called while the view's elements are still in the document; possibly more than once. */
  onFailing: () => void;
  /** Called after React has removed the view's elements. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Removes a view that throws while it renders or in an effect. */
class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
