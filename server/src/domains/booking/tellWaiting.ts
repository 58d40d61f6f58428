import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { toBookingPagePath } from '../../pagePaths.ts';
import { toSeoulDate } from '../../seoulTime.ts';
import type { Period } from '../equipment/rules.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { toPeriodText } from './bookingText.ts';
import { takeWaiting } from './waitRepository.ts';

/** Tells those who wait for a time that has become free, once; after the change that made it free, in its transaction. */
export async function tellWaiting(
  { letters }: Pick<AppContext, 'letters'>,
  trx: Trx,
  freed: Period & { readonly eqUid: string; readonly now: Date },
): Promise<void> {
  const { eqUid, now } = freed;
  for (const { member_uid: memberUid, email: to, name, eq_nm: eqNm, ...period } of await takeWaiting(trx, freed)) {
    const time = toPeriodText(period);
    const path = toBookingPagePath(eqUid, toSeoulDate(period.from));
    const letter = letters.slotFree({ to, name, eqNm, time, path });
    const text = `${eqNm} · ${time}`;
    await tellMember(trx, {
      memberUid,
      kind: 'EQU_FREE',
      title: '기다리시던 시간이 비었습니다.',
      text,
      link: path,
      now,
      letter,
    });
  }
}
