import { changePassword, type EndpointInput, findId, findIdMail, findPw } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';

export const askForIds = (call: Call, body: EndpointInput<typeof findId>['body']) => call(findId, { body });
export const mailIds = (call: Call, ticket: string) => call(findIdMail, { body: { ticket } });
export const askForPassword = (call: Call, body: EndpointInput<typeof findPw>['body']) => call(findPw, { body });

export interface PasswordChange {
  readonly body: EndpointInput<typeof changePassword>['body'];
  readonly reauthToken?: string | undefined;
}
export const setPassword = (call: Call, { body, reauthToken }: PasswordChange) =>
  call(changePassword, { body }, { reauthToken });
