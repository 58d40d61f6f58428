import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { toApplicationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { createDayBeforeJob } from '../../common/jobs/dayBefore.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { listAnnounced, takeSupplements, takeVisits } from './datesRepository.ts';
import { applicationOffices, contactOf, openPlace } from './rules.ts';

async function announceVisits({ mails }: AppContext, trx: Trx, now: Date, limit: number): Promise<number> {
  const aplUids = await takeVisits(trx, addDays(toSeoulDate(now), 1), limit);
  const { menu } = applicationOffices.TECH;
  for (const row of await listAnnounced(trx, aplUids)) {
    const { apl_uid: aplUid, apl_no: aplNo, title, visit_at, visit_place, member_uid, email, advisor_nm } = row;
    if (visit_at === null || aplNo === null) continue;
    const at = localFormats('ko').moment(visit_at);
    const place = visit_place ?? openPlace;
    const advisorNm = advisor_nm ?? '배정 중';
    await notifyMember(trx, {
      memberUid: member_uid,
      kind: 'TECH_MOVE',
      title: '내일 자문 방문이 있습니다.',
      text: `${at} ${title}`,
      link: toApplicationPath(menu, aplUid),
      now,
      mail: mails.visitTomorrow({ to: email, aplNo, title, menu, aplUid, at, place, advisorNm }),
    });
  }
  return aplUids.length;
}

async function announceSupplements({ mails }: AppContext, trx: Trx, now: Date, limit: number): Promise<number> {
  const day = addDays(toSeoulDate(now), 1);
  const aplUids = await takeSupplements(trx, day, limit);
  for (const { apl_uid: aplUid, apl_no: aplNo, kind, title, member_uid, email } of await listAnnounced(trx, aplUids)) {
    // Skips drafts of enrolments, which have neither a number nor a deadline.
    if (aplNo === null || kind === 'EDU') continue;
    const { menu } = applicationOffices[kind];
    await notifyMember(trx, {
      memberUid: member_uid,
      kind: `${kind}_MOVE`,
      title: '보완 내용을 내일까지 제출해 주세요.',
      text: title,
      link: toApplicationPath(menu, aplUid),
      now,
      mail: mails.supplementTomorrow({ to: email, aplNo, title, menu, aplUid, day, contact: contactOf(kind) }),
    });
  }
  return aplUids.length;
}

/** Jobs that remind on the day before an adviser's visit and before the deadline of a supplement. */
export function createApplicationReminders(context: AppContext): JobHandlers {
  return {
    'apply.visitTomorrow': createDayBeforeJob(context, (trx, now, limit) => announceVisits(context, trx, now, limit)),
    'apply.supplementTomorrow': createDayBeforeJob(context, (trx, now, limit) =>
      announceSupplements(context, trx, now, limit),
    ),
  };
}
