import { rowOf } from '../../app/backend/contract.server';
import type { Backend } from '../../app/backend/client.server';
import type { FunctionName } from '../../app/backend/contract.server';
import type { Outcome } from '../../app/backend/outcome';
import { descriptions } from '../../scripts/backend/functions';

/** Calls any function with the request of its documented example, whose JSON `edit` may change. */
export function callExample(
  backend: Backend,
  name: FunctionName,
  { edit = (json: string) => json, key = 'one' } = {},
): Promise<Outcome<unknown>> {
  const { fileKey, retry, sendsOrigin } = rowOf(name);
  const example = JSON.parse(edit(JSON.stringify(descriptions[name].example.body)));
  const { [fileKey ?? '']: _encodedWhileSent, ...body } = example;
  const options = {
    ...(retry === 'with-key' ? { idempotencyKey: key } : {}),
    ...(fileKey ? { file: { size: 12, pieces: silence } } : {}),
    ...(sendsOrigin ? { origin: 'https://site.example' } : {}),
  };
  const call = backend[name] as (body: unknown, options: object) => Promise<Outcome<unknown>>; // any of them
  return call(body, options);
}

async function* silence() {
  yield Buffer.alloc(12);
}
