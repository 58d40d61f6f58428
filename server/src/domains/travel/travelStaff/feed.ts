import type { Page } from '@haesol/contracts/common';
import type { FeedForm } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';

interface Filter {
  readonly kind: string;
  readonly removedYn: '' | 'Y';
}

/** Lists news with all their texts, for staff, newest first. */
export async function listStaffFeed(db: Db, { kind, removedYn }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('feed as f')
    .where(isRemoved(removedYn, 'f.deleted_at'))
    .where(sql<boolean>`(${kind} = '' or f.kind = ${kind})`);
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['f.id', 'f.kind', 'f.title', 'f.body', 'f.i18n', 'f.link', 'f.created_at', 'f.rev'])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ created_at, ...row }) => ({ ...row, createdDt: toSeoulInstant(created_at) }));
  return { list, cnt_total: cnt };
}

const toRow = ({ kind, title, body, link, i18n }: FeedForm) => ({
  ...{ kind, title, body, link },
  i18n: JSON.stringify(i18n),
});

export async function addFeed(trx: Trx, form: FeedForm, now: Date): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('feed')
    .values({ id, ...toRow(form), created_at: now })
    .execute();
  return id;
}

/** @throws {ApiError} `4040` */
export const changeFeed = (trx: Trx, id: string, form: FeedForm): Promise<string> =>
  changeShown(trx, 'feed', id, toRow(form));
