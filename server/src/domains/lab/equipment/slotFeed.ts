import { matchSlotEventsPath, toSlotEventsPath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { FeedValue } from '../../../db/eventHub.ts';
import type { Db } from '../../../db/schema.ts';
import { isDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { fieldError } from '../../../http/apiError.ts';
import { type Device, getDevice } from './device.ts';
import { readOccupations, visitor } from './occupation.ts';
import { listSlots } from './rules.ts';

/** Reads the public slot states of a day, without members and reasons of closures. */
async function readStates(db: Db, device: Device, date: string, now: Date): Promise<ReadonlyMap<string, FeedValue>> {
  const occupation = await readOccupations(db, [device.eqUid], { from: date, to: date }, visitor, now);
  return new Map(
    listSlots(date, device.grid, { ...occupation, now }).map(({ from, to, state }) => {
      const start = toSeoulTime(from);
      return [start, { start, end: toSeoulTime(to), state }];
    }),
  );
}

/**
 * Returns the feed of a day of equipment; it reads only while there are subscribers.
 * @returns undefined for another URL
 * @throws {ApiError} `4000` without a day
 */
export function findSlotFeed({ clock, db }: Pick<AppContext, 'clock' | 'db'>, { pathname, searchParams }: URL) {
  const eqUid = matchSlotEventsPath(pathname);
  if (eqUid === undefined) return undefined;
  const date = searchParams.get('date') ?? '';
  if (!isDate(date)) throw fieldError('date', '날짜를 다시 선택해 주세요.');
  return {
    path: toSlotEventsPath(eqUid, date),
    event: 'slot',
    channel: 'equipment_slots',
    payload: eqUid,
    read: async () => readStates(db, await getDevice(db, eqUid), date, await clock.now()),
  };
}
