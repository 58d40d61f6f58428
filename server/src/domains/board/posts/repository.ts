import type { Board, Post, PostDetail } from '@haesol/contracts/board';
import type { Page } from '@haesol/contracts/common';
import { type InferResult, type NotNull, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { toPublicFileRef } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches, toPlainText } from '../../common/text/searchText.ts';
import { toExcerpt } from './rules.ts';

export interface PostFilter {
  readonly board: Board;
  readonly searchKeyword: string;
  readonly field: 'ALL' | 'TITLE' | 'CONTENT';
  readonly categoryCd: string;
  readonly urgent: '' | 'Y' | 'N';
  readonly sort: 'LATEST' | 'VIEW';
}

const newMs = 3 * 86_400_000;

/** A draft, which has no time, is no row of a public read. */
interface Shown {
  readonly created_at: NotNull;
}

function selectPosts(db: Db) {
  return db
    .selectFrom('post as p')
    .leftJoin('code as c', (join) =>
      join.onRef('c.code', '=', 'p.category_cd').on('c.group_cd', '=', sql<string>`p.board || '_CTG'`),
    )
    .select(['p.post_uid', 'p.board', 'p.category_cd', 'p.title', 'p.summary', 'p.writer_nm', 'p.created_at'])
    .select(['p.view_cnt', 'p.pin', 'p.urgent', 'p.thumb_url', 'p.thumb_alt'])
    .select((eb) => [
      eb.fn.coalesce('c.code_nm', 'p.category_cd').as('category_nm'),
      filesOf('POST', sql<string>`p.post_uid`).as('files'),
    ])
    .$narrowType<Shown>();
}

type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

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

function keywordCondition({ searchKeyword, field }: Pick<PostFilter, 'searchKeyword' | 'field'>): RawBuilder<boolean> {
  const title = matches(searchKeyword, 'p.title_search', 'p.chosung');
  if (field === 'TITLE' || searchKeyword === '') return title;
  const body = matches(searchKeyword, 'p.body_search', 'p.body_search');
  return field === 'CONTENT' ? body : sql<boolean>`(${title} or ${body})`;
}

/** SQL condition: posts `p` of a board that are published and not deleted; a draft has no time. */
export const isVisiblePost = (board: Board, now: Date) =>
  sql<boolean>`p.board = ${board} and p.deleted_at is null and p.created_at <= ${now}`;

const latestFirst = sql`p.created_at desc, p.post_uid desc`;
const orders = {
  LATEST: sql`p.pin desc, p.created_at desc, p.post_uid desc`,
  VIEW: sql`p.view_cnt desc, p.post_uid desc`,
} satisfies Record<PostFilter['sort'], RawBuilder<unknown>>;

/** Selects the identifiers of a page with an index only, so that just the rows of the page are read. */
function selectPage(
  db: Db,
  conditions: readonly RawBuilder<boolean>[],
  order: RawBuilder<unknown>,
  { limit, offset }: Page,
) {
  return db
    .selectFrom('post as p')
    .select('p.post_uid')
    .where((eb) => eb.and(conditions))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
}

/** Selects the number of posts that match, by category; categories without any have 0. */
function selectCategories(db: Db, board: Board, conditions: readonly RawBuilder<boolean>[]) {
  const found = db
    .selectFrom('post as p')
    .select(['p.category_cd', rowCount.as('cnt')])
    .where((eb) => eb.and(conditions))
    .groupBy('p.category_cd');
  return db
    .selectFrom('code as c')
    .leftJoin(found.as('found'), 'found.category_cd', 'c.code')
    .select(['c.code as categoryCd', 'c.code_nm as categoryNm'])
    .select((eb) => eb.fn.coalesce('found.cnt', eb.lit(0)).as('cnt'))
    .where('c.group_cd', '=', `${board}_CTG`)
    .orderBy('c.sort');
}

/** Selects the number of a post on its board, in the order of the list; the oldest post that is not pinned is 1. */
function selectNumber(db: Db, { board, post_uid }: PostRow, now: Date) {
  // Read from the row: a `Date` has no microseconds.
  const own = sql`(select o.pin, o.created_at, o.post_uid from post o where o.post_uid = ${post_uid})`;
  return db
    .selectFrom('post as p')
    .select(rowCount.as('cnt'))
    .where(isVisiblePost(board, now))
    .where(sql<boolean>`(p.pin, p.created_at, p.post_uid) <= ${own}`)
    .$asScalar();
}

function selectNeighbours(db: Db, { board, post_uid }: PostRow, now: Date) {
  const own = sql`(select o.created_at, o.post_uid from post o where o.post_uid = ${post_uid})`;
  const others = db
    .selectFrom('post as p')
    .select(['p.post_uid', 'p.title', 'p.created_at'])
    .$narrowType<Shown>()
    .where(isVisiblePost(board, now))
    .limit(1);
  return {
    prev: others.where(sql<boolean>`(p.created_at, p.post_uid) < ${own}`).orderBy(latestFirst),
    next: others.where(sql<boolean>`(p.created_at, p.post_uid) > ${own}`).orderBy('p.created_at').orderBy('p.post_uid'),
  };
}

