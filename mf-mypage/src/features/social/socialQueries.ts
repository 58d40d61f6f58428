import type { SocialProviderName } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { addProvider, type CallbackBody, proveIdentity, sendCallback } from './socialApi.ts';

export const socialMutations = {
  sendCallback: (call: Call) => ({ mutationFn: (body: CallbackBody) => sendCallback(call, body) }),
  prove: (call: Call) => ({ mutationFn: (snsTicket: string) => proveIdentity(call, snsTicket) }),
  add: (call: Call) => ({
    mutationFn: ({ provider, snsTicket }: { provider: SocialProviderName; snsTicket: string }) =>
      addProvider(call, provider, snsTicket),
  }),
};
