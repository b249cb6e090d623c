import { createHash } from 'node:crypto';

export function sourceOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
