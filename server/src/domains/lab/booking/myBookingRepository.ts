import { type EndpointData, toPhoneText } from '@haesol/contracts/common';
import type { BookingPayload, BookingState, MyBooking, MyBookingDetail, myEquList } from '@haesol/contracts/lab';
import { type InferResult, type NotNull, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import { affiliation } from './affiliation.ts';
import { toMemberMoves } from './rules.ts';
import { betweenDays } from './staffRepository.ts';
import { bookingFileTypes } from './submitHold.ts';
import { taxColumns, toTaxInvoice } from './taxRow.ts';

type Tel = Readonly<Record<'tel1' | 'tel2' | 'tel3', string | null>>;

/** Returns the phone number of a booking: that of its form, else the member's. */
export const toTel = (payload: BookingPayload, member: Tel): string =>
  toPhoneText([
    payload.tel1 ?? member.tel1 ?? '',
    payload.tel2 ?? member.tel2 ?? '',
    payload.tel3 ?? member.tel3 ?? '',
  ]);

/** Returns what a device is booked for. */
export const toUse = ({ projectNm = '', sample, companions = 0 }: BookingPayload) => ({
  projectNm,
  sample: { nm: sample?.nm ?? '', cnt: sample?.cnt ?? 0, hazardYn: sample?.hazardYn ?? ('N' as const) },
  companions,
});

function selectBookings(db: Db, memberUid: string) {
  return db
    .selectFrom('equipment_rsv as r')
    .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
    .where('r.member_uid', '=', memberUid)
    .where('r.rsv_no', 'is not', null);
}

/** SQL for the name of a code of the form. */
export const codeName = (group: string, field: string) =>
  sql<string>`coalesce((select c.code_nm from code c where c.group_cd = ${group} and c.code = r.payload->>${field}), '')`;

const withColumns = (db: Db, memberUid: string) =>
  selectBookings(db, memberUid)
    .select(['r.rsv_uid', 'r.rsv_no', 'r.eq_uid', 'e.eq_nm', 'e.place', 'r.amount', 'r.state', 'r.settle_state'])
    .select([
      'r.payload',
      'r.created_at',
      sql<Date>`lower(r.during)`.as('from'),
      sql<Date>`upper(r.during)`.as('to'),
      codeName('EQ_MODE', 'modeCd').as('mode_nm'),
    ])
    .$narrowType<{ rsv_no: NotNull; state: BookingState }>();

type BookingColumns = InferResult<ReturnType<typeof withColumns>>[number];

function toMyBooking(row: BookingColumns, now: Date): MyBooking {
  const { canCancel, canCancelNow, canChange } = toMemberMoves(row.state, row, now);
  return {
    rsvUid: row.rsv_uid,
    rsvNo: row.rsv_no,
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    place: row.place,
    date: toSeoulDate(row.from),
    start: toSeoulTime(row.from),
    end: toSeoulTime(row.to),
    modeCd: row.payload.modeCd ?? 'DIRECT',
    modeNm: row.mode_nm,
    amount: row.amount,
    state: row.state,
    settleState: row.settle_state,
    cancelYn: canCancel ? 'Y' : 'N',
    cancelNowYn: canCancelNow ? 'Y' : 'N',
    changeYn: canChange ? 'Y' : 'N',
    createdDt: toSeoulInstant(row.created_at),
  };
}

/** Lists the bookings of a member, latest day of use first. */
export async function listMyBookings(
  db: Db,
  memberUid: string,
  filter: { readonly state: string; readonly startDate: string; readonly endDate: string },
  { limit, offset, now }: PageAt,
): Promise<EndpointData<typeof myEquList>> {
  const { state, startDate, endDate } = filter;
  const isShown = sql<boolean>`(${state} = '' or r.state = ${state}) and ${betweenDays(startDate, endDate)}`;
  const rows = await withColumns(db, memberUid)
    .where(isShown)
    .orderBy(sql`lower(r.during)`, 'desc')
    .orderBy('r.rsv_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await selectBookings(db, memberUid)
    .where(isShown)
    .select(rowCount.as('total'))
    .executeTakeFirstOrThrow();
  const states = await selectBookings(db, memberUid)
    .select(['r.state', rowCount.as('cnt')])
    .groupBy('r.state')
    .$narrowType<{ state: BookingState }>()
    .execute();
  return { list: rows.map((row) => toMyBooking(row, now)), cnt_total: total, states };
}

/** Returns a booking of a member with all related data, or undefined. */
export async function findMyBooking(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { rsvUid, memberUid, now }: { readonly rsvUid: string; readonly memberUid: string; readonly now: Date },
): Promise<MyBookingDetail | undefined> {
  const row = await withColumns(db, memberUid)
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select([
      'e.model',
      'e.thumb_url',
      'e.thumb_alt',
      'e.manager',
      'e.slot_min',
      'e.max_slots',
      'r.price_class',
      'r.paid_at',
    ])
    .select(taxColumns)
    .select(['m.name', affiliation.as('affiliation'), 'm.tel1', 'm.tel2', 'm.tel3'])
    .select([codeName('EQ_PURPOSE', 'purposeCd').as('purpose_nm'), codeName('EQ_SETTLE', 'settleCd').as('settle_nm')])
    .where('r.rsv_uid', '=', rsvUid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { payload, from, to } = row;
  const hours = (to.getTime() - from.getTime()) / 3_600_000;
  const listFiles = (refType: string) => listBookingFiles({ db, secrets }, refType, rsvUid, now);
  return {
    ...toMyBooking(row, now),
    model: row.model,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    purposeCd: payload.purposeCd ?? 'ETC',
    purposeNm: row.purpose_nm,
    ...toUse(payload),
    settleCd: payload.settleCd ?? 'TRANSFER',
    settleNm: row.settle_nm,
    taxMail: payload.taxMail ?? '',
    tax: toTaxInvoice(row),
    paidDt: row.paid_at === null ? null : toSeoulInstant(row.paid_at),
    tel: toTel(payload, row),
    applicant: { nm: row.name, affiliation: row.affiliation ?? '' },
    price: Math.round(row.amount / hours),
    priceClass: row.price_class,
    slotMin: row.slot_min,
    maxSlots: row.max_slots,
    manager: row.manager,
    files: await listFiles(bookingFileTypes.fileUids),
    hazardFiles: await listFiles(bookingFileTypes.hazardFileUids),
    timeline: await listEntries({ db, secrets }, { kind: 'EQU', refUid: rsvUid, now }),
  };
}

/** Lists files of a booking with signed links. @param staffUid see `createFileLinks` */
export async function listBookingFiles(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  refType: string,
  rsvUid: string,
  now: Date,
  staffUid?: string,
) {
  const links = createFileLinks(secrets, staffUid);
  const files = await db
    .selectFrom('file')
    .select(['file_uid', 'org_nm', 'ext', 'mime', 'size'])
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', rsvUid)
    .where('removed_at', 'is', null)
    .orderBy('seq')
    .execute();
  return files.map((file) => links.toFileRef(file, now));
}
