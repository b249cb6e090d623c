import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';

/** Throws 404, or the status with which server/app.js rejected the request before routing. */
export function loader({ context: { refusedWith } }: LoaderFunctionArgs) {
  throw data(null, { status: typeof refusedWith === 'number' ? refusedWith : 404 });
}

/** Never rendered. Without a component, Remix wouldn't render the error page. */
export default function NotFound() {
  return null;
}
