export function isAgentId(text: string | null | undefined): text is string {
  return text != null && text.length <= 80 && /^agent_[A-Za-z0-9]+$/.test(text);
}

/** Stands for the agent where none is known. */
export const unknownAgent = 'unknown';
