import { findings } from './findings';
import { readEnvironment, readLaunch } from './read-launch';

/** `npm run check-launch -- [FILE]`: the file holds the environment of the deployment; without it, this process's. */
const [file] = process.argv.slice(2);
const found = findings(readLaunch(file ? readEnvironment(file) : process.env));

for (const line of found) console.log(line);
console.log(
  found.length === 0 ? 'Nothing is sample any more.' : `${found.length} still to replace before launch.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
