import { readSessionStorage, writeSessionStorage } from '~/platform/enhancement/session-storage';

/** Stores the sales rep for the browser session. The first one wins. */
export default function salesRep({ dataset: { salesRep: name } }: HTMLElement): void {
  if (name && !readSessionStorage('originalSalesRep')) writeSessionStorage('originalSalesRep', name);
}
