import { env } from '../environment/env.server';

/** `PUBLIC_URL`, else the origin of the request. */
export function siteOrigin(request: Request): string {
  return env.publicUrl ?? new URL(request.url).origin;
}
