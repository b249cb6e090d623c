import { env } from '~/environment/env.server';

export function siteOrigin(request: Request): string {
  return env.publicUrl ?? new URL(request.url).origin;
}
