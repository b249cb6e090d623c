import addCopyCode from '../forwarding/copy.enhance?worker&url';
import addFaqSearch from '../faq/search.enhance?worker&url';
import addFounderDialog from '../about/founder.enhance?worker&url';

/**
 * The scripts that add to a page which is whole without them. `?worker&url` is how Vite compiles a module on its
 * own and gives its address; they run in the page, as module scripts, and need no React.
 */
export const enhancementUrls = {
  copyCode: addCopyCode,
  faqSearch: addFaqSearch,
  founderDialog: addFounderDialog,
};

export type Enhancement = keyof typeof enhancementUrls;
