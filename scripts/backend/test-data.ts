import type { FunctionName } from '../../app/backend/contract.server';
import { descriptions, exampleOwner } from './functions';
import type { ExampleBody } from './functions';
import { wavFile } from './wav';

/** Marks everything that a check creates, so that it can be found and deleted. */
const mark = 'CONTRACT CHECK - please delete';

/** The example of a function with marked names and addresses, about this agent. */
export function testBody<Name extends FunctionName>(name: Name, agentId = exampleOwner.agentId) {
  const json = JSON.stringify(descriptions[name].example.body)
    .replaceAll(exampleOwner.business, mark)
    .replaceAll(exampleOwner.name, mark)
    .replaceAll(exampleOwner.email, 'contract-check@contract-check.example')
    .replaceAll(exampleOwner.agentId, agentId);
  return JSON.parse(json) as ExampleBody<Name>; // the same keys and types
}

/** A silent WAV file of the given size, in base64. */
export function testRecording(bytes: number): string {
  return wavFile(Buffer.alloc(bytes - 44), 44_100).toString('base64');
}
