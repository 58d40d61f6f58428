import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { toOwnBookingPath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { toPeriodText } from './bookingText.ts';
import type { BookingRow } from './repository.ts';

/** Notifies a member of a change by staff that is not a move: timeline, notification and mail, in the transaction of the change. */
export async function notifyNews(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  booking: BookingRow,
  { news, memo, staff }: { readonly news: string; readonly memo?: string | undefined; readonly staff: Principal },
): Promise<void> {
  const { rsv_uid: rsvUid, member_uid: memberUid, eq_nm: eqNm, email: to, name, state } = booking;
  const time = toPeriodText(booking);
  const { memberUid: staffUid, now } = staff;
  const entry = { kind: 'EQU', refUid: rsvUid, memberUid, state, mover: 'STAFF', staffUid, now } as const;
  await addEntry(trx, { ...entry, memo: memo === undefined ? news : `${news} ${memo}` });
  await notifyMember(trx, {
    memberUid,
    kind: 'EQU_NEWS',
    title: news,
    text: `${eqNm} · ${time}`,
    link: toOwnBookingPath(rsvUid),
    now,
    mail: mails.bookingMoved({ to, name, eqNm, time, rsvUid, news, memo }),
  });
}
