import { createContext, useContext } from 'react';
import type { MDXComponents } from 'mdx/types';

/** The components that MDX files use without importing them, because content can't import features or the site. */
export const MdxComponentsContext = createContext<MDXComponents>({});

/** Each MDX file calls this (`providerImportSource` in `vite.config.ts`). */
export function useMDXComponents(): MDXComponents {
  return useContext(MdxComponentsContext);
}
