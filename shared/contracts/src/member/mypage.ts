import * as z from 'zod/mini';
import { instant, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';

export const myPage = z.object({
  user_nm: z.string(),
  email: z.string(),
  memberClass: z.string(),
  profileUrl: z.nullable(z.string()),
  sns: z.array(z.object({ provider: z.string(), linkedDt: instant })),
  counts: z.object({
    edu: z.int(),
    equ: z.int(),
    tech: z.int(),
    assn: z.int(),
    collabo: z.int(),
    qna: z.int(),
    coupon: z.int(),
    pass: z.int(),
    reserve: z.int(),
  }),
  tel: z.object({ tel1: z.nullable(z.string()), tel2: z.nullable(z.string()), tel3: z.nullable(z.string()) }),
  affiliation: z.object({
    affiliation: z.nullable(z.string()),
    deptCd: z.nullable(z.string()),
    companyNm: z.nullable(z.string()),
    bizNo: z.nullable(z.string()),
    companyScaleCd: z.nullable(z.string()),
    industryCd: z.nullable(z.string()),
    position: z.nullable(z.string()),
    studentNo: z.nullable(z.string()),
    grade: z.nullable(z.int()),
    staffNo: z.nullable(z.string()),
    /** True for the company's person in charge. */
    inChargeYn: yn,
  }),
  /** `message` is absent from responses of earlier server releases. */
  agree: z.object({ mail: yn, travel: yn, message: z.optional(yn) }),
  lastLoginDt: z.nullable(instant),
  joinDt: instant,
  /** `PENDING_CLASS` until the member's affiliation is confirmed. */
  state: z.string(),
  /** `N` for accounts with social sign-in only. */
  passwordYn: yn,
});

export const getMyPage = defineEndpoint({
  name: 'mypage.myPage',
  method: 'GET',
  path: '/api/v1/mypage/myPage',
  access: 'member',
  language: 'none',
  summary: 'The member with counts of what is under way.',
  response: myPage,
});
