import type { Faq, FaqDetail } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';

export interface FaqFilter {
  readonly keyword: string;
  readonly categoryCd: string;
  readonly sort: 'LATEST' | 'VIEW';
}

interface FaqRow {
  faq_uid: string;
  category_cd: string;
  category_nm: string;
  title: string;
  view_cnt: number;
  created_at: Date;
}

interface DetailRow extends FaqRow {
  html: string;
  help_y: number;
  help_n: number;
  no: number;
}

interface Neighbour {
  faqUid: string;
  title: string;
}

const columns = sql`f.faq_uid, f.category_cd, coalesce(c.code_nm, f.category_cd) as category_nm, f.title, f.view_cnt, f.created_at`;
const source = sql`faq f left join code c on c.group_cd = 'FAQ_CTG' and c.code = f.category_cd`;

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

export function createFaqRepository(db: Db) {
  return {
    async listFaqs(filter: FaqFilter, { limit, offset }: { limit: number; offset: number }) {
      const base = sql`f.deleted_at is null and ${matches(filter.keyword, 'f.search', 'f.chosung')}`;
      const { rows: categories } = await sql<{ categoryCd: string; categoryNm: string; cnt: number }>`
        select c.code as "categoryCd", c.code_nm as "categoryNm", count(f.faq_uid)::int as cnt
        from code c left join faq f on f.category_cd = c.code and ${base}
        where c.group_cd = 'FAQ_CTG' group by c.code, c.code_nm, c.sort order by c.sort`.execute(db);
      const total = categories
        .filter(({ categoryCd }) => filter.categoryCd === '' || categoryCd === filter.categoryCd)
        .reduce((sum, { cnt }) => sum + cnt, 0);
      const order = filter.sort === 'VIEW' ? sql`f.view_cnt desc` : sql`f.created_at desc`;
      const { rows } = await sql<FaqRow>`select ${columns} from ${source}
        where ${base} and (${filter.categoryCd} = '' or f.category_cd = ${filter.categoryCd})
        order by ${order}, f.faq_uid desc limit ${limit} offset ${offset}`.execute(db);
      return { list: rows.map((row, index) => toFaq(row, total - offset - index)), cnt_total: total, categories };
    },

    async findFaq(faqUid: string): Promise<FaqDetail | undefined> {
      const { rows } = await sql<DetailRow>`select ${columns}, f.html, f.help_y, f.help_n,
        (select count(*)::int from faq o where o.deleted_at is null and (o.created_at, o.faq_uid) <= (f.created_at, f.faq_uid)) as no
        from ${source} where f.faq_uid = ${faqUid} and f.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const own = sql`(select f.created_at, f.faq_uid from faq f where f.faq_uid = ${faqUid})`;
      const select = sql`select o.faq_uid as "faqUid", o.title from faq o where o.deleted_at is null`;
      const prev = await sql<Neighbour>`${select} and (o.created_at, o.faq_uid) < ${own}
        order by o.created_at desc, o.faq_uid desc limit 1`.execute(db);
      const next = await sql<Neighbour>`${select} and (o.created_at, o.faq_uid) > ${own}
        order by o.created_at, o.faq_uid limit 1`.execute(db);
      const related = await sql<Neighbour>`${select} and o.category_cd = ${row.category_cd} and o.faq_uid <> ${faqUid}
        order by o.view_cnt desc, o.faq_uid desc limit 5`.execute(db);
      return {
        ...toFaq(row, row.no),
        html: row.html,
        helpY: row.help_y,
        helpN: row.help_n,
        prev: prev.rows[0] ?? null,
        next: next.rows[0] ?? null,
        related: related.rows,
      };
    },

    /** The viewer's last voice counts. */
    async setHelp(
      faqUid: string,
      viewerKey: string,
      helpYn: 'Y' | 'N',
    ): Promise<{ helpY: number; helpN: number } | undefined> {
      return db.transaction().execute(async (trx) => {
        const locked = await sql<{ faq_uid: string }>`
          select faq_uid from faq where faq_uid = ${faqUid} and deleted_at is null for update`.execute(trx);
        if (locked.rows[0] === undefined) return undefined;
        const before = await sql<{ help_yn: 'Y' | 'N' }>`
          select help_yn from faq_help where faq_uid = ${faqUid} and viewer_key = ${viewerKey}`.execute(trx);
        await sql`insert into faq_help values (${faqUid}, ${viewerKey}, ${helpYn})
          on conflict (faq_uid, viewer_key) do update set help_yn = excluded.help_yn`.execute(trx);
        const old = before.rows[0]?.help_yn;
        const changed = (yn: 'Y' | 'N') => Number(helpYn === yn) - Number(old === yn);
        const { rows } = await sql<{ helpY: number; helpN: number }>`
          update faq set help_y = help_y + ${changed('Y')}, help_n = help_n + ${changed('N')} where faq_uid = ${faqUid}
          returning help_y as "helpY", help_n as "helpN"`.execute(trx);
        return rows[0];
      });
    },
  };
}
