import { login } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import type { Credentials } from './loginRules.ts';

export function logIn(call: Call, { id, password, keep }: Credentials, options: CallOptions = {}) {
  return call(login, { body: { id, password, keep: keep ? 'Y' : 'N' } }, options);
}
