import { redirect } from '@remix-run/node';

/** Pages link to /pricing; the prices stand on Home. */
export function loader() {
  return redirect('/#pricing', 301);
}
