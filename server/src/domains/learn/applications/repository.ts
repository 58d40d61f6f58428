import type { Page } from '@haesol/contracts/common';
import type {
  Application,
  ApplicationKind,
  ApplicationState,
  adminApplications,
  DraftInput,
} from '@haesol/contracts/learn';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { selectAssignee } from '../../common/office/assignments.ts';
import { orderOf } from '../../common/office/lists.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { applicationChanges } from './applicationChanges.ts';
import { applicationRefType } from './fileFields.ts';

type Reader = Db | Trx;

/** Filter of a list; an empty value does not filter. */
interface ApplicationFilter {
  readonly kind: string;
  readonly state: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly searchKeyword: string;
}

function selectApplications(db: Reader) {
  return db
    .selectFrom('application as a')
    .leftJoin('apply_notice as n', (join) => join.onRef('n.notice_uid', '=', 'a.ref_uid').on('a.kind', '=', 'ASSN'))
    .leftJoin('apply_program as p', (join) => join.onRef('p.pgm_uid', '=', 'a.ref_uid').on('a.kind', '=', 'COLLABO'))
    .leftJoin('edu as e', (join) => join.onRef('e.edu_uid', '=', 'a.ref_uid').on('a.kind', '=', 'EDU'))
    .select(['a.apl_uid', 'a.apl_no', 'a.kind', 'a.state', 'a.title', 'a.ref_uid', 'a.step', 'a.submitted_at'])
    .select(['a.saved_at', 'a.due_dt', 'a.member_uid'])
    .select((eb) => eb.fn.coalesce('n.title', 'p.title', 'e.title').as('ref_nm'));
}

type ApplicationRow = InferResult<ReturnType<typeof selectApplications>>[number];

export function toApplication(row: ApplicationRow): Application {
  return {
    aplUid: row.apl_uid,
    aplNo: row.apl_no,
    kind: row.kind,
    state: row.state,
    title: row.title,
    refUid: row.ref_uid,
    refNm: row.ref_nm,
    step: row.step,
    submittedDt: row.submitted_at === null ? null : toSeoulInstant(row.submitted_at),
    savedDt: toSeoulInstant(row.saved_at),
    dueDt: row.state === 'SUPPLEMENT' ? row.due_dt : null,
  };
}

function toCondition(
  { kind, state, startDate, endDate, searchKeyword }: ApplicationFilter,
  isOfStaff: boolean,
): RawBuilder<SqlBool> {
  const isPhone = isOfStaff ? isPhoneOf(searchKeyword, 'a.member_uid') : sql`false`;
  const states = state.split(',').filter((one) => one !== '');
  const from = isDate(startDate) ? seoulInstant(startDate) : null;
  const to = isDate(endDate) ? seoulInstant(addDays(endDate, 1)) : null;
  const at = sql`coalesce(a.submitted_at, a.saved_at)`;
  return sql<boolean>`(${kind} = '' or a.kind = ${kind})
    and (${states.length} = 0 or a.state = any(${states}))
    and (${from}::timestamptz is null or ${at} >= ${from}::timestamptz)
    and (${to}::timestamptz is null or ${at} < ${to}::timestamptz)
    and (${occursIn(searchKeyword, sql`concat_ws(' ', a.title, a.apl_no, a.payload ->> 'companyNm', a.payload ->> 'applicantNm')`)}
      or ${isPhone})`;
}

/** Order for members: drafts and the latest first. */
const latest = sql`a.state = 'DRAFT' desc, coalesce(a.submitted_at, a.saved_at) desc, a.apl_uid desc`;

/** Order for staff: the longest wait first. */
const staffOrder = {
  usual: sql`a.state in ('SUBMITTED', 'REVIEWING') desc,
    case when a.state in ('SUBMITTED', 'REVIEWING') then a.submitted_at end, a.submitted_at desc, a.apl_uid`,
  columns: {
    category: { by: sql.ref('a.kind') },
    title: { by: sql.ref('a.title') },
    wait: { by: sql.ref('a.submitted_at'), isNullable: true, isFlipped: true },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    due: { by: sql`case when a.state = 'SUPPLEMENT' then a.due_dt end`, isNullable: true },
  },
  uid: sql.ref('a.apl_uid'),
} as const;

/** Column by which staff sort applications; empty for the longest wait first. */
type ApplicationSort = z.output<typeof adminApplications.query>['sort'];

