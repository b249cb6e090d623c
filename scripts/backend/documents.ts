import { format } from 'prettier';

import prettierOptions from '../../.prettierrc.json';
import { openApi } from './openapi';
import { contractPage } from './page';

/** By file, as they should stand in the repository. */
export async function contractDocuments(): Promise<Record<string, string>> {
  return {
    'docs/backend-api.json': await format(JSON.stringify(openApi()), { ...prettierOptions, parser: 'json' }),
    'docs/backend.md': await format(contractPage(), { ...prettierOptions, parser: 'markdown' }),
  };
}
