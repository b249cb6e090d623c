/** Names what the next step holds, islands and small scripts; the browser loads it while this page is at rest. */
export function LoadAhead({ names }: { names: readonly string[] }) {
  return <template data-enhance="load-ahead" data-ahead={names.join(' ')} />;
}
