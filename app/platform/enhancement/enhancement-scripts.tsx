interface EnhancementScriptsProps {
  urls: readonly string[];
  next?: readonly string[] | undefined;
}

export function EnhancementScripts({ urls, next = [] }: EnhancementScriptsProps) {
  return (
    <>
      {urls.map((url) => (
        <script key={url} type="module" src={url} />
      ))}
      {next.length > 0 ? <template data-next-scripts={next.join(' ')} /> : null}
    </>
  );
}
