import { widgetScript } from '~/call-widget/embed/widget-script.server';

/** The script that other sites embed. Its URL can't change with the content, so the script is cached for an hour only. */
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
