/** The code that puts a receptionist's call button on an owner's website; the one place that spells it. */
export function embedSnippet(origin: string, agentId: string): string {
  return `<script src="${origin}/widget.js" data-agent-id="${agentId}" async></script>`;
}
