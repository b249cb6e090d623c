import { format } from 'prettier';

import prettierOptions from '../../.prettierrc.json';
import { openApi } from './openapi';
import { contractPage } from './page';

/** The generated documents' contents by file name. */
export async function contractDocuments(): Promise<Record<string, string>> {
  return {
    'docs/backend-api.json': await format(JSON.stringify(openApi()), { ...prettierOptions, parser: 'json' }),
    'docs/backend.md': await format(contractPage(), { ...prettierOptions, parser: 'markdown' }),
  };
}
