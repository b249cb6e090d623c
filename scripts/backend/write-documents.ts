import { writeFileSync } from 'node:fs';

import { contractDocuments } from './documents';

for (const [file, text] of Object.entries(await contractDocuments())) writeFileSync(file, text);
