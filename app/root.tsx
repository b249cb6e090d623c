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

import { pageTitle } from './brand';
import { resubmitTexts, textsByStatus, unexpectedError } from './content/error-pages';
import { MdxComponentsContext } from './content/mdx-components';
import { headersOfThrown } from './platform/http/action-response.server';
import { isResubmission } from './platform/forms/notice';
import { ResubmitPage } from './site/resubmit-page';
import { mergeHandles } from './platform/page-handle';
import { siteOrigin } from './platform/http/request-headers.server';
import { takeNotice } from './platform/http/flash.server';
import { darkPalette, lightPalette } from './platform/styles/palette';
import tokens from './platform/styles/tokens.css?raw';
import styles from './routes/site.css?inline';
import stylesheet from './routes/site.css?url';
import NotFoundPage from './content/pages/not-found.mdx';
import { RequestIdLine } from './platform/telemetry/request-id';
import { findSalesRep } from './analytics/attribution.server';
import { loadOwnReceptionists } from './receptionist/own/own-receptionists.server';
import { findUnfinishedSetups } from './setup/landing/setup-landing.server';
import { mdxComponents } from './marketing/pages/mdx-components';
import { isLandingPage, speculationRules } from './marketing/public-pages.server';
import { readSession } from './session/session.server';
import { simulatesCalls } from './call-widget/voice-widget.server';
import { MessagePage } from './site/page-frames';

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return {
    notice: await takeNotice(visit),
    origin: siteOrigin(visit.request),
    hasAnswers: visit.jar.hasAny(),
    salesRep: findSalesRep((await readSession(visit.jar)).salesRep),
    own: await loadOwnReceptionists(visit.jar),
    unfinished: isLandingPage(visit.request) ? await findUnfinishedSetups(visit) : [],
    simulatesCalls,
  };
}

export const headers: HeadersFunction = ({ errorHeaders }) => headersOfThrown(errorHeaders);

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/**
 * Without `<Scripts/>` and `<Link>`: there is no client-side router. `entry.client.tsx` starts the few scripts that a page
 * names, and links load pages (docs/decisions/0002-remix-2-and-express.md, 0026-react-islands.md).
 */
export function Layout({ children }: { children: ReactNode }) {
  const handle = mergeHandles(useMatches().map((match) => match.handle));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {handle.flow ? <meta name="robots" content="noindex" /> : null}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={lightPalette(tokens)('paper')}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={darkPalette(tokens)('paper')}
        />
        <Meta />
        <Links />
        {handle.shared ? (
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        ) : (
          <link rel="stylesheet" href={stylesheet} />
        )}
      </head>
      <body>
        {handle.embeddable ? null : <SkipLink />}
        <MdxComponentsContext.Provider value={mdxComponents}>{children}</MdxComponentsContext.Provider>
        {handle.shared ? (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        ) : null}
      </body>
    </html>
  );
}

/** Left out of embeddable pages, which have nothing to skip. */
function SkipLink() {
  return (
    <nav aria-label="Skip">
      <p>
        <a href="#main" className="btn btn-primary skip-link">
          Skip to content
        </a>
      </p>
    </nav>
  );
}

export default function App() {
  return <Outlet />;
}

/** The title of error pages. Other pages define their own. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: pageTitle(errorTitle(error)) }] : []);

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isResubmission(error.data))
    return <ResubmitPage resubmission={error.data} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const { title, text } = (isRouteErrorResponse(error) && textsByStatus[error.status]) || unexpectedError;
  const isTooLarge = isRouteErrorResponse(error) && error.status === 413;
  return (
    <MessagePage title={title}>
      <p className="mb-6">{text}</p>
      <a href={isTooLarge ? pathname + search : '/'} className="btn btn-primary">
        {isTooLarge ? 'Back to the form' : 'Return to Home'}
      </a>
      <RequestIdLine />
    </MessagePage>
  );
}

function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return unexpectedError.title;
  if (isResubmission(error.data)) return resubmitTexts[error.data.kind].title;
  return error.status === 404 ? 'Page not found' : (textsByStatus[error.status] ?? unexpectedError).title;
}