/** Lists of applications, their states and their files. */
function applicationLists(db: Reader) {
  return {
    /** @param condition in addition to the filter: the owner */
    async listApplications(
      filter: ApplicationFilter,
      condition: RawBuilder<SqlBool>,
      { limit, offset, staffSort }: Page & { readonly staffSort?: ApplicationSort },
    ) {
      const wanted = sql<SqlBool>`(${condition}) and ${toCondition(filter, staffSort !== undefined)}`;
      const { total } = await db
        .selectFrom('application as a')
        .select(rowCount.as('total'))
        .where(wanted)
        .executeTakeFirstOrThrow();
      const rows = await selectApplications(db)
        .select(['a.payload', 'a.rev'])
        .select(selectAssignee('applications', 'a.apl_uid'))
        .where(wanted)
        .orderBy(staffSort === undefined ? latest : orderOf(staffSort, staffOrder))
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total };
    },

    async countStates(memberUid: string, kind: ApplicationKind): Promise<{ state: ApplicationState; cnt: number }[]> {
      return db
        .selectFrom('application')
        .select(['state', rowCount.as('cnt')])
        .where('member_uid', '=', memberUid)
        .where('kind', '=', kind)
        .groupBy('state')
        .orderBy('state')
        .execute();
    },

    listFiles: (aplUid: string) =>
      db
        .selectFrom('file')
        .select(['file_uid', 'org_nm', 'ext', 'mime', 'size', 'kind'])
        .where('ref_type', '=', applicationRefType)
        .where('ref_uid', '=', aplUid)
        .where('removed_at', 'is', null)
        .orderBy('kind')
        .orderBy('seq')
        .execute(),
  };
}

/** Lookups of one application and its related rows. */
function applicationLookups(db: Reader) {
  return {
    findApplication: (aplUid: string) =>
      selectApplications(db)
        .leftJoin('advisor as d', 'd.advisor_uid', 'a.advisor_uid')
        .select([
          'a.payload',
          'a.rev',
          'a.visit_at',
          'a.visit_place',
          'd.nm as advisor_nm',
          'd.affiliation as advisor_affiliation',
        ])
        .select(selectAssignee('applications', 'a.apl_uid'))
        .where('a.apl_uid', '=', aplUid)
        .executeTakeFirst(),

    findDraft: (memberUid: string, kind: DraftInput['kind'], refUid: string) =>
      db
        .selectFrom('application')
        .select(['apl_uid', 'payload', 'step', 'saved_at'])
        .where('member_uid', '=', memberUid)
        .where('kind', '=', kind)
        .where('ref_uid', '=', refUid)
        .where('state', '=', 'DRAFT')
        .executeTakeFirst(),

    async findMailbox(memberUid: string): Promise<string | undefined> {
      const row = await db.selectFrom('member').select('email').where('member_uid', '=', memberUid).executeTakeFirst();
      return row?.email;
    },

    /** Counts the programmes that a company has applied for in a year, without withdrawn and rejected ones. */
    async countPrograms(bizNo: string, year: number): Promise<number> {
      const { cnt } = await db
        .selectFrom('application')
        .select(rowCount.as('cnt'))
        .where('kind', '=', 'COLLABO')
        .where('state', 'not in', ['DRAFT', 'REJECTED', 'WITHDRAWN'])
        .where(sql<string>`payload->>'bizNo'`, '=', bizNo)
        .where('submitted_at', '>=', seoulInstant(`${year}-01-01`))
        .where('submitted_at', '<', seoulInstant(`${year + 1}-01-01`))
        .executeTakeFirstOrThrow();
      return cnt;
    },

    /** Counts the consultations of a company, all and those of a year, without withdrawn and rejected ones. */
    countAdvice: (bizNo: string, year: number) =>
      db
        .selectFrom('application')
        .select([
          rowCount.as('all'),
          sql<number>`(count(*) filter (where submitted_at >= ${seoulInstant(`${year}-01-01`)}))::int`.as('thisYear'),
        ])
        .where('kind', '=', 'TECH')
        .where('state', 'not in', ['DRAFT', 'REJECTED', 'WITHDRAWN'])
        .where(sql<string>`payload->>'bizNo'`, '=', bizNo)
        .executeTakeFirstOrThrow(),

    /** Finds the member's open application under a notice or programme. */
    findLive: (memberUid: string, kind: ApplicationKind, refUid: string) =>
      db
        .selectFrom('application')
        .select(['apl_uid as aplUid', 'state'])
        .where('member_uid', '=', memberUid)
        .where('kind', '=', kind)
        .where('ref_uid', '=', refUid)
        .where('state', 'not in', ['DRAFT', 'REJECTED', 'DONE', 'WITHDRAWN'])
        .executeTakeFirst(),
  };
}

export function createApplicationRepository(db: Reader) {
  return { ...applicationLists(db), ...applicationLookups(db), ...applicationChanges };
}
