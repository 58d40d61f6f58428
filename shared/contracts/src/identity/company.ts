import * as z from 'zod/mini';
import { instant, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';

const companyMember = z.object({
  memberUid: z.string(),
  user_nm: z.string(),
  position: z.nullable(z.string()),
  joinDt: instant,
  inChargeYn: yn,
  meYn: yn,
  /** `PENDING_CLASS` until the member's employment is confirmed. */
  state: z.string(),
});
export type CompanyMember = z.output<typeof companyMember>;

const company = z.object({
  companyNm: z.string(),
  bizNo: z.string(),
  inChargeYn: yn,
  /** Name of the person in charge, or null. */
  managerNm: z.nullable(z.string()),
  /** Members of the company; only for the person in charge, otherwise empty. */
  list: z.array(companyMember),
  cnt_total: z.int(),
});

export const getCompany = defineEndpoint({
  name: 'mypage.company',
  method: 'GET',
  path: '/api/v1/mypage/company',
  access: 'member',
  language: 'content',
  summary: 'The company of the member, and who is in charge of it.',
  response: company,
});

export const handOverCompany = defineEndpoint({
  name: 'mypage.handOverCompany',
  method: 'PATCH',
  path: '/api/v1/mypage/company/charge',
  access: 'member',
  language: 'content',
  summary: 'Puts another confirmed member of the company in charge; asks for the header x-reauth.',
  body: z.strictObject({ memberUid: uid }),
  response: company,
});
