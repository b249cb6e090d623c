export function isAgentId(text: string | null | undefined): text is string {
  return text != null && text.length <= 80 && /^agent_[A-Za-z0-9]+$/.test(text);
}

export const unknownAgent = 'unknown';

/**
 * The agent ID in a URL's query. An owner's pages read both names: the checkout returns with `agentId`, the trial's links have
 * `agent`.
 */
export function agentIdFromUrl(url: string): string | undefined {
  const { searchParams } = new URL(url);
  return [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId);
}

/** Whether a URL's query names an agent, if only by an invalid ID. */
export function namesAgent(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.has('agentId') || searchParams.has('agent');
}
