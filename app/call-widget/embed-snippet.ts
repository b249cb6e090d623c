import { brand } from '~/brand';

/**
 * The code that puts a receptionist's call button on an owner's website; the one place that spells it.
 * @param options.inline where the code stands, rather than in the corner of the page
 */
export function embedSnippet(origin: string, agentId: string, options: { inline?: boolean } = {}): string {
  const placement = options.inline ? ' data-placement="inline"' : '';
  return [
    `<script src="${origin}/widget.js" data-agent-id="${agentId}"${placement} async></script>`,
    `<noscript><a href="${origin}/${brand.slug}?agent=${agentId}">Call us</a></noscript>`,
  ].join('\n');
}
