import { errorCodes } from '@haesol/contracts/common';
import type { ReservationState, Voucher } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { toMeetingPoint } from '../attraction/meetingPoint.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { toBuyerName, toPassportNm } from './recipient.ts';
import { createVoucherRepository } from './repository.ts';
import { toSession, toUseTime, toValidity } from './rules.ts';

/** Returns the state that a voucher shows. */
function toState(
  { stts_cd, used_at }: { readonly stts_cd: ReservationState; readonly used_at: Date | null },
  isInTime: boolean,
): Voucher['state'] {
  if (stts_cd === 'CANCEL_ASK') return 'CANCEL_ASK';
  if (stts_cd === 'CANCELLED' || stts_cd === 'REFUNDED') return 'REFUNDED';
  if (used_at !== null) return 'USED';
  return isInTime ? 'ISSUED' : 'EXPIRED';
}

/** @throws {ApiError} `4040` for a reservation of another member or without a voucher */
export async function readVoucher(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { rsvtUid, languageCd, member }: { rsvtUid: string; languageCd: string; member: Principal },
): Promise<Voucher> {
  const row = await createVoucherRepository(db).findOwn(member.memberUid, rsvtUid, languageCd);
  if (row === undefined || row.voucher_no === null) throw new ApiError(errorCodes.notFound);
  const codes = createGoodsCodes(secrets);
  const { use_date, use_time, depart_date } = row;
  const time = { use_date, use_time, depart_date, issuedAt: row.voucher_at ?? member.now };
  const { from, to } = toSession(time, row.room_hours);
  const state = toState(row, member.now < toValidity(time).to);
  const isShown = state !== 'CANCEL_ASK' && state !== 'REFUNDED';
  return {
    rsvtUid,
    voucherNo: row.voucher_no,
    qr: isShown ? codes.toQr('VOUCHER', rsvtUid) : '',
    code: isShown ? codes.toCode('VOUCHER', rsvtUid) : '',
    gdsUid: row.gds_uid ?? '',
    gdsNm: row.gds_nm,
    lang: row.lang,
    gdsNmKo: row.gds_nm_ko,
    addr: row.addr,
    tel: row.tel,
    optionNm: row.option_nm,
    useDate: row.use_date,
    useTime: toUseTime(row),
    departDate: depart_date,
    validFrom: toSeoulInstant(from),
    validTo: toSeoulInstant(to),
    people: { adult: row.adult ?? row.item_cnt, child: row.child ?? 0 },
    count: row.item_cnt,
    bookerNm: toBuyerName(row),
    passportNm: toPassportNm(row),
    state,
    usedDt: row.used_at === null ? null : toSeoulInstant(row.used_at),
    earnedPoints: row.earned ?? 0,
    notice: row.notice,
    meetingPoint: toMeetingPoint(row.meeting, toContentLocale(languageCd)),
  };
}
