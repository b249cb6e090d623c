import { withScripts, withoutScripts } from './statement';
import type { Statements } from './statement';

/** What engineering adds. */
export const engineering: Statements = {
  'E.once': 'Back, refresh, double clicks and repeated forms create one agent.',
  'E.tabs': 'Two set-ups, and two tabs of one, keep apart.',
  'E.guard': 'A post from another origin or of another kind is refused before anything is called.',
  'E.bodies': 'Bodies, fields and uploads are bounded: 413, 415 or 400 with a page.',
  'E.robust': 'Whatever a client sends, the response is a page below 500 without a stack.',
  'E.rate': 'Calls that cost are limited per client.',
  'E.process': 'The server drains, answers nonsense with a 4xx and runs under remix-serve as well.',
  'E.assets': 'Hashed assets are cached for a year and sent precompressed.',
  'E.client': 'What is for the server alone is in no client file.',
  'E.weight': 'Pages that need no script ship none; the others stay within their budget.',
  'E.access': 'Pages have no serious accessibility fault; forms are labelled and say what is wrong.',
  'E.html': 'Every page, in each of its states, and every error page is valid HTML.',
  'E.search': 'Pages have a title, a description, a canonical address and structured data.',
  'E.links': withoutScripts(
    'Every link on the site leads somewhere.',
    'Links are followed as the server serves them.',
  ),
  'E.conformance': 'The check of statements and tests tells what is missing.',
  'E.optimist': withScripts(
    'The checklist changes before the server has responded.',
    'Without scripts the page changes when the server has responded.',
  ),
};
