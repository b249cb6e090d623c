import { createHash, randomUUID } from 'node:crypto';

type Texts = Readonly<Record<string, string>>;

/** A rendering of the form, with a digest of each text that it showed. */
export interface ServedForm {
  id: string;
  digests: string[];
}

const digestLength = 4;

/** For a hidden field: the whole texts would double what the form sends. */
export function serveForm(texts: Texts): string {
  return `${randomUUID().slice(0, 8)}.${digestsOf(texts).join('')}`;
}

export function parseServed(value: string): ServedForm | null {
  const [, id, digests] = /^([\da-f]{8})\.([\w-]+)$/.exec(value) ?? [];
  if (!id || !digests || digests.length % digestLength !== 0) return null;
  return { id, digests: digests.match(new RegExp(`.{${digestLength}}`, 'g')) ?? [] };
}

/** `theirs`: fields changed elsewhere and untouched here; `both`: changed here as well, so that one would be lost. */
export function compareForms({ digests }: ServedForm, sent: Texts, saved: Texts) {
  const names = Object.keys(saved);
  if (digests.length !== names.length) return { theirs: [], both: [] };
  const differsFromServed = (texts: Texts) => {
    const now = digestsOf(texts, names);
    return (name: string) => now[names.indexOf(name)] !== digests[names.indexOf(name)];
  };
  const changedHere = differsFromServed(sent);
  const changedElsewhere = names.filter(differsFromServed(saved));
  return {
    theirs: changedElsewhere.filter((name) => !changedHere(name)),
    both: changedElsewhere.filter((name) => changedHere(name) && plain(sent[name]) !== plain(saved[name])),
  };
}

function digestsOf(texts: Texts, names = Object.keys(texts)): string[] {
  return names.map((name) =>
    createHash('sha256').update(plain(texts[name])).digest('base64url').slice(0, digestLength),
  );
}

/** Browsers send line breaks of their own. */
function plain(text = ''): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
