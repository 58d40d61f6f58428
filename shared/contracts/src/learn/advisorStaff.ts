import * as z from 'zod/mini';
import { yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';

const advisorChoice = z.object({
  advisorUid: z.string(),
  nm: z.string(),
  affiliation: z.string(),
  fieldNm: z.string(),
  keywords: z.array(z.string()),
  /** `Y`: the main field is that of the application. */
  matchYn: yn,
  /** Applications of the adviser that have not ended. */
  openCnt: z.int(),
});
export type AdvisorChoice = z.output<typeof advisorChoice>;

export const adminAdvisors = defineEndpoint({
  name: 'admin.listAdvisors',
  method: 'GET',
  path: '/api/v1/admin/applications/{aplUid}/advisors',
  access: 'staff',
  area: 'learn',
  language: 'header',
  params: z.object({ aplUid: z.string() }),
  response: z.object({ list: z.array(advisorChoice) }),
  summary: 'Advisers for an application: those of its field first, then those with the fewest open applications.',
});
