/** For the session, unless one is stored already. */
export default function rememberSalesRep({ dataset: { salesRep } }: HTMLElement): void {
  try {
    if (salesRep && !sessionStorage.getItem('originalSalesRep'))
      sessionStorage.setItem('originalSalesRep', salesRep);
  } catch {
    // Blocked storage: the server's session carries the same name.
  }
}
