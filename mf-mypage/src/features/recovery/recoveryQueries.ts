import type { EndpointInput, findId, findPw } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { askForIds, askForPassword, mailIds, type PasswordChange, setPassword } from './recoveryApi.ts';

export const recoveryMutations = {
  findIds: (call: Call) => ({ mutationFn: (body: EndpointInput<typeof findId>['body']) => askForIds(call, body) }),
  mailIds: (call: Call) => ({ mutationFn: (ticket: string) => mailIds(call, ticket) }),
  findPassword: (call: Call) => ({
    mutationFn: (body: EndpointInput<typeof findPw>['body']) => askForPassword(call, body),
  }),
  changePassword: (call: Call) => ({ mutationFn: (change: PasswordChange) => setPassword(call, change) }),
};
