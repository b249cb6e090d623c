import { useEffect } from 'react';

interface EnhancementScriptsProps {
  urls: readonly string[];
  /** On a hydrated page the scripts wait for React, which would find a changed document otherwise. */
  hydrated: boolean;
}

/** Adds the small scripts that a page asks for with `handle.enhance`. */
export function EnhancementScripts({ urls, hydrated }: EnhancementScriptsProps) {
  const list = urls.join(' ');
  useEffect(() => {
    for (const url of list.split(' ').filter(Boolean)) void import(/* @vite-ignore */ url);
  }, [list]);
  if (hydrated) return null;
  return urls.map((url) => <script key={url} type="module" src={url} />);
}
