import { brand } from '~/brand';

/** `inline`: the button stands where the code does, rather than in the corner of the page. */
export function embedSnippet(origin: string, agentId: string, options: { inline?: boolean } = {}): string {
  const placement = options.inline ? ' data-placement="inline"' : '';
  return [
    `<script src="${origin}/widget.js" data-agent-id="${agentId}"${placement} async></script>`,
    `<noscript><a href="${origin}/${brand.slug}?agent=${agentId}">Call us</a></noscript>`,
  ].join('\n');
}
