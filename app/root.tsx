import { data } from '@remix-run/node';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
} from '@remix-run/react';
import type { ReactNode } from 'react';

import { EnhancementScripts } from './platform/enhancement/enhancement-scripts';
import { pageTitle } from './brand';
import { errorTexts, unexpectedError } from './platform/ui/error-texts';
import { leadingHeaders } from './platform/forms/lead-to.server';
import { NoScriptRefreshTag } from './platform/forms/no-script-refresh';
import { isResubmitNotice } from './platform/forms/resubmit-notice';
import { ResubmitPage, resubmitTitles } from './platform/forms/resubmit-page';
import { mergeHandles } from './platform/page-handle';
import { siteOrigin } from './platform/http/site-origin.server';
import { takeToast } from './platform/session/flash.server';
import displayFont from './platform/styles/fonts/bricolage-grotesque.woff2?url';
import textFont from './platform/styles/fonts/figtree.woff2?url';
import styles from './routes/site.css?inline';
import { darkPaletteOf, paletteOf } from './platform/styles/palette';
import tokens from './platform/styles/tokens.css?raw';
import stylesheet from './routes/site.css?url';
import { NotFoundPage } from './platform/ui/not-found-page';
import { RequestNumber } from './platform/observation/request-number';
import { NoticePage } from './platform/ui/notice-page';

const longestUrl = 2_048;

export async function loader({ request }: LoaderFunctionArgs) {
  if (request.url.length > longestUrl) throw data(null, { status: 414 });
  const flashed = await takeToast(request);
  return data(
    { toast: flashed?.toast ?? null, origin: siteOrigin(request) },
    flashed ? { headers: { 'Set-Cookie': flashed.header } } : {},
  );
}

export const headers: HeadersFunction = ({ errorHeaders }) => leadingHeaders(errorHeaders);

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const handle = mergeHandles(useMatches().map((match) => match.handle));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {handle.flow ? <meta name="robots" content="noindex" /> : null}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paletteOf(tokens)('paper')} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={darkPaletteOf(tokens)('paper')}
        />
        <NoScriptRefreshTag />
        <Meta />
        <Links />
        <Styles inline={handle.shared !== undefined} />
      </head>
      <body>
        <nav aria-label="Skip">
          <a href="#main" className="btn btn-primary skip-link">
            Skip to content
          </a>
        </nav>
        {children}
        <EnhancementScripts urls={handle.enhance ?? []} />
      </body>
    </html>
  );
}

/** Inline where most visits begin, so that no request delays the first view; later pages find it loaded. */
function Styles({ inline }: { inline: boolean }) {
  if (!inline) return <link rel="stylesheet" href={stylesheet} />;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* Loaded late and for no medium: Firefox lets our policy keep it from prefetching. */}
      <link rel="stylesheet" href={stylesheet} media="not all" />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** Error pages have their title from here; every other page has its own. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: pageTitle(titleOf(error)) }] : []);

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isResubmitNotice(error.data))
    return <ResubmitPage notice={error.data} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const { title, text } = (isRouteErrorResponse(error) && errorTexts[error.status]) || unexpectedError;
  const isTooLarge = isRouteErrorResponse(error) && error.status === 413;
  return (
    <NoticePage title={title}>
      <p className="mb-6">{text}</p>
      <a href={isTooLarge ? pathname + search : '/'} className="btn btn-primary">
        {isTooLarge ? 'Back to the form' : 'Return to Home'}
      </a>
      <RequestNumber />
    </NoticePage>
  );
}

function titleOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return unexpectedError.title;
  if (isResubmitNotice(error.data)) return resubmitTitles[error.data.kind];
  return error.status === 404 ? 'Page not found' : (errorTexts[error.status] ?? unexpectedError).title;
}
