import { brand } from '~/brand';

/**
 * The code that owners paste into their site. With `inline`, the button appears in that place instead of in the page's
 * corner.
 */
export function embedSnippet(origin: string, agentId: string, options: { inline?: boolean } = {}): string {
  const placement = options.inline ? ' data-placement="inline"' : '';
  return [
    `<script src="${origin}/widget.js" data-agent-id="${agentId}"${placement} async></script>`,
    `<noscript><a href="${origin}/${brand.slug}?agent=${agentId}">Call us</a></noscript>`,
  ].join('\n');
}
