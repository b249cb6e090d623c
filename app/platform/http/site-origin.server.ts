import { env } from '~/environment/env.server';

/** The public origin of the site, such as `https://example.com`. */
export function siteOrigin(request: Request): string {
  return env.publicUrl ?? new URL(request.url).origin;
}
