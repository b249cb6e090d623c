import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';

interface IslandProps<Props extends object> {
  /** The view's file, without `.island.tsx`. */
  name: string;
  view: ComponentType<Props>;
  /** Props must be JSON. */
  props: Props;
  /** For fast public pages: loads the island only when the visitor touches it or moves the focus into it. */
  isLazy?: boolean;
  /** With an ID, the island stays mounted when the content around it is replaced, and gets the new props. */
  id?: string;
}

/** Renders a view that the browser hydrates. Its name and props are attributes of the element around it. */
export function Island<Props extends object>({ name, view: View, props, isLazy, id }: IslandProps<Props>) {
  return (
    <div
      className="contents"
      id={id}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-lazy={isLazy}
    >
      <View {...props} />
    </div>
  );
}

const FormDataAtHydration = createContext<() => FormData | null>(() => null);

export const FormDataAtHydrationProvider = FormDataAtHydration.Provider;

/** Returns a function, for effects, that reads what the island's form held at hydration; `null` on the server. */
export function useFormDataAtHydration(): () => FormData | null {
  return useContext(FormDataAtHydration);
}
