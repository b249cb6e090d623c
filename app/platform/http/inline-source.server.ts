import { createHash } from 'node:crypto';

/** The CSP source of an inline style of exactly this text. */
export function sourceOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
