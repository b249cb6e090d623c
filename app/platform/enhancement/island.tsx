import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

/** The props of each island by its name. Every `name.island.tsx` adds its own. They must be JSON. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the islands are
export interface Islands {}

interface IslandProps<Name extends keyof Islands> {
  name: Name;
  view: ComponentType<Islands[Name]>;
  props: Islands[Name];
  /** For fast public pages: loads the island only when the visitor touches it or moves the focus into it. */
  isLazy?: boolean;
  /** With an ID, the island stays mounted when the content around it is replaced, and gets the new props. */
  id?: string;
}

/** Renders a view that the browser hydrates. Its name and props are attributes of the element around it. */
export function Island<Name extends keyof Islands>({ name, view, props, isLazy, id }: IslandProps<Name>) {
  const View = view as ComponentType<object>;
  return (
    <div
      className="contents"
      id={id}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-lazy={isLazy}
    >
      <View {...(props as object)} />
    </div>
  );
}

const FormDataAtHydration = createContext<() => FormData | null>(() => null);

export const FormDataAtHydrationProvider = FormDataAtHydration.Provider;

/** Returns a function, for effects, that reads what the island's form held at hydration; `null` on the server. */
export function useFormDataAtHydration(): () => FormData | null {
  return useContext(FormDataAtHydration);
}
