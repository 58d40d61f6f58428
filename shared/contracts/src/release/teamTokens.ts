import * as z from 'zod/mini';
import { emptyObject, instant, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { enteredDate } from '../common/values.ts';
import { releaseId } from './releases.ts';

/** Longest lifetime of a token, in days. */
export const maxTokenDays = 366;

const label = z.string().check(z.regex(/^(?!\s)[^\p{C}]{1,60}$/u, { error: '이름을 60자 이내로 입력해 주세요.' }));

/** `OIDC`: tokens of a CI service, by their issuer and subject; the site stores no secret for them. */
const kind = z.enum(['TOKEN', 'OIDC']);

const teamToken = z.object({
  tokenUid: uid,
  remoteId: z.string(),
  kind,
  name: z.string(),
  /** `Y`: reads builds and source maps, and changes nothing. */
  readYn: yn,
  /** Of `OIDC` alone. */
  issuer: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  givenBy: z.string(),
  givenDt: instant,
  untilDt: instant,
  endedDt: z.nullable(instant),
  /** At most a minute old. */
  lastUsedDt: z.nullable(instant),
});
export type TeamToken = z.output<typeof teamToken>;

export const tokenList = defineEndpoint({
  name: 'platform.tokens',
  method: 'GET',
  path: '/api/v1/platform/tokens',
  access: 'member',
  language: 'none',
  response: z.object({
    ...listOf(teamToken).shape,
    /** Issuers that the operator trusts; empty: none. */
    issuers: z.array(z.string()),
    /** Audience that tokens of `OIDC` must have. */
    audience: z.string(),
  }),
  summary: 'Tokens of the remotes that the member may release, ended ones of the last 30 days too; never their secret.',
});

export const tokenGive = defineEndpoint({
  name: 'registry.giveToken',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/tokens',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  body: z
    .strictObject({
      kind,
      name: label,
      readYn: yn,
      /** Last day, Asia/Seoul. */
      untilDate: enteredDate,
      issuer: z.optional(z.string().check(z.maxLength(300))),
      subject: z.optional(z.string().check(z.maxLength(300))),
    })
    .check(
      z.refine(({ kind: chosen, issuer = '' }) => chosen === 'TOKEN' || issuer !== '', {
        path: ['issuer'],
        error: '발급자를 선택해 주세요.',
      }),
      z.refine(({ kind: chosen, subject = '' }) => chosen === 'TOKEN' || subject.trim() !== '', {
        path: ['subject'],
        error: '대상(sub)을 입력해 주세요.',
      }),
    ),
  /** `token` is shown once; null for `OIDC`. */
  response: z.object({ tokenUid: uid, token: z.nullable(z.string()) }),
  summary: '리모트의 토큰을 발급합니다. 로그인한 담당자만 할 수 있고, 토큰은 이 응답에만 있습니다.',
});

export const tokenEnd = defineEndpoint({
  name: 'registry.endToken',
  method: 'DELETE',
  path: '/api/v1/registry/{remoteId}/tokens/{tokenUid}',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, tokenUid: uid }),
  response: emptyObject,
  summary: '리모트의 토큰을 곧바로 끝냅니다. 로그인한 담당자만 할 수 있습니다.',
});
