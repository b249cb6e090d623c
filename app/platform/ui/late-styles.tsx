import { createContext, useContext } from 'react';

import display from '../styles/fonts/bricolage-grotesque.woff2?url';
import text from '../styles/fonts/figtree.woff2?url';

const LateStylesContext = createContext<string | null>(null);

export const LateStylesProvider = LateStylesContext.Provider;

/** The end of the first screen, painted before the rest is styled. Asked for in the head, the faces would hold it back. */
export function LateStyles() {
  const stylesheet = useContext(LateStylesContext);
  if (!stylesheet) return null;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      {[text, display].map((face) => (
        <link key={face} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={face} />
      ))}
    </>
  );
}
