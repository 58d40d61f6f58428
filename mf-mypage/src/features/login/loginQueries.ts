import type { Call } from '@haesol/shared/http';
import { logIn } from './loginApi.ts';
import type { Credentials } from './loginRules.ts';

export const loginMutations = {
  logIn: (call: Call) => ({
    mutationFn: (credentials: Credentials) => logIn(call, credentials),
    // Without a connection it fails at once and says so, instead of waiting for one.
    networkMode: 'always' as const,
  }),
};
