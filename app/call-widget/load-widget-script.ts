const loading = new Map<string, Promise<void>>();

/** Once a document; a failed load may be tried again. */
export function loadWidgetScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const load = appendScript(url);
  loading.set(url, load);
  load.catch(() => loading.delete(url));
  return load;
}

async function appendScript(url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (url.startsWith('/')) script.type = 'module'; // as the development server serves it
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The voice widget's script did not load: ${url}`));
    });
    document.head.append(script);
  });
  if (!customElements.get('elevenlabs-convai')) throw new Error('The script defines no voice widget.');
}
