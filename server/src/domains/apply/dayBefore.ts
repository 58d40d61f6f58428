import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Trx } from '../../db/schema.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { toApplicationPath } from '../../pagePaths.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulTime } from '../../seoulTime.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { applicationOffices, visitStates } from './rules.ts';

/** Visits per transaction. */
const atOnce = 100;
/** Mails of the day before are not sent at night. */
const mailsFrom = '09:00';

/** Marks tomorrow's visits as told, so that each member gets one reminder. Rows that another process has locked are left to it. */
function takeVisits(trx: Trx, now: Date) {
  const tomorrow = addDays(toSeoulDate(now), 1);
  return trx
    .updateTable('application')
    .set((eb) => ({ visit_told_for: eb.ref('visit_at') }))
    .where('apl_uid', 'in', (eb) =>
      eb
        .selectFrom('application as a')
        .select('a.apl_uid')
        .where('a.kind', '=', 'TECH')
        .where('a.state', 'in', visitStates)
        .where('a.visit_at', '>=', seoulInstant(tomorrow))
        .where('a.visit_at', '<', seoulInstant(addDays(tomorrow, 1)))
        .where(sql<boolean>`a.visit_told_for is distinct from a.visit_at`)
        .limit(atOnce)
        .forUpdate('a')
        .skipLocked(),
    )
    .returning('apl_uid')
    .execute();
}

async function announce({ letters }: AppContext, trx: Trx, aplUids: readonly string[], now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.member_uid', 'a.member_uid')
    .leftJoin('advisor as d', 'd.advisor_uid', 'a.advisor_uid')
    .select(['a.apl_uid', 'a.apl_no', 'a.title', 'a.visit_at', 'a.visit_place', 'a.member_uid', 'm.email'])
    .select('d.nm')
    .where(sql<boolean>`a.apl_uid = any(${aplUids}::uuid[])`)
    .execute();
  const { menu } = applicationOffices.TECH;
  for (const { apl_uid: aplUid, apl_no: aplNo, title, visit_at, visit_place, member_uid, email, nm } of rows) {
    if (visit_at === null || aplNo === null) continue;
    const at = `${toSeoulDate(visit_at)} ${toSeoulTime(visit_at)}`;
    const place = visit_place ?? '담당자와 협의';
    await tellMember(trx, {
      memberUid: member_uid,
      kind: 'TECH_MOVE',
      title: '내일 자문 방문이 있습니다.',
      text: `${at} ${title}`,
      link: toApplicationPath(menu, aplUid),
      now,
      letter: letters.visitTomorrow({ to: email, aplNo, title, menu, aplUid, at, place, advisorNm: nm ?? '배정 중' }),
    });
  }
}

async function announceSome(context: AppContext): Promise<number> {
  const now = await context.clock.now();
  if (toSeoulTime(now) < mailsFrom) return 0;
  return inTransaction(context.db, async (trx) => {
    const aplUids = (await takeVisits(trx, now)).map(({ apl_uid }) => apl_uid);
    await announce(context, trx, aplUids, now);
    return aplUids.length;
  });
}

/** The day before a visit of an adviser is announced, by the clock. */
export function createVisitReminder(context: AppContext): JobHandlers {
  return {
    'apply.visitTomorrow': {
      everySec: 1_800,
      async run() {
        while ((await announceSome(context)) === atOnce);
      },
    },
  };
}
