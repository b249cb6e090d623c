import { redirect } from '@remix-run/node';

/** The prices stand on Home. */
export function loader() {
  return redirect('/#pricing', 301);
}
