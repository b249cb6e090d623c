/**
 * Modules that are built into one file, by the file's name: modules that several scripts share, and the small scripts of one
 * page. Otherwise Rollup would make a file of each module, and each would cost a request with half a kilobyte of headers.
 * Every page with scripts loads the entry, so it only has small modules. vite.config.ts builds the files; pages preload them.
 */
export const browserChunks = {
  hydrate: [
    ...['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/`),
    'enhancement/hydrate.tsx',
    'enhancement/island.tsx',
    'domain/capitalize.ts',
    'number-fields/read-quantity.ts',
    'receptionist/number/number-notes.tsx',
    'site/support-contact.tsx',
    'site/ticket.tsx',
  ],
  form: [
    'form-protocol.ts',
    'notice.ts',
    'post-form.ts',
    'pending-ui.ts',
    'form.enhance.ts',
    'email-check.enhance.ts',
  ],
  player: ['run-player.ts', 'sample-player.enhance.ts'],
  hero: [
    'headline.enhance.ts',
    'hero-call.enhance.ts',
    'call-chooser.enhance.ts',
    'talk-link.enhance.ts',
    'chosen-call.ts',
  ],
  landing: ['slider.enhance.ts', 'start-form.enhance.ts', 'site-menu.enhance.ts'],
  'website-step': ['address-check.enhance.ts', 'elapsed-time.enhance.ts'],
  'business-step': [
    'answer-note.enhance.ts',
    'autosave.enhance.ts',
    'folded-section.enhance.ts',
    'time-zone-guess.enhance.ts',
  ],
  receptionist: ['copy-button.enhance.ts', 'session-keys.enhance.ts', 'stored-prefill.enhance.ts'],
  number: ['number-card.island.tsx', 'call-line.island.tsx'],
  brand: ['app/brand.ts', 'content/pricing-copy.ts', 'content/durations.ts'],
  'entry.client': [
    'app/entry.client.tsx',
    'enhancement/client-runtime.ts',
    'enhancement/controls.ts',
    'enhancement/parts.ts',
    'enhancement/session-storage.ts',
    'report-step.ts',
    'domain/keys.ts',
    'domain/paths.ts',
  ],
};

/** The name of the file that a module is built into with others. The ID may be the end of the module's path. */
export function browserChunk(id: string): string | undefined {
  return Object.entries(browserChunks).find(([, paths]) =>
    paths.some((path) => id.includes(`/${path}`)),
  )?.[0];
}
