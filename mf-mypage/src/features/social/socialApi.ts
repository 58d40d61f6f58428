import { addSns, type EndpointInput, reauth, type SocialProviderName, snsCallback } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';

export type CallbackBody = EndpointInput<typeof snsCallback>['body'];

export const sendCallback = (call: Call, body: CallbackBody) => call(snsCallback, { body });
export const addProvider = (call: Call, provider: SocialProviderName, snsTicket: string) =>
  call(addSns, { params: { provider }, body: { snsTicket } });
export const proveIdentity = (call: Call, snsTicket: string) => call(reauth, { body: { snsTicket } });
