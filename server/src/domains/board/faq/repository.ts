import type { Faq, FaqDetail } from '@haesol/contracts/board';
import type { FoundFaq } from '@haesol/contracts/member';
import { type InferResult, type NotNull, sql } from 'kysely';
import { getBrand } from '../../../brand/brand.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches, toPlainText } from '../../common/text/searchText.ts';
import { toExcerpt, toSummary } from '../posts/rules.ts';

export interface FaqFilter {
  readonly searchKeyword: string;
  readonly categoryCd: string;
  readonly sort: 'LATEST' | 'VIEW';
}

function selectFaqs(db: Db) {
  return (
    db
      .selectFrom('faq as f')
      .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'f.category_cd').on('c.group_cd', '=', 'FAQ_CTG'))
      .select(['f.faq_uid', 'f.category_cd', 'f.title', 'f.view_cnt', 'f.created_at'])
      .select((eb) => eb.fn.coalesce('c.code_nm', 'f.category_cd').as('category_nm'))
      // A draft, which has no time, is no row of a public read.
      .$narrowType<{ created_at: NotNull }>()
  );
}

type FaqRow = InferResult<ReturnType<typeof selectFaqs>>[number];

function toFaq(row: FaqRow, no: number): Faq {
  return {
    faqUid: row.faq_uid,
    no,
    categoryCd: row.category_cd,
    categoryNm: row.category_nm,
    title: row.title,
    viewCnt: row.view_cnt,
    createdDt: toSeoulInstant(row.created_at),
  };
}

async function findOthers(db: Db, { faq_uid, category_cd }: FaqRow, now: Date) {
  const own = sql`(select f.created_at, f.faq_uid from faq f where f.faq_uid = ${faq_uid})`;
  const others = db
    .selectFrom('faq as o')
    .select(['o.faq_uid as faqUid', 'o.title'])
    .where('o.deleted_at', 'is', null)
    .where('o.created_at', '<=', now);
  const prev = await others
    .where(sql<boolean>`(o.created_at, o.faq_uid) < ${own}`)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.faq_uid', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await others
    .where(sql<boolean>`(o.created_at, o.faq_uid) > ${own}`)
    .orderBy('o.created_at')
    .orderBy('o.faq_uid')
    .limit(1)
    .executeTakeFirst();
  const related = await others
    .where('o.category_cd', '=', category_cd)
    .where('o.faq_uid', '<>', faq_uid)
    .orderBy('o.view_cnt', 'desc')
    .orderBy('o.faq_uid', 'desc')
    .limit(5)
    .execute();
  return { prev: prev ?? null, next: next ?? null, related };
}

/** Stores the latest vote of each viewer. */
function setHelp(db: Db, faqUid: string, viewerKey: string, helpYn: 'Y' | 'N', now: Date) {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('faq')
      .select('faq_uid')
      .where('faq_uid', '=', faqUid)
      .where('deleted_at', 'is', null)
      .where('created_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return undefined;
    const before = await trx
      .selectFrom('faq_help')
      .select('help_yn')
      .where('faq_uid', '=', faqUid)
      .where('viewer_key', '=', viewerKey)
      .executeTakeFirst();
    await trx
      .insertInto('faq_help')
      .values({ faq_uid: faqUid, viewer_key: viewerKey, help_yn: helpYn })
      .onConflict((conflict) => conflict.columns(['faq_uid', 'viewer_key']).doUpdateSet({ help_yn: helpYn }))
      .execute();
    const changed = (yn: 'Y' | 'N') => Number(helpYn === yn) - Number(before?.help_yn === yn);
    return trx
      .updateTable('faq')
      .set((eb) => ({
        help_y: eb('help_y', '+', changed('Y')),
        help_n: eb('help_n', '+', changed('N')),
      }))
      .where('faq_uid', '=', faqUid)
      .returning(['help_y as helpY', 'help_n as helpN'])
      .executeTakeFirst();
  });
}

/** Lists the categories of a service that the site does not offer; payments are those of travel goods. */
const listHiddenCategories = () => (getBrand().travel ? [] : ['TRAVEL', 'PAY']);

export function createFaqRepository(db: Db) {
  return {
    async listFaqs({ searchKeyword, categoryCd, sort }: FaqFilter, { limit, offset, now }: PageAt) {
      const hidden = listHiddenCategories();
      const condition = sql<boolean>`f.deleted_at is null and f.created_at <= ${now} and f.category_cd <> all(${hidden}::text[]) and ${matches(searchKeyword, 'f.search', 'f.chosung')}`;
      const categories = await db
        .selectFrom('code as c')
        .leftJoin('faq as f', (join) => join.onRef('f.category_cd', '=', 'c.code').on(condition))
        .select(['c.code as categoryCd', 'c.code_nm as categoryNm', sql<number>`count(f.faq_uid)::int`.as('cnt')])
        .where('c.group_cd', '=', 'FAQ_CTG')
        .where(sql<boolean>`c.code <> all(${hidden}::text[])`)
        .groupBy(['c.code', 'c.code_nm', 'c.sort'])
        .orderBy('c.sort')
        .execute();
      const total = categories
        .filter((category) => categoryCd === '' || category.categoryCd === categoryCd)
        .reduce((sum, { cnt }) => sum + cnt, 0);
      const rows = await selectFaqs(db)
        .where(condition)
        .where(sql<boolean>`(${categoryCd} = '' or f.category_cd = ${categoryCd})`)
        .orderBy(sort === 'VIEW' ? 'f.view_cnt' : 'f.created_at', 'desc')
        .orderBy('f.faq_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map((row, index) => toFaq(row, total - offset - index)), cnt_total: total, categories };
    },

    /** Lists questions in the order of the given identifiers, with the excerpt around the keyword. */
    async listByUid(uids: readonly string[], searchKeyword: string): Promise<FoundFaq[]> {
      const rows = await selectFaqs(db).select('f.html').where('f.faq_uid', 'in', uids).execute();
      return inOrder(rows, uids, ({ faq_uid }) => faq_uid).map((row, index) => {
        const plain = toPlainText(row.html);
        return { ...toFaq(row, index + 1), summary: toExcerpt(toSummary(plain), searchKeyword, () => plain) };
      });
    },

    async findFaq(faqUid: string, now: Date): Promise<FaqDetail | undefined> {
      const row = await selectFaqs(db)
        .select(['f.html', 'f.help_y', 'f.help_n'])
        .select((eb) =>
          eb
            .selectFrom('faq as o')
            .select(rowCount.as('cnt'))
            .where('o.deleted_at', 'is', null)
            .where(sql<boolean>`(o.created_at, o.faq_uid) <= (f.created_at, f.faq_uid)`)
            .as('no'),
        )
        .where('f.faq_uid', '=', faqUid)
        .where('f.deleted_at', 'is', null)
        .where('f.created_at', '<=', now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        ...toFaq(row, row.no ?? 0),
        html: row.html,
        helpY: row.help_y,
        helpN: row.help_n,
        ...(await findOthers(db, row, now)),
      };
    },

    setHelp: (faqUid: string, viewerKey: string, helpYn: 'Y' | 'N', now: Date) =>
      setHelp(db, faqUid, viewerKey, helpYn, now),
  };
}
