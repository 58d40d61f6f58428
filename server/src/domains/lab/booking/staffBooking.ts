import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminBookingGet } from '@haesol/contracts/lab';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toMaskedEmail, toMaskedTel } from '../../common/text/maskedName.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import { codeName, listBookingFiles, toTel, toUse } from './myBookingRepository.ts';
import { createStaffRepository } from './staffRepository.ts';
import { bookingFileTypes } from './submitHold.ts';

const every = {
  state: '',
  settleState: '',
  taxState: '',
  eqUid: '',
  assigned: '',
  view: '',
  startDate: '',
  endDate: '',
  searchKeyword: '',
  sort: '',
} as const;

/** Returns a booking with what its member asked for, for staff. @throws {ApiError} `4040` */
export async function getStaffBooking(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  id: string,
  { staffUid, now }: { readonly staffUid: string; readonly now: Date },
): Promise<EndpointData<typeof adminBookingGet>> {
  const rsvUid = requireUuid(id);
  const page = { limit: 1, offset: 0, now };
  const { list } = await createStaffRepository(db).listBookings({ ...every, staffUid, rsvUid }, page);
  const [booking] = list;
  if (booking === undefined) throw new ApiError(errorCodes.notFound);
  const { payload, ...row } = await db
    .selectFrom('equipment_rsv as r')
    .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(['r.payload', 'e.place', 'm.tel1', 'm.tel2', 'm.tel3', codeName('EQ_MODE', 'modeCd').as('mode_nm')])
    .select([codeName('EQ_PURPOSE', 'purposeCd').as('purpose_nm'), codeName('EQ_SETTLE', 'settleCd').as('settle_nm')])
    .where('r.rsv_uid', '=', rsvUid)
    .executeTakeFirstOrThrow();
  const listFiles = (refType: string) => listBookingFiles({ db, secrets }, refType, rsvUid, now, staffUid);
  return {
    ...booking,
    place: row.place,
    modeNm: row.mode_nm,
    purposeNm: row.purpose_nm,
    ...toUse(payload),
    settleNm: row.settle_nm,
    tel: toMaskedTel(toTel(payload, row)),
    taxMail: payload.taxMail === undefined ? '' : toMaskedEmail(payload.taxMail),
    files: await listFiles(bookingFileTypes.fileUids),
    hazardFiles: await listFiles(bookingFileTypes.hazardFileUids),
    timeline: await listEntries({ db, secrets }, { kind: 'EQU', refUid: rsvUid, now, staffUid }),
  };
}
