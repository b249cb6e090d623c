import { propertyRows } from './property-rows';
import { runRows } from './table';

/** A process of its own: it computes without a pause, and the other rows' visitors would wait. Writes a line of JSON a row. */
const [runs = '10000'] = process.argv.slice(2);
await runRows(null, propertyRows(Number(runs)), (line) => console.log(JSON.stringify(line)));
process.exit(0);