/** Selects pinned posts of the category, then its latest, then the latest of the board. */
function selectRelated(db: Db, { board, category_cd, post_uid }: PostRow, now: Date) {
  const visible = [isVisiblePost(board, now), sql<boolean>`p.post_uid <> ${post_uid}`];
  const sameCategory = sql<boolean>`p.category_cd = ${category_cd}`;
  const pinned = selectPage(db, [...visible, sameCategory, sql<boolean>`p.pin`], latestFirst, { limit: 3, offset: 0 });
  const near = selectPage(db, [...visible, sameCategory, sql<boolean>`not p.pin`], latestFirst, {
    limit: 3,
    offset: 0,
  });
  const others = selectPage(db, visible, latestFirst, { limit: 6, offset: 0 });
  return db
    .selectFrom('post as p')
    .select(['p.post_uid', 'p.title', 'p.created_at', 'p.thumb_url', 'p.thumb_alt'])
    .$narrowType<Shown>()
    .where('p.post_uid', 'in', (eb) =>
      eb
        .selectFrom(pinned.as('pinned'))
        .select('pinned.post_uid')
        .union(eb.selectFrom(near.as('near')).select('near.post_uid'))
        .union(eb.selectFrom(others.as('others')).select('others.post_uid')),
    )
    .orderBy(sameCategory, 'desc')
    .orderBy(latestFirst)
    .limit(3);
}

/** Returns the number of a post, and the posts that its page links, with one statement. */
async function findAround(db: Db, post: PostRow, now: Date) {
  const { prev, next } = selectNeighbours(db, post, now);
  const row = await db
    .selectNoFrom([
      selectNumber(db, post, now).as('no'),
      jsonObjectFrom(prev).as('prev'),
      jsonObjectFrom(next).as('next'),
      jsonArrayFrom(selectRelated(db, post, now)).as('related'),
    ])
    .executeTakeFirstOrThrow();
  // JSON has no instants.
  const toLink = (other: { post_uid: string; title: string; created_at: Date | string }) => ({
    postUid: other.post_uid,
    title: other.title,
    createdDt: toSeoulInstant(new Date(other.created_at)),
  });
  return {
    no: row.no ?? 0,
    prev: row.prev && toLink(row.prev),
    next: row.next && toLink(row.next),
    related: row.related.map((post) => ({ ...toLink(post), thumbUrl: post.thumb_url, thumbAlt: post.thumb_alt })),
  };
}

export function createPostRepository(db: Db) {
  return {
    async listPosts(filter: PostFilter, { limit, offset, now }: PageAt) {
      const { board, categoryCd, urgent, sort, searchKeyword } = filter;
      const conditions = [
        isVisiblePost(board, now),
        ...(searchKeyword === '' ? [] : [keywordCondition(filter)]),
        ...(urgent === 'Y' ? [sql<boolean>`p.urgent`] : []),
      ];
      const ofCategory = categoryCd === '' ? [] : [sql<boolean>`p.category_cd = ${categoryCd}`];
      const shown = selectPage(db, [...conditions, ...ofCategory], orders[sort], { limit, offset });
      const rows = selectPosts(db)
        .innerJoin(shown.as('shown'), 'shown.post_uid', 'p.post_uid')
        .select((eb) => (searchKeyword === '' ? eb.val('').as('html') : eb.ref('p.html').as('html')))
        .orderBy(orders[sort]);
      // One statement: each costs more than what it reads.
      const { categories, list } = await db
        .selectNoFrom([
          jsonArrayFrom(selectCategories(db, board, conditions)).as('categories'),
          jsonArrayFrom(rows).as('list'),
        ])
        .executeTakeFirstOrThrow();
      const chosen = categories.filter((category) => categoryCd === '' || category.categoryCd === categoryCd);
      const total = chosen.reduce((sum, { cnt }) => sum + cnt, 0);
      const toListed = (row: (typeof list)[number], index: number): Post => ({
        ...toPost({ ...row, created_at: new Date(row.created_at) }, total - offset - index, now),
        summary: toExcerpt(row.summary, searchKeyword, () => toPlainText(row.html)),
      });
      return { list: list.map(toListed), cnt_total: total, categories };
    },

    /** Lists posts in the order of the given identifiers, with the excerpt around the keyword. */
    async listByUid(uids: readonly string[], searchKeyword: string, now: Date): Promise<Post[]> {
      const rows = await selectPosts(db).select('p.html').where('p.post_uid', 'in', uids).execute();
      return inOrder(rows, uids, ({ post_uid }) => post_uid).map((row, index) => ({
        ...toPost(row, index + 1, now),
        summary: toExcerpt(row.summary, searchKeyword, () => toPlainText(row.html)),
      }));
    },

    async findPost(postUid: string, now: Date): Promise<PostDetail | undefined> {
      const row = await selectPosts(db)
        .select(['p.html', 'p.images', 'p.source_nm', 'p.updated_at'])
        .select((eb) =>
          eb
            .selectFrom('edu as e')
            .select('e.edu_uid')
            .whereRef('e.edu_uid', '=', 'p.edu_uid')
            .where('e.deleted_at', 'is', null)
            .where('e.publish_at', '<=', now)
            .as('edu_uid'),
        )
        .select((eb) =>
          eb
            .selectFrom('file as f')
            .select(sql<number>`coalesce(sum(f.download_cnt), 0)::int`.as('cnt'))
            .where('f.ref_type', '=', 'POST')
            .whereRef('f.ref_uid', '=', 'p.post_uid')
            .as('download_cnt'),
        )
        .where('p.post_uid', '=', postUid)
        .where('p.deleted_at', 'is', null)
        .where('p.created_at', '<=', now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { no, ...links } = await findAround(db, row, now);
      return {
        ...toPost(row, no, now),
        html: row.html,
        images: row.images,
        sourceNm: row.source_nm,
        updatedDt: toSeoulInstant(row.updated_at),
        eduUid: row.edu_uid,
        downloadCnt: row.download_cnt ?? 0,
        ...links,
      };
    },
  };
}
