import type { StaffPicture } from '@haesol/contracts/common';
import type { EquipmentHours, EquipmentOperator, EquipmentPrices, EquipmentTexts } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toMinutes } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { changeVersion, type VersionChange } from '../../common/office/changeVersion.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';
import { offerLeft } from '../booking/offerFreed.ts';
import { createHoldRepository } from '../booking/repository.ts';

/** @throws {ApiError} `4000` for an unknown category */
async function toTextRow(trx: Trx, texts: EquipmentTexts) {
  if (!(await hasCode(trx, 'EQ_CTG', texts.ctgCd))) throw fieldError('ctgCd', '분류를 선택해 주세요.');
  return {
    eq_nm: texts.eqNm,
    model: texts.model,
    maker: texts.maker,
    ctg_cd: texts.ctgCd,
    place: texts.place,
    modes: [...new Set(texts.modes)],
    introduced_year: texts.introducedYear,
    national_no: texts.nationalNo,
    purpose: texts.purpose,
    specs: JSON.stringify(texts.specs),
    rules: JSON.stringify([...new Set(texts.rules)]),
    training: texts.trainingYn === 'Y',
    thumb_url: texts.thumbUrl,
    thumb_alt: texts.thumbAlt,
    search: toSearchText(texts.eqNm, texts.model, texts.maker, texts.purpose, texts.place),
    chosung: toChosung(texts.eqNm),
  };
}

/** @throws {ApiError} `4000` for a day without a slot */
function toHourRow(hours: EquipmentHours) {
  const { openFrom, openTo, slotMin } = hours;
  if (openTo <= openFrom) throw fieldError('openTo', '닫는 시각은 여는 시각보다 늦어야 합니다.');
  if (toMinutes(openTo) - toMinutes(openFrom) < slotMin) {
    throw fieldError('openTo', '여는 시간이 한 칸보다 짧습니다.');
  }
  return {
    open_from: openFrom,
    open_to: openTo,
    weekdays: [...new Set(hours.weekdays)].sort((one, other) => one - other),
    slot_min: slotMin,
    buffer_min: hours.bufferMin,
    lead_days: hours.leadDays,
    horizon_days: hours.horizonDays,
    max_slots: hours.maxSlots,
  };
}

const toPriceRow = ({ own, student, company, other }: EquipmentPrices) => ({
  price_own: own,
  price_student: student,
  price_company: company,
  price_other: other,
});

function toOperatorRow([manager, ...operators]: readonly EquipmentOperator[]) {
  return { manager: JSON.stringify(manager), operators: JSON.stringify(operators) };
}

export interface NewEquipment extends EquipmentTexts, EquipmentHours, EquipmentPrices {
  readonly operators: readonly EquipmentOperator[];
}

