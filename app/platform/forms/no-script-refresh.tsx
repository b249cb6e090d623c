/** Loads `url` after some seconds in browsers that run no scripts. */
export function NoScriptRefresh({ seconds, url }: { seconds: number; url: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${url}`} />
    </noscript>
  );
}
