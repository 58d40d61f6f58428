import { type CodeGroup, errorCodes, type Page } from '@haesol/contracts/common';
import {
  type adminAddCode,
  type adminChangeCode,
  type adminCodes,
  type OpenCodeGroup,
  openCodeGroups,
} from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { occursIn } from '../../common/text/searchText.ts';

type Form = z.output<typeof adminChangeCode.body>;

/** Columns with the codes of a group. Removed entries count too: they can be put back. */
const uses: Readonly<Record<OpenCodeGroup, readonly (readonly [keyof Database, string])[]>> = {
  NOTICE_CTG: [['post', 'category_cd']],
  NEWS_CTG: [['post', 'category_cd']],
  REFERENCE_CTG: [['post', 'category_cd']],
  FAQ_CTG: [['faq', 'category_cd']],
  QNA_CTG: [['qna', 'category_cd']],
  INQUIRY_CTG: [['inquiry', 'category_cd']],
  EDU_FIELD: [['edu', 'field_cd']],
  TECH_FIELD: [
    ['advisor', 'field_cd'],
    ['sharing', 'field_cd'],
  ],
  EQ_CTG: [['equipment', 'ctg_cd']],
  GDS_CATEGORY_CD: [['goods', 'category_cd']],
  TOURIST_TYCD: [['travel_info', 'tourist_tycd']],
  REFUND_WHY: [['refund', 'why_cd']],
  REVIEW_REPORT: [['review_report', 'reason_cd']],
  LEAVE_WHY: [['leave_log', 'reason_cd']],
};

const findOpen = (group: CodeGroup): OpenCodeGroup | undefined => openCodeGroups.find((open) => open === group);

/** SQL for the number of entries with the code `c`. Applications keep their fields in `payload`. */
function countUses(group: OpenCodeGroup): RawBuilder<number> {
  const ofBoard = group.endsWith('_CTG') && uses[group][0]?.[0] === 'post';
  const counts = uses[group].map(
    ([table, column]) => sql`(select count(*) from ${sql.table(table)} u where u.${sql.ref(column)} = c.code
      ${ofBoard ? sql`and u.board = ${group.replace('_CTG', '')}` : sql``})`,
  );
  if (group === 'TECH_FIELD')
    counts.push(sql`(select count(*) from application a where a.payload->'techField' ? c.code)`);
  return sql<number>`(${sql.join(counts, sql` + `)})::int`;
}

/** Lists the codes of a group in their order, with the names of all groups. */
export async function listStaffCodes(
  db: Db,
  { group, searchKeyword }: Pick<z.output<typeof adminCodes.query>, 'group' | 'searchKeyword'>,
  { limit, offset }: Page,
) {
  const open = findOpen(group);
  const found = db
    .selectFrom('code as c')
    .where('c.group_cd', '=', group)
    .where(occursIn(searchKeyword, sql`c.code || ' ' || c.code_nm`));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const nameIn = (language: string) => sql<string | null>`c.i18n->${language}->>'nm'`;
  const rows = await found
    .select(['c.code', 'c.code_nm as codeNm', 'c.sort', 'c.off', 'c.rev'])
    .select([nameIn('en').as('en'), nameIn('ja').as('ja'), nameIn('zh-CN').as('zhCN'), nameIn('zh-TW').as('zhTW')])
    .select((open === undefined ? sql<number | null>`null` : countUses(open)).as('usedCnt'))
    .orderBy('c.sort')
    .orderBy('c.code')
    .limit(limit)
    .offset(offset)
    .execute();
  const groups = await db
    .selectFrom('code_group')
    .select(['group_cd as group', 'group_nm as groupNm'])
    .orderBy('group_nm')
    .execute();
  const list = rows.map(({ off, ...row }) => ({ ...row, onYn: off ? ('N' as const) : ('Y' as const) }));
  return { list, cnt_total: cnt, groups };
}

function toRow({ codeNm, sort, onYn, ...names }: Form) {
  const texts = { en: names.en, ja: names.ja, 'zh-CN': names.zhCN, 'zh-TW': names.zhTW };
  const i18n = Object.entries(texts).flatMap(([language, nm]) => (nm === null ? [] : [[language, { nm }]]));
  return { code_nm: codeNm, sort, off: onYn === 'N' ? true : null, i18n: JSON.stringify(Object.fromEntries(i18n)) };
}

const record = (trx: Trx, action: string, group: CodeGroup, code: string, staff: Principal) =>
  writeAudit(trx, { actorUid: staff.memberUid, action, targetType: 'CODE', targetUid: `${group}.${code}` });

/** @throws {ApiError} `4000` for a code that exists, and in a group of the program */
export async function addCode(
  trx: Trx,
  group: CodeGroup,
  { code, ...form }: z.output<typeof adminAddCode.body>,
  staff: Principal,
): Promise<void> {
  if (findOpen(group) === undefined) throw fieldError('code', '프로그램이 쓰는 묶음이라 코드를 더할 수 없습니다.');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('code')
    .values({ group_cd: group, code, upper_cd: null, ...toRow(form) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw fieldError('code', '이미 있는 코드입니다.');
  await record(trx, 'code.add', group, code, staff);
}

/** @throws {ApiError} `4040`, `4405` if another has changed the code in between */
export async function changeCode(
  trx: Trx,
  group: CodeGroup,
  code: string,
  form: Form,
  staff: Principal,
): Promise<void> {
  await requireRev(trx, { table: 'code', uid: `${group}.${code}`, rev: form.rev, now: staff.now });
  const { numUpdatedRows } = await trx
    .updateTable('code')
    .set(toRow(form))
    .where('group_cd', '=', group)
    .where('code', '=', code)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
  await record(trx, 'code.change', group, code, staff);
}

/** @throws {ApiError} `4040`, `4405` for a code in use or of the program */
export async function removeCode(trx: Trx, group: CodeGroup, code: string, staff: Principal): Promise<void> {
  const open = findOpen(group);
  const one = trx.selectFrom('code as c').where('c.group_cd', '=', group).where('c.code', '=', code);
  // Waits for those who are about to use the code; counted in a statement of its own, which sees what they wrote.
  const found = await one.select('c.code').forUpdate().executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const count = open === undefined ? sql<number>`1` : countUses(open);
  const { used } = await one.select(count.as('used')).executeTakeFirstOrThrow();
  if (used > 0) {
    throw new ApiError(errorCodes.moveNotAllowed, {
      message: '쓰는 곳이 있어 지울 수 없습니다. 사용 안 함으로 바꿔 주세요.',
    });
  }
  await trx.deleteFrom('code').where('group_cd', '=', group).where('code', '=', code).execute();
  await record(trx, 'code.remove', group, code, staff);
}
