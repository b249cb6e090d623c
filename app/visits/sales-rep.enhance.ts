/** For the session, unless one is stored already. */
const salesRep = document.querySelector<HTMLElement>('[data-sales-rep]')?.dataset.salesRep;

try {
  if (salesRep && !sessionStorage.getItem('originalSalesRep'))
    sessionStorage.setItem('originalSalesRep', salesRep);
} catch {
  // Blocked storage: the server's session carries the same name.
}
