import * as z from 'zod/mini';
import { emptyObject, instant, uid } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { releaseId } from './releases.ts';

/** `release.moved`: channel `stable` of a remote; `canary.returned`: by itself; `mix.failed`: reported by the matrix. */
export const hookEvent = z.enum(['release.moved', 'canary.returned', 'mix.failed']);
export type HookEvent = z.output<typeof hookEvent>;
export const hookEvents = hookEvent.options;

/** Name in the place of a remote for webhooks of all remotes, which administrators may have. */
export const allRemotes = 'all';
const hookScope = z.union([releaseId, z.literal(allRemotes)]);

/** Headers of a delivery; `signature` is `v1=` and the HMAC-SHA256 of `<timestamp>.<body>` in hex. */
export const hookHeaders = {
  event: 'haesol-event',
  delivery: 'haesol-delivery',
  timestamp: 'haesol-timestamp',
  signature: 'haesol-signature',
} as const;

const urlFault = 'https:// 주소를 입력해 주세요. 계정 정보는 넣을 수 없습니다.';

/** https, or http of the machine itself, without credentials. */
function isHookUrl(text: string): boolean {
  const { protocol, hostname, username, password } = new URL(text);
  return username + password === '' && (protocol === 'https:' || hostname === 'localhost');
}

const delivery = z.object({
  deliveryUid: uid,
  event: hookEvent,
  createdDt: instant,
  /** `WAITING`: is tried again. `FAILED`: was given up. */
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.int(),
  /** HTTP status of the latest try; null if there was no answer. */
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  triedDt: z.nullable(instant),
});
export type HookDelivery = z.output<typeof delivery>;

const hook = z.object({
  hookUid: uid,
  /** A remote, the shell, or `all`. */
  remoteId: z.string(),
  url: z.string(),
  events: z.array(hookEvent),
  createdBy: z.string(),
  createdDt: instant,
  /** Latest first. */
  deliveries: z.array(delivery),
});
export type Hook = z.output<typeof hook>;

export const hookList = defineEndpoint({
  name: 'platform.hooks',
  method: 'GET',
  path: '/api/v1/platform/hooks',
  access: 'member',
  language: 'none',
  response: listOf(hook),
  summary: 'Webhooks of the remotes that the member may release, with their last deliveries.',
});

export const hookAdd = defineEndpoint({
  name: 'registry.addHook',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/hooks',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: hookScope }),
  body: z.strictObject({
    url: z.string().check(
      z.regex(/^https?:\/\/\S+$/, { error: urlFault }),
      z.maxLength(500),
      z.refine((text) => URL.canParse(text) && isHookUrl(text), { error: urlFault }),
    ),
    events: z.array(hookEvent).check(z.minLength(1, { error: '받을 알림을 하나 이상 선택해 주세요.' }), z.maxLength(3)),
  }),
  /** `secret` is the key of the signatures, as text. */
  response: z.object({ hookUid: uid, secret: z.string() }),
  summary: '웹훅을 추가합니다. 서명 키는 이 응답에만 있습니다.',
});

const oneHook = z.object({ remoteId: hookScope, hookUid: uid });

export const hookRemove = defineEndpoint({
  name: 'registry.removeHook',
  method: 'DELETE',
  path: '/api/v1/registry/{remoteId}/hooks/{hookUid}',
  access: 'team',
  language: 'none',
  params: oneHook,
  response: emptyObject,
  summary: '웹훅과 그 전송 기록을 삭제합니다.',
});

export const hookResend = defineEndpoint({
  name: 'registry.resendHook',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/hooks/{hookUid}/deliveries/{deliveryUid}',
  access: 'team',
  language: 'none',
  params: z.extend(oneHook, { deliveryUid: uid }),
  response: emptyObject,
  summary: '전송 기록 하나를 다시 보냅니다.',
});
