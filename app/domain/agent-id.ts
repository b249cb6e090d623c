export function isAgentId(text: string | null | undefined): text is string {
  return text != null && text.length <= 80 && /^agent_[A-Za-z0-9]+$/.test(text);
}

export const unknownAgent = 'unknown';

/** The agent of an address. The checkout comes back with `agentId`, pages of ours link with `agent`. */
export function namedAgent(searchParams: URLSearchParams): string | undefined {
  return [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId);
}
