import { createContext, useContext } from 'react';

const LateStylesContext = createContext<string | null>(null);

export const LateStylesProvider = LateStylesContext.Provider;

/** The end of the first screen: what stands before it is painted while the browser loads the stylesheet of the rest. */
export function LateStyles() {
  const stylesheet = useContext(LateStylesContext);
  return stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null;
}
