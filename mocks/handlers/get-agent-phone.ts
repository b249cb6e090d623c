import { contract } from '../../app/backend/contract.server';
import { findAgent } from '../state';
import { strictFunction } from '../strict-function';

export const getPhone = strictFunction('getPhone', {
  body: contract.getPhone.body,
  respond: ({ agentId }) => ({ success: true, phoneNumber: findAgent(agentId)?.phoneNumber ?? null }),
});
