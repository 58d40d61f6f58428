import {
  type CodeGroup,
  codesNames,
  endSession,
  exportMyData,
  getCompany,
  getMyPage,
  handOverCompany,
  listAgrees as listAgreesEndpoint,
  listLogins as listLoginsEndpoint,
  logoutAll,
  sessions,
  updateMyInfo,
} from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import type { NewsConsent } from './memberInfoRules.ts';

export function readMyPage(call: Call, options: CallOptions) {
  return call(getMyPage, {}, options);
}

export function listSessions(call: Call, options: CallOptions) {
  return call(sessions, {}, options);
}

export function listNames(call: Call, group: CodeGroup, options: CallOptions) {
  return call(codesNames, { params: { code: group } }, options);
}

export function listLogins(call: Call, options: CallOptions) {
  return call(listLoginsEndpoint, { query: { pageNum: 1, pageSize: 5 } }, options);
}

export function listAgrees(call: Call, options: CallOptions) {
  return call(listAgreesEndpoint, { query: { pageNum: 1, pageSize: 20 } }, options);
}

export function requestExport(call: Call, reauthToken: string | undefined) {
  return call(exportMyData, {}, { reauthToken });
}

export function endOneSession(call: Call, id: string) {
  return call(endSession, { params: { id } });
}

export function endAllSessions(call: Call) {
  return call(logoutAll, {});
}

export function readCompany(call: Call, options: CallOptions) {
  return call(getCompany, {}, options);
}

export interface ConsentAnswer {
  readonly codes: readonly NewsConsent[];
  readonly yn: 'N' | 'Y';
  readonly reauthToken: string | undefined;
}
export function answerConsents(call: Call, { codes, yn, reauthToken }: ConsentAnswer) {
  const body = {
    ...(codes.includes('MARKETING_MAIL') && { agreeMail: yn }),
    ...(codes.includes('MARKETING_TRAVEL') && { agreeTravel: yn }),
  };
  return call(updateMyInfo, { body }, { reauthToken });
}

export interface HandOver {
  readonly memberUid: string;
  readonly reauthToken: string | undefined;
}
export function handOver(call: Call, { memberUid, reauthToken }: HandOver) {
  return call(handOverCompany, { body: { memberUid } }, { reauthToken });
}
