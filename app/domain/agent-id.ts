export function isAgentId(text: string | null | undefined): text is string {
  return text != null && text.length <= 80 && /^agent_[A-Za-z0-9]+$/.test(text);
}

export const unknownAgent = 'unknown';
