import { type RawBuilder, sql } from 'kysely';

/** Deeds of the audit log in which staff see or take personal data. */
export const personalLooks = [
  'member.reveal',
  'application.reveal',
  'order.reveal',
  'booking.reveal',
  'booking.print',
  'enrolment.print',
  'order.print',
  'application.print',
  'file.look',
  'office.export',
  'edu.export',
  'edu.attendance',
] as const;
export type PersonalLook = (typeof personalLooks)[number];

/**
 * SQL condition: a person who handles or has handled personal data of others, as staff do. Their accesses are kept with the
 * address (safety standard for personal information, article 8), also when they leave.
 */
export const isHandler = (memberUid: RawBuilder<unknown>) =>
  sql<boolean>`(exists (select 1 from member h where h.member_uid = ${memberUid} and h.role <> 'MEMBER')
    or exists (select 1 from audit_log h where h.actor_uid = ${memberUid} and h.action in (${sql.join(personalLooks)})))`;
