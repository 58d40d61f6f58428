import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { toOwnBookingPath } from '../../pagePaths.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { toPeriodText } from './bookingText.ts';
import type { BookingRow } from './repository.ts';

/** Tells a member what concerns a booking without moving it: in the bell and by mail, in the transaction of the change. */
export function tellNews(
  { letters }: Pick<AppContext, 'letters'>,
  trx: Trx,
  booking: BookingRow,
  { news, memo, now }: { readonly news: string; readonly memo?: string | undefined; readonly now: Date },
): Promise<void> {
  const { rsv_uid: rsvUid, member_uid: memberUid, eq_nm: eqNm, email: to, name } = booking;
  const time = toPeriodText(booking);
  return tellMember(trx, {
    memberUid,
    kind: 'EQU_NEWS',
    title: news,
    text: `${eqNm} · ${time}`,
    link: toOwnBookingPath(rsvUid),
    now,
    letter: letters.bookingMoved({ to, name, eqNm, time, rsvUid, news, memo }),
  });
}
