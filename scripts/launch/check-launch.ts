import { existsSync } from 'node:fs';

import { findings } from './sample-content';
import { readEnvironment, readLaunch } from './read-launch';

/** `npm run check-launch -- [FILE]`: the file holds the environment of the deployment; without it, this process's. */
const [file] = process.argv.slice(2);

if (file && !existsSync(file)) {
  console.error(`${file} is not there: give the file with the environment of the deployment`);
  process.exitCode = 2;
} else {
  const found = findings(readLaunch(file ? readEnvironment(file) : process.env));
  for (const line of found) console.log(line);
  console.log(
    found.length === 0 ? 'Nothing is sample any more.' : `${found.length} still to replace before launch.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
