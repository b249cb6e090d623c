import { createHash } from 'node:crypto';

/**
 * Finds the inline scripts that carry this render's nonce, gives their CSP hashes and takes the nonce out.
 * A script that got into the page in any other way has no nonce, so it is not hashed and does not run;
 * the page itself stays the same bytes from render to render.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
  for (const [, attributes = '', body = ''] of html.matchAll(scripts)) {
    if (attributes.includes(attribute) && body) hashes.add(sourceOf(body));
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

/** The CSP source that lets an inline script or style of exactly this text pass. */
export function sourceOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
