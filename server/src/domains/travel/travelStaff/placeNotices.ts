import type { Page } from '@haesol/contracts/common';
import type { PlaceNoticeForm } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
import { occursIn } from '../../common/text/searchText.ts';

interface Filter {
  readonly searchKeyword: string;
  readonly removedYn: '' | 'Y';
}

/** Lists notices of places, the last to end first. */
export async function listPlaceNotices(db: Db, { searchKeyword, removedYn }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('goods_notice as n')
    .innerJoin('goods as g', 'g.gds_uid', 'n.gds_uid')
    .where(isRemoved(removedYn, 'n.deleted_at'))
    .where(occursIn(searchKeyword, sql`g.gds_nm || ' ' || n.title`));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['n.notice_uid', 'n.gds_uid', 'g.gds_nm', 'n.title', 'n.i18n', 'n.start_dt', 'n.end_dt', 'n.closed'])
    .select('n.rev')
    .orderBy('n.end_dt', 'desc')
    .orderBy('n.notice_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    noticeUid: row.notice_uid,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    title: row.title,
    i18n: row.i18n,
    startDt: row.start_dt,
    endDt: row.end_dt,
    closedYn: row.closed ? ('Y' as const) : ('N' as const),
    rev: row.rev,
  }));
  return { list, cnt_total: cnt };
}

/** @throws {ApiError} `4000` for unknown goods, and if it ends before it begins */
async function toRow(trx: Trx, { gdsUid, title, i18n, startDt, endDt, closedYn }: PlaceNoticeForm) {
  if (endDt < startDt) throw fieldError('endDt', '종료일은 시작일 이후여야 합니다.');
  const goods = await trx.selectFrom('goods').select('gds_uid').where('gds_uid', '=', gdsUid).executeTakeFirst();
  if (goods === undefined) throw fieldError('gdsUid', '상품을 다시 선택해 주세요.');
  return {
    gds_uid: gdsUid,
    title,
    i18n: JSON.stringify(i18n),
    start_dt: startDt,
    end_dt: endDt,
    closed: closedYn === 'Y',
  };
}

/** @throws {ApiError} `4000` */
export async function addPlaceNotice(trx: Trx, form: PlaceNoticeForm): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('goods_notice')
    .values({ notice_uid: id, ...(await toRow(trx, form)) })
    .execute();
  return id;
}

/** @throws {ApiError} `4040`, `4000` */
export const changePlaceNotice = async (trx: Trx, id: string, form: PlaceNoticeForm): Promise<string> =>
  changeShown(trx, 'goods_notice', id, await toRow(trx, form));
