const loading = new Map<string, Promise<void>>();

/** Loads the script once per document. After a failure, the next call tries again. */
export function loadWidgetScript(url: string): Promise<void> {
  const pending = loading.get(url);
  if (pending) return pending;
  const load = appendScript(url);
  loading.set(url, load);
  load.catch(() => loading.delete(url));
  return load;
}

async function appendScript(url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (url.startsWith('/')) script.type = 'module'; // the development server serves modules
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The voice widget's script did not load: ${url}`));
    });
    document.head.append(script);
  });
  if (!customElements.get('elevenlabs-convai'))
    throw new Error('The script did not define the voice widget.');
}
