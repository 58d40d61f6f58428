import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toBookingPagePath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { toDayText } from './bookingText.ts';

interface Trained {
  readonly member_uid: string;
  readonly name: string;
  readonly email: string;
}

interface Training {
  readonly eqUid: string;
  readonly eqNm: string;
  readonly completedDt: string;
  readonly validDt: string;
  readonly now: Date;
}

/** Notifies a member, also by mail, of a recorded safety training: the equipment is bookable from now on. */
export async function notifyTraining(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  { member_uid: memberUid, name, email: to }: Trained,
  { eqUid, eqNm, completedDt, validDt, now }: Training,
): Promise<void> {
  const path = toBookingPagePath(eqUid);
  await notifyMember(trx, {
    memberUid,
    kind: 'EQU_NEWS',
    title: '장비 안전교육 이수 기록이 등록되었습니다.',
    text: `${eqNm} · ${toDayText(validDt)}까지 유효`,
    link: path,
    now,
    mail: mails.trainingRecorded({ to, name, eqNm, completedDt, validDt, path }),
  });
}
