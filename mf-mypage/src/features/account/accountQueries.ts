import type { EndpointInput, reauth } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import {
  type InfoChange,
  leave,
  listCodes,
  proveIdentity,
  readMyPage,
  saveInfo,
  type Unlinking,
  unlink,
  type Withdrawal,
} from './accountApi.ts';

const codesStaleTimeMs = 60 * 60 * 1000;

export const accountQueries = {
  myPage: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'myPage'], queryFn: ({ signal }) => readMyPage(call, { signal }) }),
  codes: (call: Call, group: 'DEPT' | 'LEAVE_WHY' | 'SCALE') =>
    queryOptions({
      queryKey: ['codes', group],
      queryFn: ({ signal }) => listCodes(call, group, { signal }),
      staleTime: codesStaleTimeMs,
    }),
};

export const accountMutations = {
  prove: (call: Call) => ({
    mutationFn: (body: NonNullable<EndpointInput<typeof reauth>['body']>) => proveIdentity(call, body),
  }),
  save: (call: Call) => ({ mutationFn: (change: InfoChange) => saveInfo(call, change) }),
  unlink: (call: Call) => ({ mutationFn: (unlinking: Unlinking) => unlink(call, unlinking) }),
  leave: (call: Call) => ({ mutationFn: (withdrawal: Withdrawal) => leave(call, withdrawal) }),
};
