import type { CodeGroup } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import {
  answerConsents,
  type ConsentAnswer,
  endAllSessions,
  endOneSession,
  type HandOver,
  handOver,
  listAgrees,
  listLogins,
  listNames,
  listSessions,
  readCompany,
  readMyPage,
  requestExport,
} from './memberInfoApi.ts';

/** Names of codes change with releases of the server, not while a page is open. */
const namesStaleTimeMs = 60 * 60 * 1000;

export const memberInfoQueries = {
  myPage: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'myPage'], queryFn: ({ signal }) => readMyPage(call, { signal }) }),
  sessions: (call: Call) =>
    queryOptions({ queryKey: ['auth', 'sessions'], queryFn: ({ signal }) => listSessions(call, { signal }) }),
  logins: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'logins'], queryFn: ({ signal }) => listLogins(call, { signal }) }),
  agrees: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'agrees'], queryFn: ({ signal }) => listAgrees(call, { signal }) }),
  company: (call: Call) =>
    queryOptions({ queryKey: ['mypage', 'company'], queryFn: ({ signal }) => readCompany(call, { signal }) }),
  names: (call: Call, group: CodeGroup) =>
    queryOptions({
      queryKey: ['codes', 'names', group],
      queryFn: ({ signal }) => listNames(call, group, { signal }),
      staleTime: namesStaleTimeMs,
    }),
};

export const memberInfoMutations = {
  requestExport: (call: Call) => ({
    mutationFn: (reauthToken: string | undefined) => requestExport(call, reauthToken),
  }),
  answerConsents: (call: Call) => ({ mutationFn: (answer: ConsentAnswer) => answerConsents(call, answer) }),
  handOver: (call: Call) => ({ mutationFn: (change: HandOver) => handOver(call, change) }),
  endOneSession: (call: Call) => ({ mutationFn: (id: string) => endOneSession(call, id) }),
  endAllSessions: (call: Call) => ({
    mutationFn: () => endAllSessions(call),
    // Without a connection it fails at once and says so, instead of waiting for one.
    networkMode: 'always' as const,
  }),
};
