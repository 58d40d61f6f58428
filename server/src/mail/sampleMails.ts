import type { ContentLocale } from '@haesol/contracts/common';
import { brandTextsIn } from '../brand/brand.ts';
import type { Mail } from './mail.ts';
import { createMails, type Mails } from './mails.ts';
import { localFormats } from './texts/localFormats.ts';

const to = 'kim@mail.example';
const name = '김하늘';
const uid = '0190a000-0000-7000-8000-000000000000';
const application = { to, aplNo: 'T-2026-0142', title: '색 변화 개선', menu: 'tech', aplUid: 'A1' };

/**
 * Writes each mail once, with sample facts: for the preview of its template, and for the tests. Mails without `locale` are Korean
 * alone.
 */
export function writeSampleMails(publicUrl: string, locale: ContentLocale): { readonly [Name in keyof Mails]: Mail } {
  const mails = createMails(publicUrl);
  const { adviceContact, pass, region } = brandTextsIn('ko');
  const at = (time: string) => localFormats(locale).moment(new Date(`${time}+09:00`));
  const own = { to, name, locale };
  const booking = { to, name, eqNm: '주사전자현미경', time: `${at('2026-12-03T10:00')}–12:00`, rsvUid: uid };
  const traveller = {
    ...own,
    gdsNm: '바람언덕 등대',
    rsvtNo: 'T261123-7',
    rsvtUid: uid,
    time: at('2026-12-05T10:00'),
  };
  return {
    joined: mails.joined({ ...own, isActive: false }),
    passwordChanged: mails.passwordChanged({ ...own }),
    emailChanged: mails.emailChanged({ ...own, maskedEmail: 'ne***w@mail.example' }),
    dataExport: mails.dataExport({ ...own, token: 'secret' }),
    travelRequested: mails.travelRequested({ ...traveller, answerBy: at('2026-12-01T22:00') }),
    purchasePaid: mails.purchasePaid({
      ...{ ...own, amount: 46_000, purchaseUid: uid, issued: [uid] },
      goods: [
        { ...traveller, payAmount: 16_000 },
        { gdsNm: `${pass} 24시간`, rsvtNo: 'T261201-0008', time: undefined, payAmount: 30_000 },
      ],
    }),
    travelMoved: mails.travelMoved({
      ...traveller,
      news: '예약을 변경했습니다.',
      memo: '정문으로 오세요.',
      change: { people: '성인 3', difference: 10_000, freeUntil: at('2026-12-02T23:59'), hasVoucher: true },
    }),
    travelRefunded: mails.travelRefunded({ ...traveller, amount: 16_000, fee: 4_000, points: 500 }),
    travelPartRefunded: mails.travelPartRefunded({ ...traveller, amount: 8_000, fee: 2_000, points: 250 }),
    differenceReturned: mails.differenceReturned({ ...traveller, amount: 10_000 }),
    left: mails.left({ ...own }),
    membershipMoved: mails.membershipMoved({
      ...own,
      news: '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.',
      memo: '증명서를 다시 올려 주세요.',
    }),
    socialLinked: mails.socialLinked({ ...own }),
    ordersClaimed: mails.ordersClaimed({ ...own, count: 2 }),
    mailCode: mails.mailCode({ to, locale, code: '123456' }),
    foundId: mails.foundId({ ...own }),
    temporaryPassword: mails.temporaryPassword({ ...own, password: 'Temp4821xyzA' }),
    newDevice: mails.newDevice({ ...own, at: at('2026-11-23T10:00'), device: 'Chrome (203.0.*.*)' }),
    secondFactorChanged: mails.secondFactorChanged({ ...own, change: '인증 앱 등록' }),
    sessionReused: mails.sessionReused({ ...own }),
    companyManager: mails.companyManager({ ...own, companyNm: '한빛정밀' }),
    dormancyNotice: mails.dormancyNotice({ ...own, day: '2026-12-23' }),
    dormant: mails.dormant({ ...own }),
    termsChanged: mails.termsChanged({
      ...own,
      documents: [{ code: 'USE', version: '2.2', title: '이용약관', effectiveDt: '2027-01-01' }],
    }),
    consentNotice: mails.consentNotice({ ...own, agreedDay: '2024-11-23' }),
    questionAnswered: mails.questionAnswered({ to, locale, title: '장비 문의', qnaUid: uid }),
    enrolment: mails.enrolment({
      to,
      name,
      title: '현장 AI',
      aplUid: 'A1',
      state: 'WAITLIST',
      waitNo: 3,
      files: ['확인서.pdf (84KB)'],
    }),
    seatPassed: mails.seatPassed({ to, name, title: '현장 AI', aplUid: 'A1' }),
    enrolledByCompany: mails.enrolledByCompany({ to, name, title: '현장 AI', aplUid: 'A1', byNm: '한가람' }),
    courseChanged: mails.courseChanged({
      to,
      name,
      title: '현장 AI',
      aplUid: 'A1',
      facts: ['장소: 교육실 (변경 전: 강당)'],
    }),
    courseCancelled: mails.courseCancelled({ to, name, title: '현장 AI', aplUid: 'A1', memo: '강사 사정입니다.' }),
    educationTomorrow: mails.educationTomorrow({
      to,
      name,
      title: '현장 AI',
      aplUid: 'A1',
      at: '12. 3. 10:00',
      place: '교육실',
    }),
    applicationReceived: mails.applicationReceived({
      ...application,
      contact: adviceContact,
      files: ['사업계획서.pdf (1.2MB)', '도면.png (84KB)'],
    }),
    supplementAsked: mails.supplementAsked({
      documents: ['사업자등록증'],
      ...application,
      memo: '사양서를 더해 주세요.',
      day: '2026-11-26',
    }),
    supplementExtended: mails.supplementExtended({
      ...application,
      lines: ['제출 기한: 2026. 12. 3.(목) (변경 전: 2026. 11. 26.(목))'],
    }),
    supplementTomorrow: mails.supplementTomorrow({
      ...application,
      day: '2026-11-26',
      contact: adviceContact,
    }),
    visitMoved: mails.visitMoved({
      ...application,
      news: '자문 방문 일정이 변경되었습니다.',
      facts: ['방문 일시: 2026. 12. 4.(금) 10:00 (변경 전: 2026. 12. 3.(목) 14:00)'],
    }),
    visitTomorrow: mails.visitTomorrow({
      ...application,
      at: at('2026-12-03T14:00'),
      place: '생산동',
      advisorNm: '문서율',
    }),
    applicationMoved: mails.applicationMoved({ ...application, stateNm: '위원배정', memo: '위원이 연락드립니다.' }),
    bookingApproved: mails.bookingApproved({ ...booking, memo: '실험복을 준비해 주세요.' }),
    bookingRejected: mails.bookingRejected({ ...booking, memo: '시료가 맞지 않습니다.' }),
    bookingMoved: mails.bookingMoved({ ...booking, news: '장비 예약이 취소되었습니다.', memo: undefined }),
    bookingTomorrow: mails.bookingTomorrow({ ...booking, place: '공동실험실습관 101호' }),
    trainingRecorded: mails.trainingRecorded({
      ...booking,
      completedDt: '2026-11-20',
      validDt: '2028-11-20',
      path: '/easyReservation?eqUid=EQ001',
    }),
    trainingEnded: mails.trainingEnded({
      ...booking,
      memo: '장비가 교체되었습니다.',
      path: '/easyReservation?eqUid=EQ001',
    }),
    slotFree: mails.slotFree({
      ...booking,
      until: at('2026-12-01T22:00'),
      path: '/easyReservation?eqUid=EQ001&date=2026-12-03',
    }),
    piecesFree: mails.piecesFree({
      ...{ ...own, gdsNm: '파도소리 요트체험', time: at('2026-12-05T14:00'), count: 2 },
      until: at('2026-12-01T22:00'),
      path: '/travel/reserve?goodsDtlId=G0001-1&useDate=2026-12-05',
    }),
    voucherIssued: mails.voucherIssued({
      ...own,
      gdsNm: '파도소리 요트체험',
      time: at('2026-12-05T14:00'),
      rsvtNo: 'R261123-0001',
      voucherNo: 'V-R261123-0001',
      rsvtUid: uid,
      payAmount: 54_500,
      addr: `${region} 강변로 243`,
      meet: { text: '매표소 옆', mapUrl: 'https://map.example/' },
      people: '어른 3, 어린이 1',
      freeUntil: at('2026-12-02T23:59'),
      isAttached: true,
    }),
    passIssued: mails.passIssued({ ...own, passNm: `${pass} 24시간권 2장`, rsvtNo: 'R261123-0002' }),
    voucherUsed: mails.voucherUsed({
      ...own,
      rsvtNo: traveller.rsvtNo,
      gdsNm: '파도소리 요트체험',
      points: 1_300,
      rsvtUid: uid,
    }),
    passStarted: mails.passStarted({
      ...own,
      rsvtNo: 'T-10',
      passNm: `${pass} 24시간권`,
      placeNm: '바람언덕 등대',
      until: at('2026-12-06T14:00'),
    }),
    cardHandedOver: mails.cardHandedOver({ ...own, rsvtNo: 'T-10', passNm: `${pass} 교통 24시간권` }),
    inquiryAnswered: mails.inquiryAnswered({ to, locale, title: '주차 문의', inquiryUid: uid }),
    reviewShown: mails.reviewShown({ ...own, gdsNm: '강변 야시장' }),
    reviewHidden: mails.reviewHidden({ ...own, gdsNm: '강변 야시장', memo: '광고로 확인되었습니다.' }),
  };
}
