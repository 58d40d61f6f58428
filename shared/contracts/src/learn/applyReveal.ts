import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';
import { requireReason, revealReason } from '../common/reveal.ts';
import { applicationValues } from './applyDrafts.ts';

/** Values of an application that staff see masked until they ask for them. */
export const personalFields = ['applicantNm', 'ceoNm', 'email', 'tel', 'personNm'] as const;

export const adminRevealApplication = defineEndpoint({
  name: 'admin.revealApplication',
  method: 'POST',
  path: '/api/v1/admin/applications/{aplUid}/reveal',
  access: 'staff',
  area: 'learn',
  language: 'none',
  params: z.object({ aplUid: z.string() }),
  body: z.strictObject(revealReason).check(requireReason),
  response: z.object({ values: applicationValues }),
  summary: 'Personal values of an application without masks; the audit log keeps person, purpose and address.',
});

/** Path that downloads the copy of any application, for staff: without envelope; needs the bearer token. */
export const toStaffApplicationCopyPath = (aplUid: string): string =>
  `/api/v1/admin/apply/${encodeURIComponent(aplUid)}/copy`;
