import { addWorkingDays, errorCodes } from '@haesol/contracts/common';
import { type BookingForm, labPolicy } from '@haesol/contracts/lab';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toOwnBookingPath } from '../../../mail/pagePaths.ts';
import { setAttachments } from '../../common/files/attachments.ts';
import { addNotification } from '../../common/notifications/repository.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { getDevice } from '../equipment/device.ts';
import { readHolidays } from '../equipment/occupation.ts';
import { endWaitsFor } from './answerOffer.ts';
import { toPeriodText } from './bookingText.ts';
import { requireMayBook } from './refusal.ts';
import { createHoldRepository } from './repository.ts';
import { passUnusableOffers } from './unusableOffers.ts';

/** Reference types of a booking's files; the second has safety data sheets. */
export const bookingFileTypes = { fileUids: 'EQU', hazardFileUids: 'EQU_HAZARD' } as const;

/** Error for an expired hold, and for one of another member. */
export const holdGone = () =>
  new ApiError(errorCodes.notFound, { message: '확보 시간이 지나 예약을 처음부터 다시 진행해 주세요.' });

async function attachFiles(trx: Trx, rsvUid: string, form: BookingForm, { memberUid, now }: Principal): Promise<void> {
  for (const field of ['fileUids', 'hazardFileUids'] as const) {
    const refType = bookingFileTypes[field];
    const fileUids = field === 'hazardFileUids' && form.sample.hazardYn === 'N' ? [] : form[field];
    await setAttachments(trx, { refType, refUid: rsvUid, kind: 'attach', field, fileUids, ownerUid: memberUid, now });
  }
}

/**
 * Turns a hold into a booking, with one conditional UPDATE, so that sending twice books once.
 * @throws {ApiError} `4040` for an expired hold, `4503` and `4504` as for the hold, `4000`
 */
export async function submitHold(
  context: AppContext,
  trx: Trx,
  { holdId, form }: { readonly holdId: string; readonly form: BookingForm },
  member: Principal,
) {
  const { memberUid, now } = member;
  const holds = createHoldRepository(trx);
  await holds.lockMember(memberUid);
  const hold = await holds.findHold(requireUuid(holdId), memberUid, now);
  if (hold === undefined) throw holdGone();
  const device = await getDevice(trx, hold.eq_uid);
  await requireMayBook(trx, member, device, toSeoulDate(hold.from));
  if (!device.modes.includes(form.modeCd)) throw fieldError('modeCd', '이 장비에서 고를 수 없는 이용방식입니다.');
  const { safetyYn: _safety, agree: _agree, fileUids: _files, hazardFileUids: _sheets, ...payload } = form;
  const booking = await holds.submitHold(holdId, memberUid, payload, now);
  if (booking === undefined) throw holdGone();
  const { rsv_uid: rsvUid, rsv_no: rsvNo, amount } = booking;
  await attachFiles(trx, rsvUid, form, member);
  await endWaitsFor(context, trx, { eqUid: hold.eq_uid, from: hold.from, to: hold.to }, member);
  await passUnusableOffers(context, trx, member);
  await addEntry(trx, { kind: 'EQU', refUid: rsvUid, memberUid, state: 'REQUESTED', mover: 'MEMBER', now });
  await addNotification(trx, {
    memberUid,
    kind: 'EQU_NEWS',
    title: '장비 예약 신청이 접수되었습니다.',
    text: `${device.eqNm} · ${toPeriodText(hold)} · ${rsvNo}`,
    link: toOwnBookingPath(rsvUid),
    locale: 'ko',
    now,
  });
  const holidays = await readHolidays(trx, toSeoulDate(now), addDays(toSeoulDate(now), 30));
  const answerDay = addWorkingDays(toSeoulDate(now), labPolicy.answerDays, holidays);
  // A booking without an answer ends when its use would begin.
  const [answerBy = answerDay] = [answerDay, toSeoulDate(hold.from)].toSorted();
  return { rsvUid, rsvNo, state: 'REQUESTED' as const, amount, answerBy };
}
