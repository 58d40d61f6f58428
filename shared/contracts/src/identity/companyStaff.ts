import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, uid } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { officeMember } from './memberStaff.ts';

/** Filters the companies: `WAIT` has members whose class is not confirmed, `NONE` has no person in charge. */
export const companyFilters = ['WAIT', 'NONE'] as const;

const officeCompany = z.object({
  bizNo: z.string(),
  companyNm: z.string(),
  memberCnt: z.int(),
  /** Members whose class the office has not confirmed. */
  waitCnt: z.int(),
  /** Person in charge; the name is masked. */
  managerUid: z.nullable(z.string()),
  managerNm: z.nullable(z.string()),
  joinedDt: instant,
});

export const adminCompanies = defineEndpoint({
  name: 'admin.listCompanies',
  method: 'GET',
  path: '/api/v1/admin/companies',
  access: 'staff',
  area: 'member',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice(['', ...companyFilters], ''),
    /** Searches name and business number. */
    searchKeyword: queryText(),
    ...sortKey('company', 'bizNo', 'members', 'joined'),
  }),
  response: listOf(officeCompany),
  summary: 'Companies by their business number; those with members who wait for their confirmation first.',
});

const companyParams = z.object({ bizNo: z.string() });

export const adminCompany = defineEndpoint({
  name: 'admin.getCompany',
  method: 'GET',
  path: '/api/v1/admin/companies/{bizNo}',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: companyParams,
  response: z.extend(officeCompany, {
    /** The person in charge first, then by time of joining. */
    members: z.array(z.extend(officeMember, { position: z.nullable(z.string()), inChargeYn: z.enum(['Y', 'N']) })),
  }),
  summary: 'A company with its members, whose names are masked.',
});

export const adminCompanyCharge = defineEndpoint({
  name: 'admin.changeCompanyCharge',
  method: 'PATCH',
  path: '/api/v1/admin/companies/{bizNo}/charge',
  access: 'staff',
  area: 'member',
  language: 'header',
  params: companyParams,
  body: z.strictObject({
    memberUid: uid,
    /** Person in charge whom staff saw. */
    fromUid: z.nullable(uid),
  }),
  response: z.object({ bizNo: z.string() }),
  summary:
    'Puts another confirmed member of a company in charge and tells both. `4040` for others, `4405` where the charge has changed in between.',
});
