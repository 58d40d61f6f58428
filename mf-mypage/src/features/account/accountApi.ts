import {
  codesList,
  type EndpointInput,
  getMyPage,
  reauth,
  removeSns,
  type SocialProviderName,
  updateMyInfo,
  withdraw,
} from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export const readMyPage = (call: Call, options: CallOptions) => call(getMyPage, {}, options);
export const listCodes = (call: Call, group: 'DEPT' | 'LEAVE_WHY' | 'SCALE', options: CallOptions) =>
  call(codesList, { params: { group } }, options);
export const proveIdentity = (call: Call, body: NonNullable<EndpointInput<typeof reauth>['body']>) =>
  call(reauth, { body });

export interface InfoChange {
  readonly body: NonNullable<EndpointInput<typeof updateMyInfo>['body']>;
  readonly reauthToken: string | undefined;
}
export const saveInfo = (call: Call, { body, reauthToken }: InfoChange) =>
  call(updateMyInfo, { body }, { reauthToken });

export interface Unlinking {
  readonly provider: SocialProviderName;
  readonly reauthToken: string | undefined;
}
export const unlink = (call: Call, { provider, reauthToken }: Unlinking) =>
  call(removeSns, { params: { provider } }, { reauthToken });

export interface Withdrawal {
  readonly body: NonNullable<EndpointInput<typeof withdraw>['body']>;
  readonly reauthToken: string | undefined;
}
export const leave = (call: Call, { body, reauthToken }: Withdrawal) => call(withdraw, { body }, { reauthToken });
