import { useEffect } from 'react';

import { enhancementUrls } from './enhancements';
import type { Enhancement } from './enhancements';

interface EnhancementScriptsProps {
  names: readonly Enhancement[];
  /** On a hydrated page the scripts wait for React, which would find a changed document otherwise. */
  hydrated: boolean;
}

/** Adds the small scripts that a page asks for with `handle.enhance`. */
export function EnhancementScripts({ names, hydrated }: EnhancementScriptsProps) {
  const urls = names.map((name) => enhancementUrls[name]).join(' ');
  useEffect(() => {
    for (const url of urls.split(' ').filter(Boolean)) void import(/* @vite-ignore */ url);
  }, [urls]);
  if (hydrated) return null;
  return names.map((name) => <script key={name} type="module" src={enhancementUrls[name]} />);
}
