import { errorCodes } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { type BookingRow, createBookingRepository } from './repository.ts';

async function getBookingOf(db: Kysely<Database>, rsvUid: string, memberUid: string | null): Promise<BookingRow> {
  const row = await createBookingRepository(db).findBooking(requireUuid(rsvUid), memberUid);
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

/** Returns a booking of the member. @throws {ApiError} `4040`, also for one of another member */
export const getOwnBooking = (db: Kysely<Database>, rsvUid: string, { memberUid }: Pick<Principal, 'memberUid'>) =>
  getBookingOf(db, rsvUid, memberUid);

/** Returns any booking, for staff. @throws {ApiError} `4040` */
export const getBooking = (db: Kysely<Database>, rsvUid: string) => getBookingOf(db, rsvUid, null);
