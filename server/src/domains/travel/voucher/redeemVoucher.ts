import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toReviewWritePath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import type { ShownCode } from '../codes/codes.ts';
import { earnPoints } from '../point/earnPoints.ts';
import { toRecipient } from './recipient.ts';
import { createVoucherRepository, type VoucherRow } from './repository.ts';
import { toEarned, toMomentText, toUseText, toValidity } from './rules.ts';

interface Refusal {
  /** Name of the place; empty for what is used anywhere. */
  readonly placeNm?: string;
  readonly message?: string;
}

/** Returns `4405` with the state of the code, so that staff at the gate can explain the refusal: when and where it was used. */
export function refuseUse(state: string, usedAt: Date | null, { placeNm = '', message }: Refusal = {}): ApiError {
  return new ApiError(errorCodes.moveNotAllowed, {
    ...(message !== undefined && { message }),
    data: { state, usedDt: usedAt === null ? null : toSeoulInstant(usedAt), placeNm },
  });
}

/** Time for which a gate without network may send its uses, in milliseconds. */
const lateMs = 72 * 3_600_000;

/** Returns the staff at the time at which the gate saw a code; a time to come or of long ago is the present. */
export function atGate(staff: Principal, usedDt: string | undefined): Principal {
  if (usedDt === undefined) return staff;
  const at = new Date(usedDt);
  const age = staff.now.getTime() - at.getTime();
  return age >= 0 && age <= lateMs ? { ...staff, now: at } : staff;
}

/** Describes the refusal of a voucher at the gate. */
function toRefusal(row: VoucherRow): Refusal {
  const { stts_cd, used_at, gds_nm_ko: placeNm } = row;
  if (used_at !== null) return { placeNm, message: `${toMomentText(used_at)}에 이미 사용한 바우처입니다.` };
  if (stts_cd === 'VOUCHER') return { placeNm, message: `이용일이 ${toUseText(row)}인 바우처입니다.` };
  return { placeNm, message: '취소를 요청했거나 취소된 바우처입니다.' };
}

export function isOpen({ use_date, depart_date, voucher_at }: VoucherRow, now: Date): boolean {
  const { from, to } = toValidity({ use_date, depart_date, issuedAt: voucher_at ?? now });
  return from <= now && now < to;
}

/**
 * Redeems a voucher once: of any number of attempts exactly one succeeds. Books its points.
 * @throws {ApiError} `4040` for an invalid code, `4405` if it was used or is not valid today
 */
export async function redeemVoucher({ mails }: Pick<AppContext, 'mails'>, trx: Trx, code: ShownCode, staff: Principal) {
  const { now } = staff;
  const vouchers = createVoucherRepository(trx);
  const row = code === undefined ? undefined : await vouchers.findVoucher(code);
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { rsvt_uid: rsvtUid, member_uid: memberUid } = row;
  if (!isOpen(row, now)) throw refuseUse(row.stts_cd, row.used_at, toRefusal(row));
  if (!(await vouchers.redeemVoucher(rsvtUid, now))) {
    const current = (await vouchers.findVoucher({ kind: 'VOUCHER', uid: rsvtUid })) ?? row;
    throw refuseUse(current.stts_cd, current.used_at, toRefusal(current));
  }
  const step = { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'USED', mover: 'STAFF' } as const;
  await addEntry(trx, { ...step, staffUid: staff.memberUid, now });
  const earnedPoints = await earnPoints(trx, rsvtUid, now);
  const { locale, rsvt_no: rsvtNo } = row;
  const gdsNm = row.own_nm ?? row.gds_nm_ko;
  const earned = toEarned(earnedPoints, locale);
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_USED',
    title: `${toNews('이용을 확인했습니다.', locale)}${earned}`,
    text: `${gdsNm} · ${toNews('리뷰를 남겨 주세요.', locale)}`,
    link: toReviewWritePath(rsvtUid),
    now,
    mail: mails.voucherUsed({ ...toRecipient(row), rsvtNo, gdsNm, points: earnedPoints, rsvtUid }),
  });
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'voucher.use', targetUid: rsvtUid });
  return { rsvtUid, state: 'USED' as const, usedDt: toSeoulInstant(now), earnedPoints };
}
