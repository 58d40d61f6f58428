import { type Kysely, sql } from 'kysely';
import { appNow, appToday, rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { closedStates } from '../../learn/applications/rules.ts';
import { liesAhead } from '../../learn/enrolment/repository.ts';
import { countOpenTrips } from '../../travel/order/memberData.ts';

type Reader = Kysely<Database>;

/** Selects the member with the data of the class: company, student or staff. */
function selectMember(db: Reader, memberUid: string) {
  return db
    .selectFrom('member as m')
    .leftJoin('member_company as c', 'c.member_uid', 'm.member_uid')
    .leftJoin('company as k', 'k.biz_no', 'c.biz_no')
    .leftJoin('member_student as s', 's.member_uid', 'm.member_uid')
    .leftJoin('member_staff as t', 't.member_uid', 'm.member_uid')
    .select(['m.name', 'm.email', 'm.class_cd', 'm.profile_file_uid', 'm.tel1', 'm.tel2', 'm.tel3'])
    .select([
      'm.affiliation',
      'm.last_login_at',
      'm.created_at',
      'm.state',
      'm.pw_hash',
      'k.manager_uid',
      'c.nm',
      'c.biz_no',
      'c.scale_cd',
      'c.industry_cd',
      'c.position',
    ])
    .select(['s.student_no', 's.grade', 's.dept_cd as student_dept', 't.staff_no', 't.dept_cd as staff_dept'])
    .where('m.member_uid', '=', memberUid);
}

/** Counts the member's open items. Domains that count 0 have no table yet. */
async function countItems(db: Reader, memberUid: string) {
  const applications = await db
    .selectFrom('application')
    .select(['kind', rowCount.as('cnt')])
    .where('member_uid', '=', memberUid)
    .where('state', 'not in', closedStates)
    .groupBy('kind')
    .execute();
  const ofKind = (kind: string) => applications.find((row) => row.kind === kind)?.cnt ?? 0;
  const { edu, equ, qna, coupon, pass } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('enroll as n')
        .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
        .select(rowCount.as('cnt'))
        .where('n.member_uid', '=', memberUid)
        .where(liesAhead)
        .as('edu'),
      eb
        .selectFrom('equipment_rsv')
        .select(rowCount.as('cnt'))
        .where('member_uid', '=', memberUid)
        .where('state', 'in', ['REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED'])
        .where(sql<boolean>`upper(during) > ${appNow}`)
        .as('equ'),
      eb
        .selectFrom('qna')
        .select(rowCount.as('cnt'))
        .where('writer_uid', '=', memberUid)
        .where('deleted_at', 'is', null)
        .as('qna'),
      eb
        .selectFrom('coupon as o')
        .innerJoin('coupon_pblcn as c', 'c.coupon_pblcn_uid', 'o.coupon_pblcn_uid')
        .select(rowCount.as('cnt'))
        .where('o.member_uid', '=', memberUid)
        .where('o.state', '=', 'OWNED')
        .where(sql<boolean>`c.end_dt >= ${appToday}`)
        .as('coupon'),
      eb
        .selectFrom('member_pass')
        .select(rowCount.as('cnt'))
        .where('member_uid', '=', memberUid)
        .where('state', 'in', ['PAID', 'ACTIVE', 'REFUND_ASK'])
        .where(sql<boolean>`coalesce(expire_at, valid_until) > ${appNow}`)
        .as('pass'),
    ])
    .executeTakeFirstOrThrow();
  const trips = { reserve: await countOpenTrips(db, memberUid) };
  const counts = { tech: ofKind('TECH'), assn: ofKind('ASSN'), collabo: ofKind('COLLABO') };
  return { ...trips, ...counts, edu: edu ?? 0, equ: equ ?? 0, qna: qna ?? 0, coupon: coupon ?? 0, pass: pass ?? 0 };
}

export function createMypageRepository(db: Reader) {
  return {
    getMember: (memberUid: string) => selectMember(db, memberUid).executeTakeFirstOrThrow(),

    listLinks: (memberUid: string) =>
      db
        .selectFrom('member_sns')
        .select(['provider', 'linked_at'])
        .where('member_uid', '=', memberUid)
        .orderBy('linked_at')
        .execute(),

    /** Lists the member's latest answer to each document of terms. */
    listAgreements: (memberUid: string) =>
      db
        .selectFrom('member_agree')
        .distinctOn('code')
        .select(['code', 'yn'])
        .where('member_uid', '=', memberUid)
        .orderBy('code')
        .orderBy('at', 'desc')
        .orderBy('agree_uid', 'desc')
        .execute(),

    countItems: (memberUid: string) => countItems(db, memberUid),
  };
}
