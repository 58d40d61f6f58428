import * as z from 'zod/mini';
import { emptyObject, instant } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { releaseBuild, releaseId } from './releases.ts';

/** Maximum percentage of visitors for a canary: with more, too few others are left to compare it with. */
export const maxCanaryShare = 10;

const remote = z.object({ id: releaseId });
const person = z.optional(z.string().check(z.regex(/^[^\p{C}]{1,100}$/u)));

export const canaryShape = {
  buildId: releaseBuild,
  stableBuildId: releaseBuild,
  /** Percent of the visitors. */
  share: z.int(),
  /** `RETURNED`: it failed for more visitors than `stable`, and was rolled back automatically. */
  state: z.enum(['RUNNING', 'STOPPED', 'RETURNED', 'PROMOTED']),
  startedDt: instant,
  endedDt: z.nullable(instant),
  person: z.nullable(z.string()),
  /** Page views of the remote with the canary. */
  viewCnt: z.int(),
  /** Visitors with a failure of the remote, for the canary and for `stable`. */
  canaryFailureCnt: z.int(),
  stableFailureCnt: z.int(),
};
const canary = z.object(canaryShape);
export type Canary = z.output<typeof canary>;

export const canaryStart = defineEndpoint({
  name: 'registry.startCanary',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/canary',
  access: 'team',
  language: 'none',
  params: remote,
  query: z.object({ person }),
  body: z.strictObject({
    to: releaseBuild,
    share: z
      .int({ error: '비율을 정수로 입력해 주세요.' })
      .check(
        z.minimum(1, { error: '비율은 1% 이상이어야 합니다.' }),
        z.maximum(maxCanaryShare, { error: `비율은 ${maxCanaryShare}%까지 정할 수 있습니다.` }),
      ),
  }),
  response: emptyObject,
  summary: '빌드를 일부 방문자에게 먼저 제공합니다. 안정 버전보다 오류가 많으면 자동으로 되돌립니다.',
});

export const canaryStop = defineEndpoint({
  name: 'registry.stopCanary',
  method: 'DELETE',
  path: '/api/v1/registry/{remoteId}/canary',
  access: 'team',
  language: 'none',
  params: remote,
  query: z.object({ person }),
  response: emptyObject,
  summary: '카나리를 끝내고 모든 방문자에게 안정 버전을 제공합니다.',
});

export const canaryList = defineEndpoint({
  name: 'registry.canaries',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/canary',
  access: 'team',
  language: 'none',
  params: remote,
  response: listOf(canary),
  summary: '리모트의 카나리 기록입니다. 최근 것이 먼저입니다.',
});
