export function NoScriptRefresh({ seconds, url }: { seconds: number; url: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${url}`} />
    </noscript>
  );
}
