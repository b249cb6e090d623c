import type { EntryContext } from '@remix-run/node';
import type { Manifest } from 'vite';

/** Remix's manifest. Its types leave out a property that it has in development. */
type PageManifest = EntryContext['manifest'] & { hmr?: { runtime: string } };

/** The manifest of the client build; empty in development. */
const [built = {}] = import.meta.env.PROD
  ? Object.values(
      import.meta.glob<Manifest>('/build/client/.vite/manifest.json', { eager: true, import: 'default' }),
    )
  : [];

const marks = / data-(enhance|island)="([^"]+)"([^>]*)/g;

/** The chunk that a module is built into, found by the end of its path. */
type ChunkOf = (ending: string) => string | undefined;

/** Adds the entry script to a page with scripts or islands, and preloads all their files, so that they load in parallel. */
export function withPageScripts(html: string, { entry, hmr }: PageManifest, chunkOf: ChunkOf): string {
  const named = [...html.matchAll(marks)];
  if (named.length === 0) return html;
  const own = new Set([entry.module, ...entry.imports]);
  for (const [, kind, names = '', rest = ''] of named)
    if (!/ data-lazy="/.test(rest)) for (const file of filesOf(kind, names, chunkOf)) own.add(file);
  const preloads = [...own].slice(1).map((file) => `<link rel="modulepreload" href="${file}"/>`);
  const scripts = [hmr?.runtime ?? [], entry.module]
    .flat()
    .map((src) => `<script type="module" src="${src}"></script>`);
  return html.replace('</body>', () => `${preloads.join('')}${scripts.join('')}</body>`);
}

function filesOf(kind: string | undefined, names: string, chunkOf: ChunkOf): string[] {
  const modules =
    kind === 'island'
      ? [`/${names}.island.tsx`, '/enhancement/hydrate.tsx']
      : names.split(' ').map((name) => `/${name}.enhance.ts`);
  return modules.flatMap((ending) => filesOfModule(ending, chunkOf));
}

/** The manifest names files that are built from several modules by their chunk. */
function filesOfModule(ending: string, chunkOf: ChunkOf): string[] {
  const chunk = chunkOf(ending);
  const key = Object.keys(built).find(
    (path) => path.endsWith(ending) || (chunk !== undefined && built[path]?.name === chunk),
  );
  return key ? filesOfChunk(key) : [];
}

function filesOfChunk(key: string): string[] {
  const chunk = built[key];
  return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOfChunk)] : [];
}
