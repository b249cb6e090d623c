// FORMER RELEASE: its instances, and its scripts on pages that are open during a deploy, have other names for three states of
// a number. The JSON keeps those names. Delete this file: the JSON is then a `NumberState`.
const namesNow: Record<string, string> = {
  waiting: 'not-looked-up',
  none: 'requested',
  'not-owner': 'unassigned-not-owner',
};

export function toJson(state: { kind: string }): object {
  const [former] = Object.keys(namesNow).filter((name) => namesNow[name] === state.kind);
  return former ? { kind: former } : state;
}

export function fromJson<State extends { kind: string }>(json: State): State {
  return { ...json, kind: namesNow[json.kind] ?? json.kind };
}
