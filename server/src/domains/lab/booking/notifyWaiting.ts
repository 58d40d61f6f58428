import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { toBookingPagePath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { readWindow } from '../equipment/occupation.ts';
import type { BookingWindow } from '../equipment/rules.ts';
import { toPeriodText } from './bookingText.ts';
import { type FreedTime, takeWaiting } from './waitRepository.ts';

/** @returns undefined for equipment that is no longer offered */
async function findWindow(trx: Trx, { eqUid, now }: FreedTime): Promise<BookingWindow | undefined> {
  const device = await trx
    .selectFrom('equipment')
    .select(['lead_days as leadDays', 'horizon_days as horizonDays'])
    .where('eq_uid', '=', eqUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return device && readWindow(trx, device, now);
}

/** Notifies members once who wait for a time that is now free and bookable. Call it after the change, in its transaction. */
export async function notifyWaiting({ mails }: Pick<AppContext, 'mails'>, trx: Trx, freed: FreedTime): Promise<void> {
  const { eqUid, now } = freed;
  const window = await findWindow(trx, freed);
  if (window === undefined) return;
  for (const { member_uid: memberUid, email: to, name, eq_nm: eqNm, ...period } of await takeWaiting(
    trx,
    freed,
    window,
  )) {
    const time = toPeriodText(period);
    const path = toBookingPagePath(eqUid, toSeoulDate(period.from));
    const mail = mails.slotFree({ to, name, eqNm, time, path });
    const text = `${eqNm} · ${time}`;
    await notifyMember(trx, {
      memberUid,
      kind: 'EQU_FREE',
      title: '기다리시던 시간이 비었습니다.',
      text,
      link: path,
      now,
      mail,
    });
  }
}
