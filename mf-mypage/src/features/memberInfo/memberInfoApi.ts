import { type CodeGroup, codesNames, getMyPage, logoutAll, sessions } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export function readMyPage(call: Call, options: CallOptions) {
  return call(getMyPage, {}, options);
}

export function listSessions(call: Call, options: CallOptions) {
  return call(sessions, {}, options);
}

export function listNames(call: Call, group: CodeGroup, options: CallOptions) {
  return call(codesNames, { params: { code: group } }, options);
}

export function endAllSessions(call: Call) {
  return call(logoutAll, {});
}
