import * as z from 'zod/mini';
import { email, emptyObject, pageQuery, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { officeLine } from '../common/staffText.ts';
import { date } from '../common/values.ts';

export const adminAddTraining = defineEndpoint({
  name: 'admin.addTraining',
  method: 'POST',
  path: '/api/v1/admin/equipment/{eqUid}/trainings',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  body: z.strictObject({ email, completedDt: date }),
  response: z.object({ completedDt: date, validDt: date }),
  summary: 'Records that a member has completed the safety training; it is valid for two years.',
});

const training = z.object({
  memberUid: z.string(),
  /** Masked. */
  memberNm: z.string(),
  completedDt: date,
  validDt: date,
  /** `Y` until the last day. */
  validYn: yn,
  /** Staff member who recorded it; null for one of a course, and for earlier ones. */
  byNm: z.nullable(z.string()),
});

export const adminTrainings = defineEndpoint({
  name: 'admin.listTrainings',
  method: 'GET',
  path: '/api/v1/admin/equipment/{eqUid}/trainings',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  query: z.object(pageQuery(20)),
  response: listOf(training),
  summary: 'Safety trainings for a device, the last to end first.',
});

export const adminEndTraining = defineEndpoint({
  name: 'admin.endTraining',
  method: 'PATCH',
  path: '/api/v1/admin/equipment/{eqUid}/trainings/{memberUid}/end',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ eqUid: z.string(), memberUid: z.string() }),
  body: z.strictObject({ memo: officeLine('사유를', 300) }),
  response: emptyObject,
  summary: 'Removes a safety training with a reason and tells its member, who books the device no more; bookings stay.',
});
