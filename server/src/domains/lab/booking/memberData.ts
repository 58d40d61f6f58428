import type { TaxState } from '@haesol/contracts/lab';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { bookingFileTypes } from './submitHold.ts';
import { taxColumns } from './taxRow.ts';

/**
 * Erases contact, project, sample, files, favourites, trainings and documents of a leaving member. Keeps the use of the equipment
 * with the amount, for the accounts of the university.
 */
export async function eraseBookings(db: Kysely<Database>, memberUid: string, now: Date): Promise<void> {
  await db.deleteFrom('equipment_favorite').where('member_uid', '=', memberUid).execute();
  await db.deleteFrom('equipment_training').where('member_uid', '=', memberUid).execute();
  await db.deleteFrom('office_document').where('member_uid', '=', memberUid).execute();
  await db
    .updateTable('equipment_rsv')
    // Expires holds, so that the job ends them and notifies waiting members.
    .set({ hold_exp: now })
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'HOLD')
    .execute();
  await db.updateTable('penalty').set({ memo: null }).where('member_uid', '=', memberUid).execute();
  await db
    .updateTable('equipment_rsv')
    .set({
      payload: sql<string>`payload - array['projectNm', 'sample', 'taxMail', 'tel1', 'tel2', 'tel3']`,
      // Withdraws what was asked for: its mailbox goes.
      tax_state: sql<TaxState>`case tax_state when 'ASKED' then 'NONE' else tax_state end`,
    })
    .where('member_uid', '=', memberUid)
    .execute();
  await db
    .updateTable('file')
    .set({ removed_at: now })
    .where('owner_uid', '=', memberUid)
    .where('ref_type', 'in', Object.values(bookingFileTypes))
    .where('removed_at', 'is', null)
    .execute();
}

/** Returns the bookings of a member and related data, for the data export. */
export async function exportBookings(db: Kysely<Database>, memberUid: string) {
  const bookings = await db
    .selectFrom('equipment_rsv as r')
    .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
    .select([
      'r.rsv_no',
      'e.eq_nm',
      'r.state',
      'r.settle_state',
      ...taxColumns,
      'r.amount',
      'r.payload',
      'r.created_at',
    ])
    .select([sql<Date>`lower(r.during)`.as('from'), sql<Date>`upper(r.during)`.as('to')])
    .where('r.member_uid', '=', memberUid)
    .where('r.rsv_no', 'is not', null)
    .orderBy('r.created_at')
    .execute();
  const favorites = await db
    .selectFrom('equipment_favorite')
    .select(['eq_uid', 'created_at'])
    .where('member_uid', '=', memberUid)
    .execute();
  const trainings = await db
    .selectFrom('equipment_training')
    .select(['eq_uid', 'completed_on', 'valid_until'])
    .where('member_uid', '=', memberUid)
    .execute();
  const waits = await db
    .selectFrom('equipment_waitlist')
    .select(['eq_uid', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('member_uid', '=', memberUid)
    .execute();
  const penalties = await db
    .selectFrom('penalty')
    .select(['kind', 'created_at', 'lifted_at'])
    .where('member_uid', '=', memberUid)
    .execute();
  const documents = await db
    .selectFrom('office_document')
    .select(['kind', 'doc_no', 'form', 'issued_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('issued_at')
    .execute();
  return {
    documents: documents.map(({ issued_at, ...row }) => ({ ...row, issued_at: toSeoulInstant(issued_at) })),
    bookings: bookings.map(({ from, to, created_at, ...row }) => ({
      ...row,
      from: toSeoulInstant(from),
      to: toSeoulInstant(to),
      created_at: toSeoulInstant(created_at),
    })),
    favorites,
    trainings,
    waits,
    penalties,
  };
}
