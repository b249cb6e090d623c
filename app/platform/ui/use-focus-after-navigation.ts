import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Moves focus to the page's content when the enhanced page shows another one, as a page load would. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
