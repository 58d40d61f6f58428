import { errorCodes } from '@haesol/contracts/common';
import type { Voucher } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { createVoucherRepository } from './repository.ts';
import { toUseTime, toValidity } from './rules.ts';

/** @throws {ApiError} `4040` for a reservation of another member or without a voucher */
export async function readVoucher(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { rsvtUid, languageCd, member }: { rsvtUid: string; languageCd: string; member: Principal },
): Promise<Voucher> {
  const row = await createVoucherRepository(db).findOwn(member.memberUid, rsvtUid, languageCd);
  if (row === undefined || row.voucher_no === null) throw new ApiError(errorCodes.notFound);
  const codes = createGoodsCodes(secrets);
  const { from, to } = toValidity({ use_date: row.use_date, issuedAt: row.voucher_at ?? member.now }, row.is_room);
  const unused = member.now < to ? 'ISSUED' : 'EXPIRED';
  return {
    rsvtUid,
    voucherNo: row.voucher_no,
    qr: codes.toQr('VOUCHER', rsvtUid),
    code: codes.toCode('VOUCHER', rsvtUid),
    gdsUid: row.gds_uid ?? '',
    gdsNm: row.gds_nm,
    lang: row.lang,
    gdsNmKo: row.gds_nm_ko,
    addr: row.addr,
    tel: row.tel,
    optionNm: row.option_nm,
    useDate: row.use_date,
    useTime: toUseTime(row),
    validFrom: toSeoulInstant(from),
    validTo: toSeoulInstant(to),
    people: { adult: row.adult ?? row.item_cnt, child: row.child ?? 0 },
    count: row.item_cnt,
    bookerNm: row.booker_nm || member.name,
    state: row.used_at === null ? unused : 'USED',
    usedDt: row.used_at === null ? null : toSeoulInstant(row.used_at),
    earnedPoints: row.earned ?? 0,
    notice: row.notice,
  };
}
