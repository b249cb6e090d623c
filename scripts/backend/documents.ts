import { readFileSync } from 'node:fs';
import { format } from 'prettier';

import prettierOptions from '../../.prettierrc.json';
import { faults } from '../../mocks/faults';
import { documentedFunctions } from './functions';
import { openApi } from './openapi';
import { contractPage } from './page';

/** The generated documents' contents by file name. */
export async function contractDocuments(): Promise<Record<string, string>> {
  const formatAs = (parser: string, text: string) => format(text, { ...prettierOptions, parser });
  return {
    'docs/backend-api.json': await formatAs('json', JSON.stringify(openApi())),
    'docs/backend.md': await formatAs('markdown', contractPage()),
    'docs/provoking-faults.md': await formatAs('markdown', withTables('docs/provoking-faults.md')),
  };
}

/** The file with its tables of faults and calls written again. The rest is written by hand. */
function withTables(file: string): string {
  const tables = {
    faults: [
      '| fault | what the backend does |\n|---|---|',
      ...Object.entries(faults).map(([fault, does]) => `| \`${fault}\` | ${does} |`),
    ],
    calls: [
      '| call | backend function | where to type it | what you see |\n|---|---|---|---|',
      ...documentedFunctions.map(
        ({ shortName, path, provoke }) =>
          `| \`${shortName}\` | \`${path}\` | ${provoke.where} | ${provoke.shows} |`,
      ),
    ],
  };
  return Object.entries(tables).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- table of ${name}[^>]*-->)[^]*?(<!-- end -->)`),
        (_all, begin: string, end: string) => [begin, rows.join('\n'), end].join('\n\n'),
      ),
    readFileSync(file, 'utf8'),
  );
}
