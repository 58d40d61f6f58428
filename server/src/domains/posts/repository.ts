import type { Board, Post, PostDetail } from '@haesol/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { type FileFacts, toPublicFileRef } from '../files/fileLinks.ts';
import { matches } from '../search/searchText.ts';
import { type CategoryTotal, createPostCounts } from './postCounts.ts';
import { toExcerpt } from './rules.ts';

export interface PostFilter {
  readonly board: Board;
  readonly keyword: string;
  readonly field: 'ALL' | 'TITLE' | 'CONTENT';
  readonly categoryCd: string;
  readonly urgent: '' | 'Y' | 'N';
  readonly sort: 'LATEST' | 'VIEW';
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

interface PostRow {
  post_uid: string;
  board: Board;
  category_cd: string;
  category_nm: string;
  title: string;
  summary: string;
  writer_nm: string;
  created_at: Date;
  view_cnt: number;
  files: FileFacts[];
  pin: boolean;
  urgent: boolean;
  thumb_url: string | null;
  thumb_alt: string | null;
}

interface DetailRow extends PostRow {
  html: string;
  images: PostDetail['images'];
  source_nm: string | null;
  updated_at: Date;
  download_cnt: number;
}

const newMs = 3 * 86_400_000;

const columns = sql`p.post_uid, p.board, p.category_cd, coalesce(c.code_nm, p.category_cd) as category_nm, p.title, p.summary,
  p.writer_nm, p.created_at, p.view_cnt, p.pin, p.urgent, p.thumb_url, p.thumb_alt,
  coalesce((select jsonb_agg(jsonb_build_object('file_uid', f.file_uid, 'org_nm', f.org_nm, 'ext', f.ext, 'mime', f.mime,
    'size', f.size) order by f.seq) from file f where f.ref_type = 'POST' and f.ref_uid = p.post_uid and f.removed_at is null), '[]') as files`;
const source = sql`post p left join code c on c.group_cd = p.board || '_CTG' and c.code = p.category_cd`;

function toPost(row: PostRow, no: number, now: Date): Post {
  return {
    postUid: row.post_uid,
    no,
    board: row.board,
    categoryCd: row.category_cd,
    categoryNm: row.category_nm,
    title: row.title,
    summary: row.summary,
    writerNm: row.writer_nm,
    createdDt: toSeoulInstant(row.created_at),
    viewCnt: row.view_cnt,
    fileCnt: row.files.length,
    files: row.files.map(toPublicFileRef),
    pinYn: row.pin ? 'Y' : 'N',
    newYn: now.getTime() - row.created_at.getTime() < newMs ? 'Y' : 'N',
    urgentYn: row.urgent ? 'Y' : 'N',
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
  };
}

function keywordCondition({ keyword, field }: Pick<PostFilter, 'keyword' | 'field'>): RawBuilder<boolean> {
  const title = matches(keyword, 'p.title_search', 'p.chosung');
  if (field === 'TITLE' || keyword === '') return title;
  const body = matches(keyword, 'p.body_search', 'p.body_search');
  return field === 'CONTENT' ? body : sql<boolean>`(${title} or ${body})`;
}

/** Rows of a board, found by index alone and read whole only where they are shown. */
function rowsOf(conditions: readonly RawBuilder<boolean>[], order: RawBuilder<unknown>, skip: number, limit: number) {
  return sql`(select p.post_uid from post p where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${limit} offset ${skip})`;
}

export function createPostRepository(db: Db) {
  const postCounts = createPostCounts(db);

  /** Nothing keeps these: each word and urgency is counted when it is asked for. */
  async function countMatches(board: Board, base: RawBuilder<unknown>): Promise<CategoryTotal[]> {
    const { rows } = await sql<CategoryTotal>`
      select c.code as "categoryCd", c.code_nm as "categoryNm", coalesce(found.cnt, 0)::int as cnt
      from code c
      left join (select p.category_cd, count(*) as cnt from post p where ${base} group by 1) found on found.category_cd = c.code
      where c.group_cd = ${`${board}_CTG`} order by c.sort`.execute(db);
    return rows;
  }

  return {
    async listPosts({ board, categoryCd, urgent, sort, ...words }: PostFilter, { limit, offset, now }: Page) {
      const isWhole = words.keyword === '' && urgent !== 'Y';
      const conditions = [
        sql<boolean>`p.board = ${board} and p.deleted_at is null and p.created_at <= ${now}`,
        ...(words.keyword === '' ? [] : [keywordCondition(words)]),
        ...(urgent === 'Y' ? [sql<boolean>`p.urgent`] : []),
      ];
      const categories = isWhole
        ? await postCounts.listCategories(board, now)
        : await countMatches(board, sql.join(conditions, sql` and `));
      const chosen = categories.filter((category) => categoryCd === '' || category.categoryCd === categoryCd);
      const total = chosen.reduce((sum, { cnt }) => sum + cnt, 0);
      if (categoryCd !== '') conditions.push(sql<boolean>`p.category_cd = ${categoryCd}`);
      const isLatest = sort === 'LATEST';
      const start = isWhole && isLatest ? await postCounts.findPageStart(board, categoryCd, offset, now) : undefined;
      if (start !== undefined) conditions.push(start.condition);
      const order = isLatest
        ? sql`p.pin desc, p.created_at desc, p.post_uid desc`
        : sql`p.view_cnt desc, p.post_uid desc`;
      const html = words.keyword === '' ? sql`''` : sql`p.html`;
      const { rows } = await sql<PostRow & { html: string }>`select ${columns}, ${html} as html from ${source}
        join ${rowsOf(conditions, order, start?.skip ?? offset, limit)} shown on shown.post_uid = p.post_uid
        order by ${order}`.execute(db);
      const list = rows.map((row, index) => ({
        ...toPost(row, total - offset - index, now),
        summary: toExcerpt(row.html, row.summary, words.keyword),
      }));
      return { list, cnt_total: total, categories };
    },

    async findPost(postUid: string, now: Date): Promise<PostDetail | undefined> {
      const { rows } = await sql<DetailRow>`select ${columns}, p.html, p.images, p.source_nm, p.updated_at,
        (select coalesce(sum(f.download_cnt), 0)::int from file f where f.ref_type = 'POST' and f.ref_uid = p.post_uid) as download_cnt
        from ${source} where p.post_uid = ${postUid} and p.deleted_at is null and p.created_at <= ${now}`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const neighbour = async (direction: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
        const found = await sql<{ postUid: string; title: string }>`
          select o.post_uid as "postUid", o.title from post o
          where o.board = ${row.board} and o.deleted_at is null and o.created_at <= ${now}
            and (o.created_at, o.post_uid) ${direction} (select p.created_at, p.post_uid from post p where p.post_uid = ${postUid})
          order by o.created_at ${order}, o.post_uid ${order} limit 1`.execute(db);
        return found.rows[0] ?? null;
      };
      const visible = sql<boolean>`p.board = ${row.board} and p.deleted_at is null and p.created_at <= ${now} and p.post_uid <> ${postUid}`;
      const latest = sql`p.created_at desc, p.post_uid desc`;
      const near = sql<boolean>`p.category_cd = ${row.category_cd}`;
      const related = await sql<PostRow>`select ${columns} from ${source}
        where p.post_uid in (select post_uid from ${rowsOf([visible, near, sql<boolean>`p.pin`], latest, 0, 3)} pinned
          union select post_uid from ${rowsOf([visible, near, sql<boolean>`not p.pin`], latest, 0, 3)} near
          union select post_uid from ${rowsOf([visible], latest, 0, 6)} others)
        order by (p.category_cd = ${row.category_cd}) desc, ${latest} limit 3`.execute(db);
      return {
        ...toPost(row, await postCounts.findNumber(postUid, now, row.board), now),
        html: row.html,
        images: row.images,
        sourceNm: row.source_nm,
        updatedDt: toSeoulInstant(row.updated_at),
        downloadCnt: row.download_cnt,
        prev: await neighbour(sql`<`, sql`desc`),
        next: await neighbour(sql`>`, sql`asc`),
        related: related.rows.map((post) => ({
          postUid: post.post_uid,
          title: post.title,
          createdDt: toSeoulInstant(post.created_at),
          thumbUrl: post.thumb_url,
          thumbAlt: post.thumb_alt,
        })),
      };
    },
  };
}
