import { type EndpointData, errorCodes, type Page } from '@haesol/contracts/common';
import {
  type adminPassGoods,
  type adminPassGoodsGet,
  type NewPassGoods,
  type PassGoodsSale,
  type PassGoodsTexts,
  passTextNames,
} from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { changeVersion, type VersionChange } from '../../common/office/changeVersion.ts';
import { matches, toChosung, toSearchText } from '../../common/text/searchText.ts';
import { missingLocales, requireKorean, toLanguageTexts, withLanguage } from '../travelStaff/languageTexts.ts';

type Filter = Omit<z.output<typeof adminPassGoods.query>, 'pageNum' | 'pageSize'>;
type Row = EndpointData<typeof adminPassGoods>['list'][number];

const stateOf = sql<Row['state']>`case when o.deleted_at is null then 'ON' else 'OFF' end`;

/** Lists passes as they are sold, those off the site too, for staff. */
export async function listPassGoods(db: Db, { psCd, state, searchKeyword }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('pass_option as o')
    .where(sql<boolean>`(${psCd} = '' or o.ps_cd = ${psCd})`)
    .where(sql<boolean>`(${state} = '' or ${stateOf} = ${state})`)
    .where(matches(searchKeyword, 'o.search', 'o.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await found
    .select(['o.gds_dtl_uid as gdsDtlUid', 'o.pass_nm as passNm', 'o.ps_cd as psCd', 'o.hours', 'o.persons'])
    .select(['o.pick_cnt as pickCnt', 'o.valid_days as validDays', 'o.price', 'o.sold_cnt as soldCnt'])
    .select([missingLocales('o.i18n').as('missing'), stateOf.as('state')])
    .select(sql<number>`(select count(*)::int from pass_place p where p.gds_dtl_uid = o.gds_dtl_uid)`.as('placesCnt'))
    .orderBy('o.sort')
    .orderBy('o.gds_dtl_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: cnt };
}

async function listPlaces(db: Db | Trx, gdsDtlUid: string): Promise<string[]> {
  const places = db.selectFrom('pass_place').select('gds_uid').where('gds_dtl_uid', '=', gdsDtlUid);
  return (await places.orderBy('gds_uid').execute()).map(({ gds_uid }) => gds_uid);
}

/** Returns a pass for editing, one off the site too. @throws {ApiError} `4040` */
export async function getPassGoods(db: Db, gdsDtlUid: string): Promise<EndpointData<typeof adminPassGoodsGet>> {
  const row = await db
    .selectFrom('pass_option as o')
    .selectAll()
    .select(stateOf.as('state'))
    .where('o.gds_dtl_uid', '=', gdsDtlUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { pass_nm: nm, summary, description } = row;
  return {
    gdsDtlUid,
    rev: row.rev,
    state: row.state,
    psCd: row.ps_cd,
    hours: row.hours,
    pickCnt: row.pick_cnt,
    persons: row.persons,
    validDays: row.valid_days,
    price: row.price,
    soldCnt: row.sold_cnt,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    places: await listPlaces(db, gdsDtlUid),
    texts: toLanguageTexts(passTextNames, { nm, summary, description }, row.i18n),
  };
}

const toTextRow = ({ nm, summary, description }: Readonly<Record<(typeof passTextNames)[number], string>>) => ({
  pass_nm: nm,
  summary,
  description,
  search: toSearchText(nm, summary),
  chosung: toChosung(nm),
});

const toSaleRow = ({ price, thumbUrl, thumbAlt }: Pick<PassGoodsSale, 'price' | 'thumbUrl' | 'thumbAlt'>) => ({
  price,
  thumb_url: thumbUrl,
  thumb_alt: thumbAlt,
});

/** Adds places to a pass. @throws {ApiError} `4000` for goods that do not exist */
async function addPlaces(trx: Trx, gdsDtlUid: string, places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  const found = await trx.selectFrom('goods').select('gds_uid').where('gds_uid', 'in', places).execute();
  if (found.length < new Set(places).size) throw fieldError('places', '목록에서 선택해 주세요.');
  await trx
    .insertInto('pass_place')
    .values(found.map(({ gds_uid }) => ({ gds_dtl_uid: gdsDtlUid, gds_uid })))
    .execute();
}

/**
 * Removes places from a pass that has no holders: a sold pass opens all places that it was sold with.
 * @throws {ApiError} `4000` if a member has the pass, or is paying for it
 */
async function removePlaces(trx: Trx, gdsDtlUid: string, places: readonly string[], now: Date): Promise<void> {
  if (places.length === 0) return;
  const held = await trx
    .selectFrom('reservation_item as i')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'i.rsvt_uid')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .leftJoin('member_pass as m', (join) =>
      join.onRef('m.rsvt_uid', '=', 'i.rsvt_uid').onRef('m.gds_dtl_uid', '=', 'i.gds_dtl_uid'),
    )
    .select('i.rsvt_uid')
    .where('i.gds_dtl_uid', '=', gdsDtlUid)
    .where(
      sql<boolean>`case when m.pass_uid is null then o.state in ('PAYING', 'PAID') or o.state = 'READY' and o.expire_at > ${now}
        else m.state in ('PAID', 'ACTIVE', 'REFUND_ASK') and coalesce(m.expire_at, m.valid_until) > ${now} end`,
    )
    .limit(1)
    .executeTakeFirst();
  if (held !== undefined) {
    const names = trx.selectFrom('goods').select('gds_nm').where('gds_uid', 'in', places).orderBy('gds_nm');
    const list = (await names.execute()).map(({ gds_nm }) => gds_nm).join(', ');
    throw fieldError(
      'places',
      `이 패스를 가진 회원이 있어 뺄 수 없는 곳입니다: ${list}. 새 패스를 추가하고 이 패스를 내려 주세요.`,
    );
  }
  await trx.deleteFrom('pass_place').where('gds_dtl_uid', '=', gdsDtlUid).where('gds_uid', 'in', places).execute();
}

/** Adds a pass off the site, so that its other languages can be written first. @throws {ApiError} `4000` */
export async function addPassGoods(trx: Trx, form: NewPassGoods, staff: Principal) {
  const { psCd, hours, pickCnt, persons, validDays, places, thumbUrl } = form;
  if (!(await hasCode(trx, 'PS_CD', psCd))) throw fieldError('psCd', '목록에서 선택해 주세요.');
  const gdsDtlUid = createUid();
  await trx
    .insertInto('pass_option')
    .values({
      ...toTextRow(form),
      ...toSaleRow(form),
      ...{ gds_dtl_uid: gdsDtlUid, ps_cd: psCd, hours, pick_cnt: pickCnt, persons, valid_days: validDays },
      // All passes are options of one entry of goods.
      gds_uid: sql<string>`coalesce((select min(gds_uid) from pass_option), ${gdsDtlUid})`,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from pass_option)`,
      deleted_at: staff.now,
    })
    .execute();
  await addPlaces(trx, gdsDtlUid, places);
  await keepPictures(trx, 'PASS', gdsDtlUid, { thumbUrl }, staff.memberUid);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'passGoods.add', targetUid: gdsDtlUid });
  return { gdsDtlUid, rev: 0 };
}

interface Change extends Omit<VersionChange<'pass_option'>, 'table' | 'uid'> {
  readonly gdsDtlUid: string;
}

/** @throws {ApiError} `4040`, `4405` for a pass that another has changed meanwhile */
async function change(trx: Trx, { gdsDtlUid, ...values }: Change, staff: Principal) {
  return { gdsDtlUid, rev: await changeVersion(trx, { table: 'pass_option', uid: gdsDtlUid, ...values }, staff) };
}

/** Changes price, places and picture, and whether the site sells the pass. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changePassGoods(
  trx: Trx,
  gdsDtlUid: string,
  { rev, state, places, ...sale }: PassGoodsSale,
  staff: Principal,
) {
  const values = { ...toSaleRow(sale), deleted_at: state === 'ON' ? null : staff.now };
  const detail = { state, price: sale.price, placesCnt: places.length };
  const saved = await change(trx, { gdsDtlUid, rev, action: 'passGoods.change', values, detail }, staff);
  const present = await listPlaces(trx, gdsDtlUid);
  await removePlaces(
    trx,
    gdsDtlUid,
    present.filter((uid) => !places.includes(uid)),
    staff.now,
  );
  await addPlaces(
    trx,
    gdsDtlUid,
    places.filter((uid) => !present.includes(uid)),
  );
  const { pick_cnt } = await trx
    .selectFrom('pass_option')
    .select('pick_cnt')
    .where('gds_dtl_uid', '=', gdsDtlUid)
    .executeTakeFirstOrThrow();
  if (pick_cnt !== null && places.length < pick_cnt) {
    throw fieldError('places', '고를 수 있는 곳의 수만큼은 선택해 주세요.');
  }
  await keepPictures(trx, 'PASS', gdsDtlUid, { thumbUrl: sale.thumbUrl }, staff.memberUid);
  return saved;
}

/** Changes the texts of one language. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changePassTexts(
  trx: Trx,
  gdsDtlUid: string,
  { lang, rev, ...texts }: PassGoodsTexts,
  staff: Principal,
) {
  const values =
    lang === 'ko' ? toTextRow(requireKorean(passTextNames, texts)) : { i18n: withLanguage(lang, passTextNames, texts) };
  return change(trx, { gdsDtlUid, rev, action: 'passGoods.texts', values, detail: { lang } }, staff);
}
