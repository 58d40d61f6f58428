import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';

/** Rules by which personal data ends, with what they destroy; the periods are those of `retentionPolicy`. */
export const retentionRules = {
  INQUIRY: '탈퇴한 구매자의 여행 문의',
  GUEST: '이용이 끝난 비회원의 개인정보',
  GUEST_MAIL: '주문하지 않은 비회원의 이메일',
} as const;
export type RetentionRule = keyof typeof retentionRules;
export const retentionRuleKeys = ['INQUIRY', 'GUEST', 'GUEST_MAIL'] as const satisfies readonly RetentionRule[];

/** `WAITING`: not proposed; `LATE`: for longer than the policy allows; `PROPOSED`: until another person confirms. */
export const retentionViews = ['', 'WAITING', 'LATE', 'PROPOSED'] as const;

export const adminRetention = defineEndpoint({
  name: 'admin.listRetention',
  method: 'GET',
  path: '/api/v1/admin/retention',
  access: 'staff',
  area: 'privacy',
  language: 'none',
  query: z.object({
    ...pageQuery(50),
    rule: choice(['', ...retentionRuleKeys], ''),
    view: choice(retentionViews, ''),
  }),
  response: z.extend(
    listOf(
      z.object({
        uid: z.string(),
        /** Version, which a proposal sends: other data is due if the period has begun again. */
        rev: z.int(),
        rule: z.enum(retentionRuleKeys),
        /** Masked address of a guest; empty for an inquiry. */
        mail: z.string(),
        madeDt: instant,
        /** End of the period. */
        dueDt: instant,
        lateYn: yn,
        /** Proposal that waits for a second person; null without one. */
        proposal: z.nullable(z.object({ byNm: z.string(), mineYn: yn, untilDt: instant })),
      }),
    ),
    {
      /** All data of each rule, not only that of the filter. */
      rules: z.array(
        z.object({ rule: z.enum(retentionRuleKeys), cnt: z.int(), oldestDt: z.nullable(instant), lateCnt: z.int() }),
      ),
    },
  ),
  summary:
    'Personal data past its retention, which two persons destroy, the earliest end first; a proposal is one of the queue `retention`.',
});
