import { existsSync } from 'node:fs';

import { findings } from './sample-content';
import { readEnvironment, readLaunch } from './read-launch';

/** `npm run check-launch -- [FILE]` checks the deployment's environment file, or this process's environment. */
const [file] = process.argv.slice(2);

if (file && !existsSync(file)) {
  console.error(`${file} does not exist. Pass the file with the deployment's environment.`);
  process.exitCode = 2;
} else {
  const found = findings(readLaunch(file ? readEnvironment(file) : process.env));
  for (const line of found) console.log(line);
  console.log(
    found.length === 0 ? 'No sample content is left.' : `${found.length} items to replace before launch.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