/** Adds a device at the end. @throws {ApiError} `4000` */
export async function addEquipment(trx: Trx, form: NewEquipment, staff: Principal) {
  const eqUid = createUid();
  await trx
    .insertInto('equipment')
    .values({
      ...(await toTextRow(trx, form)),
      ...toHourRow(form),
      ...toPriceRow(form),
      ...toOperatorRow(form.operators),
      eq_uid: eqUid,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from equipment)`,
    })
    .execute();
  await keepPictures(trx, 'EQUIPMENT', eqUid, { thumbUrl: form.thumbUrl }, staff.memberUid);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.add', targetUid: eqUid });
  return { eqUid, rev: 0 };
}

interface Change extends Omit<VersionChange<'equipment'>, 'action' | 'table' | 'uid'> {
  readonly eqUid: string;
  /** Part of the name of the action in the audit log. */
  readonly part: string;
}

/** @throws {ApiError} `4040`, `4405` for a device that another has changed meanwhile */
async function change(trx: Trx, { eqUid, part, ...values }: Change, staff: Principal) {
  const changed = { table: 'equipment', uid: eqUid, action: `equipment.${part}`, ...values } as const;
  return { eqUid, rev: await changeVersion(trx, changed, staff) };
}

/** Changes texts, picture, training rule, and whether the site shows it. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeTexts(
  trx: Trx,
  eqUid: string,
  { rev, shownYn, ...texts }: EquipmentTexts & { readonly rev: number; readonly shownYn: 'Y' | 'N' },
  staff: Principal,
) {
  const deleted_at = shownYn === 'Y' ? null : staff.now;
  const values = { ...(await toTextRow(trx, texts)), deleted_at };
  const changed = await change(trx, { eqUid, rev, part: 'change', values, detail: { shownYn } }, staff);
  await keepDevicePictures(trx, eqUid, staff);
  return changed;
}

/** Records the pictures that a device has. @throws {ApiError} `4000` for an upload that is missing */
async function keepDevicePictures(trx: Trx, eqUid: string, staff: Principal): Promise<void> {
  const { thumb_url: thumbUrl, pictures } = await trx
    .selectFrom('equipment')
    .select(['thumb_url', 'pictures'])
    .where('eq_uid', '=', eqUid)
    .executeTakeFirstOrThrow();
  const others = pictures.map(({ url }, at) => [`pictures.${at + 1}`, url] as const);
  await keepPictures(trx, 'EQUIPMENT', eqUid, { thumbUrl, ...Object.fromEntries(others) }, staff.memberUid);
}

/** Changes the pictures; the first one is the main picture. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changePictures(
  trx: Trx,
  eqUid: string,
  { rev, pictures: [main, ...others] }: { readonly rev: number; readonly pictures: readonly StaffPicture[] },
  staff: Principal,
) {
  const values = {
    ...(main && { thumb_url: main.url, thumb_alt: main.alt }),
    pictures: JSON.stringify(others),
  };
  const changed = await change(
    trx,
    { eqUid, rev, part: 'pictures', values, detail: { count: others.length + 1 } },
    staff,
  );
  await keepDevicePictures(trx, eqUid, staff);
  return changed;
}

/** Changes fees; bookings keep their amount. @throws {ApiError} `4040`, `4405` */
export const changePrices = (
  trx: Trx,
  eqUid: string,
  { rev, ...prices }: EquipmentPrices & { readonly rev: number },
  staff: Principal,
) => change(trx, { eqUid, rev, part: 'prices', values: toPriceRow(prices), detail: { ...prices } }, staff);

/** @throws {ApiError} `4040`, `4405` */
export const changeOperators = (
  trx: Trx,
  eqUid: string,
  { rev, operators }: { readonly rev: number; readonly operators: readonly EquipmentOperator[] },
  staff: Principal,
) => change(trx, { eqUid, rev, part: 'operators', values: toOperatorRow(operators) }, staff);

const coming = (eqUid: string, now: Date) =>
  sql<boolean>`eq_uid = ${eqUid} and state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')
    and upper(during) > ${now}`;

/**
 * Changes opening hours and slots. Bookings and holds stay; a longer buffer is refused where two of them are closer.
 * @throws {ApiError} `4000`, `4040`, `4405`
 */
export async function changeHours(
  context: Pick<AppContext, 'mails'>,
  trx: Trx,
  eqUid: string,
  { rev, ...hours }: EquipmentHours & { readonly rev: number },
  staff: Principal,
) {
  const { now } = staff;
  const saved = await change(trx, { eqUid, rev, part: 'hours', values: toHourRow(hours), detail: { ...hours } }, staff);
  const ended = await createHoldRepository(trx).endHolds(eqUid, null, now);
  for (const freed of ended) await offerLeft(context, trx, { ...freed, now });
  const { close } = await trx
    .selectFrom('equipment_rsv as r')
    .innerJoin('equipment_rsv as o', (join) =>
      join.onRef('o.eq_uid', '=', 'r.eq_uid').onRef('o.slot_owner', '<>', 'r.slot_owner'),
    )
    .select(sql<number>`count(*)::int`.as('close'))
    .where('r.eq_uid', '=', eqUid)
    .where(
      sql<boolean>`r.state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')
        and o.state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')
        and upper(r.during) > ${now} and lower(o.during) >= upper(r.during)
        and lower(o.during) < upper(r.during) + ${hours.bufferMin} * interval '1 minute'`,
    )
    .executeTakeFirstOrThrow();
  if (close > 0) {
    throw fieldError('bufferMin', `이미 잡힌 예약 ${close}쌍의 사이가 이보다 짧습니다. 예약을 옮긴 뒤 고쳐 주세요.`);
  }
  // The trigger computes the time that is busy from the new buffer.
  await trx.updateTable('equipment_rsv').set({ during: sql`during` }).where(coming(eqUid, now)).execute();
  const { outside } = await trx
    .selectFrom('equipment_rsv')
    .select(sql<number>`count(*)::int`.as('outside'))
    .where(coming(eqUid, now))
    .where('rsv_no', 'is not', null)
    .where(
      sql<boolean>`((lower(during) at time zone 'Asia/Seoul')::time < ${hours.openFrom}::time
        or (upper(during) at time zone 'Asia/Seoul')::time > ${hours.openTo}::time
        or not extract(dow from lower(during) at time zone 'Asia/Seoul')::int = any(${hours.weekdays}::int[]))`,
    )
    .executeTakeFirstOrThrow();
  return { ...saved, outsideCnt: outside };
}
