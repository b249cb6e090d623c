import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` file next to each text file of the client build, at the highest levels. Vite plugins for
 * this miss the files that Remix adds after Vite's client build: its manifest and the assets of the server build.
 */
const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest|map)$/;
const smallest = 256;

for (const file of await readdir('build/client', { recursive: true })) {
  const path = join('build/client', file);
  if (!compressible.test(file) || (await stat(path)).size < smallest) continue;
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
