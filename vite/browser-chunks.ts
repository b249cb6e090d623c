/**
 * Modules that several scripts share, by the file they are built into. Rollup would make a file of each: a request and
 * half a kilobyte of headers for a few lines. The entry is loaded by every page with scripts, so it has only small ones.
 */
const chunks: Record<string, RegExp> = {
  hydrate:
    /\/node_modules\/(react|react-dom|scheduler)\/|\/enhancement\/(hydrate|island)|\/site\/support-contact/,
  'post-form': /\/platform\/forms\/(form-protocol|notice|browser\/post-form)\.ts/,
  player: /\/site\/player\/(clock|wave|run-player)\.ts|\/current-line\.ts/,
  'entry.client':
    /\/app\/(entry\.client|brand)\.tsx?|\/enhancement\/(client-runtime|when-idle|session-storage)\.ts|\/(embed-messages|session-keys|report-step|forwarding-code)\.ts/,
};

export function browserChunk(id: string): string | undefined {
  return Object.keys(chunks).find((name) => chunks[name]?.test(id));
}
