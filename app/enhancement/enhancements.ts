import addAnalytics from '../step-log/analytics.enhance?worker&url';
import addCalculator from '../calculator/calculator.enhance?worker&url';
import addCopyCode from '../forwarding/copy.enhance?worker&url';
import addFaqSearch from '../faq/search.enhance?worker&url';
import addFounderDialog from '../about/founder.enhance?worker&url';
import addHeadline from '../home/headline.enhance?worker&url';
import addSalesRep from '../attribution/sales-rep.enhance?worker&url';
import addSamplePlayer from '../sample-calls/sample-player.enhance?worker&url';

/**
 * The scripts that add to a page which is whole without them. `?worker&url` is how Vite compiles a module on its
 * own and gives its address; they run in the page, as module scripts, and need no React.
 */
export const enhancementUrls = {
  analytics: addAnalytics,
  calculator: addCalculator,
  copyCode: addCopyCode,
  faqSearch: addFaqSearch,
  founderDialog: addFounderDialog,
  headline: addHeadline,
  salesRep: addSalesRep,
  samplePlayer: addSamplePlayer,
};

export type Enhancement = keyof typeof enhancementUrls;
