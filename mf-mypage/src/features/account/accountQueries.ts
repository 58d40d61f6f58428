import { codesList, getMyPage } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';

const codesStaleTimeMs = 60 * 60 * 1000;

export const accountQueries = {
  myPage: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'myPage'], queryFn: ({ signal }) => call(getMyPage, {}, { signal }) }),
  codes: (call: Call, group: 'DEPT' | 'LEAVE_WHY' | 'SCALE') =>
    queryOptions({
      queryKey: ['codes', group],
      queryFn: ({ signal }) => call(codesList, { params: { group } }, { signal }),
      staleTime: codesStaleTimeMs,
    }),
};
