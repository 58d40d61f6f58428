import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';
import { person, releaseBuild, releaseId } from './releases.ts';

/** Combination of builds in a page: by remote, `shell` for the shell. */
const mix = z
  .record(releaseId, releaseBuild)
  .check(z.refine((builds) => Object.keys(builds).length > 0 && Object.keys(builds).length <= 50));

/** Reason, written for later readers. */
const reason = z.string().check(z.regex(/^(?!\s)[^\p{C}]{5,500}$/u));

/** Result of one spec for one combination of builds. */
const matrixOutcome = z.strictObject({
  builds: mix,
  /** Name of the spec, as in `journey`. */
  spec: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  passed: z.boolean(),
  /** Titles of the failed tests, or the reason why the spec did not run. */
  detail: z.string().check(z.maxLength(1000)),
});
export type MatrixOutcome = z.output<typeof matrixOutcome>;

/** Limit of outcomes in one call. */
export const outcomesPerCall = 100;

export const matrixReport = defineEndpoint({
  name: 'matrix.report',
  method: 'POST',
  path: '/api/v1/matrix/results',
  access: 'team',
  language: 'none',
  body: z.strictObject({
    person,
    /** Address of the tested site; null for a local combination. */
    site: z.nullable(z.string().check(z.maxLength(200))),
    outcomes: z.array(matrixOutcome).check(z.minLength(1), z.maxLength(outcomesPerCall)),
  }),
  response: z.object({ saved: z.int() }),
  summary: '빌드 조합의 시험 결과를 저장합니다. QA 토큰이 필요하며, 실패한 조합의 빌드는 stable로 옮길 수 없습니다.',
});

export const matrixLink = defineEndpoint({
  name: 'matrix.link',
  method: 'POST',
  path: '/api/v1/matrix/links',
  access: 'team',
  language: 'none',
  body: z.strictObject({ builds: mix }),
  /** `search` is the signed query string for any page of the site, with its `?`. */
  response: z.object({ search: z.string(), untilDt: z.string() }),
  summary: '빌드 조합을 한 브라우저에서만 보는 서명된 주소를 만듭니다. QA 토큰이 필요합니다.',
});

export const overruleEndpoint = defineEndpoint({
  name: 'registry.overrule',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}/overrule',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, buildId: releaseBuild }),
  body: z.strictObject({ person, reason }),
  response: z.object({ overruled: z.int() }),
  summary: '실패한 조합에도 이 빌드를 stable로 옮길 수 있게 합니다. 이름과 이유가 기록에 남습니다.',
});
