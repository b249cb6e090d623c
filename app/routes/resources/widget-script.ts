import { widgetScript } from '~/call-widget/embed/widget-script.server';

/** For pages of any site; its address is in their code, so that it is revalidated now and then. */
export function loader() {
  return new Response(widgetScript, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
