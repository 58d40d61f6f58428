import { bookingLimits } from '@haesol/contracts/lab';
import type { LinkTo, Mail, Recipient } from './mail.ts';
import { toOwnBookingPath } from './pagePaths.ts';
import { localFormats } from './texts/localFormats.ts';

interface BookingRecipient extends Recipient {
  readonly eqNm: string;
  /** Day and hours in Seoul. */
  readonly time: string;
  readonly rsvUid: string;
}

/** Mails about equipment bookings. */
export function bookingMails(linkTo: LinkTo) {
  const { day } = localFormats('ko');
  return {
    bookingApproved: ({
      to,
      name,
      eqNm,
      time,
      rsvUid,
      memo,
    }: BookingRecipient & { memo: string | undefined }): Mail => ({
      kind: 'EQU_APPROVED',
      to,
      subject: '장비 예약 승인 안내',
      lines: [
        `${name}님, 신청하신 장비 예약이 승인되었습니다.`,
        `장비: ${eqNm}`,
        `이용일시: ${time}`,
        ...(memo === undefined ? [] : [`안내: ${memo}`]),
        `이용 시작 ${bookingLimits.freeCancelHours}시간 전까지 무료로 취소하거나 시간을 변경할 수 있습니다.`,
        linkTo(toOwnBookingPath(rsvUid)),
      ],
    }),

    bookingRejected: ({ to, name, eqNm, time, rsvUid, memo }: BookingRecipient & { memo: string }): Mail => ({
      kind: 'EQU_REJECTED',
      to,
      subject: '장비 예약 반려 안내',
      lines: [
        `${name}님, 신청하신 장비 예약을 승인하지 못했습니다.`,
        `장비: ${eqNm}`,
        `이용일시: ${time}`,
        `사유: ${memo}`,
        linkTo(toOwnBookingPath(rsvUid)),
      ],
    }),

    /** @param news one sentence about the change */
    bookingMoved: ({
      to,
      name,
      eqNm,
      time,
      rsvUid,
      news,
      memo,
    }: BookingRecipient & { news: string; memo: string | undefined }): Mail => ({
      kind: 'EQU_MOVED',
      to,
      subject: '장비 예약 상태 안내',
      lines: [
        `${name}님, ${news}`,
        `장비: ${eqNm}`,
        `이용일시: ${time}`,
        ...(memo === undefined ? [] : [`안내: ${memo}`]),
        linkTo(toOwnBookingPath(rsvUid)),
      ],
    }),

    bookingTomorrow: ({ to, name, eqNm, time, rsvUid, place }: BookingRecipient & { place: string }): Mail => ({
      kind: 'EQU_TOMORROW',
      to,
      subject: '장비 이용 하루 전 안내',
      lines: [
        `${name}님, 예약하신 장비의 이용일이 하루 앞으로 다가왔습니다.`,
        `장비: ${eqNm}`,
        `이용일시: ${time}`,
        `장소: ${place}`,
        '신분증을 지참하고 시작 10분 전까지 와 주시기 바랍니다.',
        linkTo(toOwnBookingPath(rsvUid)),
      ],
    }),

    /** @param completedDt, validDt `YYYY-MM-DD` */
    trainingRecorded: ({
      to,
      name,
      eqNm,
      completedDt,
      validDt,
      path,
    }: Recipient & { eqNm: string; completedDt: string; validDt: string; path: string }): Mail => ({
      kind: 'EQU_TRAINED',
      to,
      subject: '장비 안전교육 이수 등록 안내',
      lines: [
        `${name}님, 장비 안전교육 이수 기록이 등록되었습니다.`,
        `장비: ${eqNm}`,
        `이수일: ${day(completedDt)}`,
        `유효기간: ${day(validDt)}까지`,
        linkTo(path),
      ],
    }),

    trainingEnded: ({
      to,
      name,
      eqNm,
      memo,
      path,
    }: Recipient & { eqNm: string; memo: string; path: string }): Mail => ({
      kind: 'EQU_TRAINING_ENDED',
      to,
      subject: '장비 안전교육 이수 기록 종료 안내',
      lines: [
        `${name}님, 장비 안전교육 이수 기록이 종료되었습니다.`,
        `장비: ${eqNm}`,
        memo,
        '다시 예약하시려면 안전교육을 새로 받으셔야 합니다.',
        linkTo(path),
      ],
    }),

    slotFree: ({
      to,
      name,
      eqNm,
      time,
      until,
      path,
    }: Recipient & { eqNm: string; time: string; until: string; path: string }): Mail => ({
      kind: 'EQU_FREE',
      to,
      subject: '장비 빈자리 안내',
      lines: [
        `${name}님, 기다리시던 시간이 비었습니다. ${until}까지 먼저 예약하실 수 있습니다.`,
        '그때까지 예약하지 않으시면 다음 분께 안내하고, 대기 순서는 뒤로 옮겨집니다.',
        `장비: ${eqNm}`,
        `이용일시: ${time}`,
        linkTo(path),
      ],
    }),
  };
}
