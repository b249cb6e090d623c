import { storeText, storedText } from '~/platform/enhancement/stored-text';

/** For the session, unless one is stored already. */
export default function salesRep({ dataset: { salesRep: name } }: HTMLElement): void {
  if (name && !storedText('originalSalesRep')) storeText('originalSalesRep', name);
}
