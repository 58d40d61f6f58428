import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import type { RefundRow } from './refundProposals.ts';
import { toDueDate } from './refundRules.ts';
import { readHolidaysFrom } from './repository.ts';

type Refund = Insertable<Database['refund']>;

interface FreeRefund
  extends Pick<Refund, 'amount' | 'from_stts' | 'order_uid' | 'rsvt_uid' | 'why_cd'>,
    Partial<Pick<Refund, 'by_staff' | 'pieces' | 'point_amount' | 'state'>> {
  readonly now: Date;
}

/** Adds a refund that costs the member no fee; by default one that is sent without being asked for. */
export async function addFreeRefund(trx: Trx, { now, ...refund }: FreeRefund): Promise<RefundRow> {
  return trx
    .insertInto('refund')
    .values({
      refund_uid: createUid(),
      fee: 0,
      rate_pct: 100,
      due_dt: toDueDate(now, await readHolidaysFrom(trx, toSeoulDate(now))),
      state: 'SENDING',
      asked_at: now,
      ...refund,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
