import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';

/** Also throws the status of requests that server/app.js rejects before routing, so that they get the error page, too. */
export function loader({ context: { refusedWith } }: LoaderFunctionArgs) {
  throw data(null, { status: typeof refusedWith === 'number' ? refusedWith : 404 });
}

/** Never rendered. Without a component, Remix would send what the loader throws without a page. */
export default function NotFound() {
  return null;
}
