/** Keeps the rep whose page this is for the session, unless one is kept already. */
const salesRep = document.querySelector<HTMLElement>('[data-sales-rep]')?.dataset.salesRep;

try {
  if (salesRep && !sessionStorage.getItem('originalSalesRep'))
    sessionStorage.setItem('originalSalesRep', salesRep);
} catch {
  // Blocked storage: the server's session carries the same name.
}
