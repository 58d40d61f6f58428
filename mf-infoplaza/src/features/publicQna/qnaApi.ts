import { type EndpointInput, qnaGet, qnaList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export type QnaListInput = NonNullable<EndpointInput<typeof qnaList>['query']>;

export const listQuestions = (call: Call, query: QnaListInput, { signal }: CallOptions = {}) =>
  call(qnaList, { query }, { signal });

export const getQuestion = (call: Call, qnaUid: string, { signal }: CallOptions = {}) =>
  call(qnaGet, { params: { qnaUid } }, { signal });
