import { createHash } from 'node:crypto';

/** The CSP source that lets an inline style of exactly this text pass. */
export function sourceOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
