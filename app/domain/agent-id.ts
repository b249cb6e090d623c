export function isAgentId(text: string | null | undefined): text is string {
  return text != null && text.length <= 80 && /^agent_[A-Za-z0-9]+$/.test(text);
}

export const unknownAgent = 'unknown';

/** The agent id in a URL's query. The checkout returns with `agentId`; our own pages link with `agent`. */
export function agentIdFromSearch(searchParams: URLSearchParams): string | undefined {
  return [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId);
}
