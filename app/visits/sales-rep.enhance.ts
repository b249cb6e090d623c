import { storeText, storedText } from '~/platform/enhancement/stored-text';

/** Stores the sales rep for the browser session. The first one wins. */
export default function salesRep({ dataset: { salesRep: name } }: HTMLElement): void {
  if (name && !storedText('originalSalesRep')) storeText('originalSalesRep', name);
}
