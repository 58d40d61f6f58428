import { type EndpointInput, qnaList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export type QnaListInput = NonNullable<EndpointInput<typeof qnaList>['query']>;

export const listOwnQuestions = (call: Call, query: QnaListInput, { signal }: CallOptions = {}) =>
  call(qnaList, { query: { ...query, mine: 'Y' } }, { signal });
