/**
 * Modules that are built into one file, by the file's name: what several scripts share, and the small scripts of one page.
 * Otherwise Rollup would make a file of each: a request and half a kilobyte of headers for a few lines. The entry is loaded
 * by every page with scripts, so it has only small ones. vite.config.ts builds the files; pages preload them.
 */
const chunks: Record<string, RegExp> = {
  hydrate:
    /\/node_modules\/(react|react-dom|scheduler)\/|\/enhancement\/(hydrate|island)|\/site\/(support-contact|ticket)\.tsx/,
  form: /\/(form-protocol|notice|post-form|pending-ui|form\.enhance|typed-values\.enhance)\.ts/,
  player: /\/(clock|wave|run-player|current-line|sample-player\.enhance)\.ts/,
  hero: /\/(headline|hero-call|call-chooser|talk-link)\.enhance\.ts|\/chosen-call\.ts/,
  landing: /\/(slider|start-form|site-menu)\.enhance\.ts/,
  'website-step': /\/(address-check|elapsed-time)\.enhance\.ts/,
  'business-step': /\/(folded-section|found-hint|leave-step|time-zone-guess)\.enhance\.ts/,
  number: /\/(number-card|call-line)\.island\.tsx/,
  brand: /\/app\/brand\.ts/,
  'entry.client':
    /\/app\/entry\.client\.tsx|\/enhancement\/(client-runtime|when-idle|session-storage)\.ts|\/(report-step|domain\/paths)\.ts/,
};

/** The name of the file that a module is built into with others. The ID may be the end of the module's path. */
export function browserChunk(id: string): string | undefined {
  return Object.keys(chunks).find((name) => chunks[name]?.test(id));
}
