import addAnalytics from '~/visits/analytics.enhance?worker&url';
import addCalculator from '~/marketing/calculator/calculator.enhance?worker&url';
import addCopyCode from '~/marketing/forwarding/copy.enhance?worker&url';
import addFaqSearch from '~/marketing/faq/search.enhance?worker&url';
import addFounderDialog from '~/marketing/about/founder.enhance?worker&url';
import addHeadline from '~/marketing/home/headline.enhance?worker&url';
import addSalesRep from '~/visits/sales-rep.enhance?worker&url';
import addSamplePlayer from '~/marketing/sample-calls/sample-player.enhance?worker&url';

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
