import type { Mail } from './mail.ts';
import { createMails, type Mails } from './mails.ts';

const mails = createMails('https://portal.example');
const to = 'kim@mail.example';
const name = '김하늘';
const locale = 'ko' as const;
const own = { to, name, locale };
const application = { to, aplNo: 'T-2026-0142', title: '색 변화 개선', menu: 'tech', aplUid: 'A1' };

const booking = {
  to,
  name,
  eqNm: '주사전자현미경',
  time: '2026. 12. 3.(목) 10:00–12:00',
  rsvUid: '0190a000-0000-7000-8000-000000000000',
};
const shown = [name, booking.eqNm, booking.time, `https://portal.example/myPage/equ?rsvUid=${booking.rsvUid}`];

const traveller = {
  ...own,
  gdsNm: '해솔 등대',
  rsvtNo: 'T261123-7',
  rsvtUid: '0190a000-0000-7000-8000-000000000000',
  time: '2026. 12. 5.(토) 10:00',
};
const travelShown = [
  name,
  traveller.gdsNm,
  traveller.rsvtNo,
  traveller.time,
  `https://portal.example/travel/myReservation?rsvtUid=${traveller.rsvtUid}`,
];

/** Each mail with the values that its text must contain; a missing mail does not compile. */
const written: { readonly [Name in keyof Mails]: readonly [mail: Mail, ...values: string[]] } = {
  joined: [mails.joined({ ...own, isActive: false }), name, '소속 확인'],
  passwordChanged: [mails.passwordChanged({ ...own }), name],
  emailChanged: [mails.emailChanged({ ...own, maskedEmail: 'ne***w@mail.example' }), name, 'ne***w@mail.example'],
  dataExport: [mails.dataExport({ ...own, token: 'secret' }), name, 'https://portal.example/file/my-data?token=secret'],
  travelRequested: [
    mails.travelRequested({ ...traveller, answerBy: '2026. 12. 1.(화) 22:00' }),
    ...travelShown,
    '22:00까지',
  ],
  purchasePaid: [
    mails.purchasePaid({
      ...{ ...own, amount: 46_000, purchaseUid: traveller.rsvtUid, issued: [traveller.rsvtUid] },
      goods: [
        { ...traveller, payAmount: 16_000 },
        { gdsNm: '누리패스 24시간', rsvtNo: 'T261201-0008', time: undefined, payAmount: 30_000 },
      ],
    }),
    name,
    `${traveller.gdsNm} · ${traveller.time} · ${traveller.rsvtNo} · 16,000원`,
    '누리패스 24시간 · T261201-0008 · 30,000원',
    '결제 금액: 46,000원',
    `https://portal.example/travel/purchase?purchaseUid=${traveller.rsvtUid}`,
  ],
  travelMoved: [
    mails.travelMoved({
      ...traveller,
      news: '예약을 변경했습니다.',
      memo: '정문으로 오세요.',
      change: { people: '성인 3', difference: 10_000, freeUntil: '2026. 12. 2.(수) 23:59', hasVoucher: true },
    }),
    ...travelShown,
    '예약을 변경했습니다.',
    '정문으로 오세요.',
    '이용권: 성인 3',
    '더 결제하신 차액: 10,000원',
    '취소: 2026. 12. 2.(수) 23:59까지',
    '바우처 PDF를 붙여',
  ],
  travelRefunded: [
    mails.travelRefunded({ ...traveller, amount: 16_000, fee: 4_000, points: 500 }),
    ...travelShown,
    '16,000원',
    '4,000원',
    '500P',
  ],
  travelPartRefunded: [
    mails.travelPartRefunded({ ...traveller, amount: 8_000, fee: 2_000, points: 250 }),
    ...travelShown,
    '나머지 예약은 그대로 유효합니다.',
    '8,000원',
    '2,000원',
    '250P',
  ],
  differenceReturned: [
    mails.differenceReturned({ ...traveller, amount: 10_000 }),
    ...travelShown,
    '예약 변경의 차액을 돌려드렸습니다.',
    '돌려드린 차액: 10,000원',
  ],
  left: [mails.left({ ...own }), name],
  membershipMoved: [
    mails.membershipMoved({
      ...own,
      news: '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.',
      memo: '증명서를 다시 올려 주세요.',
    }),
    name,
    '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.',
    '증명서를 다시 올려 주세요.',
    'https://portal.example/myPage/InfoDetail',
  ],
  socialLinked: [mails.socialLinked({ ...own }), name],
  ordersClaimed: [mails.ordersClaimed({ ...own, count: 2 }), name, '예약 2건', 'https://portal.example/travel/my'],
  mailCode: [mails.mailCode({ to, locale, code: '123456' }), '인증번호: 123456'],
  foundId: [mails.foundId({ ...own }), name, to],
  temporaryPassword: [mails.temporaryPassword({ ...own, password: 'Temp4821xyzA' }), name, 'Temp4821xyzA'],
  newDevice: [
    mails.newDevice({ ...own, at: '2026. 11. 23.(월) 10:00', device: 'Chrome (203.0.*.*)' }),
    name,
    '2026. 11. 23.(월) 10:00',
    'Chrome (203.0.*.*)',
    'https://portal.example/login/changePw',
  ],
  secondFactorChanged: [
    mails.secondFactorChanged({ ...own, change: '인증 앱 등록' }),
    name,
    '인증 앱 등록',
    'https://portal.example/login/changePw',
  ],
  sessionReused: [mails.sessionReused({ ...own }), name],
  companyManager: [mails.companyManager({ ...own, companyNm: '해솔정밀' }), name, '해솔정밀'],
  dormancyNotice: [
    mails.dormancyNotice({ ...own, day: '2026-12-23' }),
    name,
    '2026. 12. 23.(수)',
    'https://portal.example/login',
  ],
  dormant: [mails.dormant({ ...own }), name, 'https://portal.example/login/findPw01'],
  termsChanged: [
    mails.termsChanged({
      ...own,
      documents: [{ code: 'USE', version: '2.2', title: '이용약관', effectiveDt: '2027-01-01' }],
    }),
    name,
    '이용약관 · 2027. 1. 1.(금) · https://portal.example/terms/use?version=2.2',
  ],
  consentNotice: [
    mails.consentNotice({ ...own, agreedDay: '2024-11-23' }),
    name,
    '2024. 11. 23.(토)',
    'https://portal.example/myPage/InfoDetail',
  ],
  questionAnswered: [
    mails.questionAnswered({ to, locale: 'ko', title: '장비 문의', qnaUid: '0190a000-0000-7000-8000-000000000000' }),
    '장비 문의',
    'https://portal.example/myPage/qnaDetail?qnaUid=0190a000-0000-7000-8000-000000000000',
  ],
  enrolment: [
    mails.enrolment({
      to,
      name,
      title: '현장 AI',
      aplUid: 'A1',
      state: 'WAITLIST',
      waitNo: 3,
      files: ['확인서.pdf (84KB)'],
    }),
    name,
    '현장 AI',
    '대기 순서: 3번',
    '첨부파일: 확인서.pdf (84KB)',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  seatPassed: [
    mails.seatPassed({ to, name, title: '현장 AI', aplUid: 'A1' }),
    '현장 AI',
    '대기 순서는 뒤로 옮겨졌으며',
  ],
  enrolledByCompany: [
    mails.enrolledByCompany({ to, name, title: '현장 AI', aplUid: 'A1', byNm: '한가람' }),
    name,
    '한가람',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  courseChanged: [
    mails.courseChanged({ to, name, title: '현장 AI', aplUid: 'A1', facts: ['장소: 교육실 (변경 전: 강당)'] }),
    name,
    '현장 AI',
    '장소: 교육실 (변경 전: 강당)',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  courseCancelled: [
    mails.courseCancelled({ to, name, title: '현장 AI', aplUid: 'A1', memo: '강사 사정입니다.' }),
    name,
    '현장 AI',
    '강사 사정입니다.',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  educationTomorrow: [
    mails.educationTomorrow({ to, name, title: '현장 AI', aplUid: 'A1', at: '12. 3. 10:00', place: '교육실' }),
    '12. 3. 10:00',
    '교육실',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  applicationReceived: [
    mails.applicationReceived({
      ...application,
      contact: '기업협력팀 099-700-1012',
      files: ['사업계획서.pdf (1.2MB)', '도면.png (84KB)'],
    }),
    '첨부파일: 사업계획서.pdf (1.2MB), 도면.png (84KB)',
    'T-2026-0142',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementAsked: [
    mails.supplementAsked({ ...application, memo: '사양서를 더해 주세요.', day: '2026-11-26' }),
    '사양서를 더해 주세요.',
    '2026. 11. 26.(목)까지',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementExtended: [
    mails.supplementExtended({ ...application, lines: ['제출 기한: 2026. 12. 3.(목) (변경 전: 2026. 11. 26.(목))'] }),
    '제출 기한: 2026. 12. 3.(목) (변경 전: 2026. 11. 26.(목))',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementTomorrow: [
    mails.supplementTomorrow({ ...application, day: '2026-11-26', contact: '기업협력팀 099-700-1012' }),
    '내일(2026. 11. 26.(목))까지',
    '신청은 취소되지 않습니다.',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitMoved: [
    mails.visitMoved({
      ...application,
      news: '자문 방문 일정이 변경되었습니다.',
      facts: ['방문 일시: 2026. 12. 4.(금) 10:00 (변경 전: 2026. 12. 3.(목) 14:00)'],
    }),
    '자문 방문 일정이 변경되었습니다.',
    '색 변화 개선',
    '방문 일시: 2026. 12. 4.(금) 10:00 (변경 전: 2026. 12. 3.(목) 14:00)',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitTomorrow: [
    mails.visitTomorrow({ ...application, at: '2026. 12. 3.(목) 14:00', place: '생산동', advisorNm: '문서율' }),
    '2026. 12. 3.(목) 14:00',
    '생산동',
    '문서율',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  applicationMoved: [
    mails.applicationMoved({ ...application, stateNm: '위원배정', memo: '위원이 연락드립니다.' }),
    '위원배정',
    '위원이 연락드립니다.',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  bookingApproved: [mails.bookingApproved({ ...booking, memo: '실험복을 준비해 주세요.' }), ...shown, '실험복'],
  bookingRejected: [mails.bookingRejected({ ...booking, memo: '시료가 맞지 않습니다.' }), ...shown, '시료가'],
  bookingMoved: [
    mails.bookingMoved({ ...booking, news: '장비 예약이 취소되었습니다.', memo: undefined }),
    ...shown,
    '취소',
  ],
  bookingTomorrow: [mails.bookingTomorrow({ ...booking, place: '공동실험실습관 101호' }), ...shown, '101호'],
  trainingRecorded: [
    mails.trainingRecorded({
      ...booking,
      completedDt: '2026-11-20',
      validDt: '2028-11-20',
      path: '/easyReservation?eqUid=EQ001',
    }),
    ...[name, booking.eqNm, '2026. 11. 20.(금)', '2028. 11. 20.(월)까지'],
    'https://portal.example/easyReservation?eqUid=EQ001',
  ],
  slotFree: [
    mails.slotFree({
      ...booking,
      until: '2026. 12. 1.(화) 22:00',
      path: '/easyReservation?eqUid=EQ001&date=2026-12-03',
    }),
    name,
    booking.time,
    'https://portal.example/easyReservation?eqUid=EQ001&date=2026-12-03',
  ],
  piecesFree: [
    mails.piecesFree({
      ...{ ...own, gdsNm: '파도소리 요트체험', time: '2026. 12. 5.(토) 14:00', count: 2 },
      until: '2026. 12. 1.(화) 22:00',
      path: '/travel/reserve?goodsDtlId=G0001-1&useDate=2026-12-05',
    }),
    name,
    '파도소리 요트체험',
    '2026. 12. 1.(화) 22:00',
    'https://portal.example/travel/reserve?goodsDtlId=G0001-1&useDate=2026-12-05',
  ],
  voucherIssued: [
    mails.voucherIssued({
      ...own,
      gdsNm: '파도소리 요트체험',
      time: '2026. 12. 5.(토) 14:00',
      rsvtNo: 'R261123-0001',
      voucherNo: 'V-R261123-0001',
      rsvtUid: booking.rsvUid,
      payAmount: 54_500,
      addr: '누리도 해솔시 미래로 243',
      meet: { text: '매표소 옆', mapUrl: 'https://map.example/' },
      people: '어른 3, 어린이 1',
      freeUntil: '2026. 12. 2.(수) 23:59',
      isAttached: true,
    }),
    name,
    '파도소리 요트체험',
    '2026. 12. 5.(토) 14:00',
    '54,500원',
    '누리도 해솔시 미래로 243',
    '어른 3, 어린이 1',
    '2026. 12. 2.(수) 23:59까지 수수료 없이',
    'V-R261123-0001',
    `https://portal.example/travel/voucher?rsvtUid=${booking.rsvUid}`,
  ],
  passIssued: [
    mails.passIssued({ ...own, passNm: '누리패스 24시간권 2장', rsvtNo: 'R261123-0002' }),
    name,
    '누리패스 24시간권 2장',
    'R261123-0002',
    'https://portal.example/travel/my?tab=pass',
  ],
  voucherUsed: [
    mails.voucherUsed({
      ...own,
      rsvtNo: traveller.rsvtNo,
      gdsNm: '파도소리 요트체험',
      points: 1_300,
      rsvtUid: booking.rsvUid,
    }),
    name,
    '파도소리 요트체험',
    '1,300P',
    `https://portal.example/travel/reviewWrite?rsvtUid=${booking.rsvUid}`,
  ],
  passStarted: [
    mails.passStarted({
      ...own,
      rsvtNo: 'T-10',
      passNm: '누리패스 24시간권',
      placeNm: '나래 등대',
      until: '2026. 12. 6.(일) 14:00',
    }),
    name,
    '누리패스 24시간권',
    '나래 등대',
    '2026. 12. 6.(일) 14:00',
    'https://portal.example/travel/my?tab=pass',
  ],
  cardHandedOver: [
    mails.cardHandedOver({ ...own, rsvtNo: 'T-10', passNm: '누리패스 교통 24시간권' }),
    name,
    '누리패스 교통 24시간권',
    'https://portal.example/travel/my?tab=card',
  ],
  inquiryAnswered: [
    mails.inquiryAnswered({ to, locale, title: '주차 문의', inquiryUid: booking.rsvUid }),
    '주차 문의',
    `https://portal.example/travel/inquiries?inquiryUid=${booking.rsvUid}`,
  ],
  reviewShown: [
    mails.reviewShown({ ...own, gdsNm: '나래 야시장' }),
    name,
    '나래 야시장',
    'https://portal.example/travel/my?tab=review',
  ],
  reviewHidden: [
    mails.reviewHidden({ ...own, gdsNm: '나래 야시장', memo: '광고로 확인되었습니다.' }),
    name,
    '나래 야시장',
    '광고로 확인되었습니다.',
  ],
};
const cases = Object.entries(written).map(([name, [mail, ...values]]) => ({ name, mail, values }));

describe('mails', () => {
  it.each(cases)('$name has a kind, a subject and a text with its values', ({ mail, values }) => {
    const { kind, subject, lines } = mail;
    const text = lines.join('\n');

    expect(kind).toMatch(/^[A-Z_]+$/);
    expect(subject).toMatch(/[가-힣]/);
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|\[object|NaN/);
    expect(lines.every((line) => line !== '' && line.trim() === line)).toBe(true);
    expect(mail.to).toBe(to);
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  it.each(cases)('$name links only to absolute URLs of the site', ({ mail }) => {
    const text = mail.lines.join('\n').replaceAll(/https:\/\/(portal\.example\/[\w/?=&.-]+|map\.example\/)/g, '');

    expect(text).not.toMatch(/https?:|portal\.example|(?<!\S)\/\w/);
  });

  it('about several bookings name the zone of their times in other languages', () => {
    const { lines } = mails.purchasePaid({
      ...{ ...own, locale: 'en', amount: 16_000, purchaseUid: 'p1', issued: [] },
      goods: [{ ...traveller, payAmount: 16_000 }],
    });

    expect(lines).toContain(`${traveller.gdsNm} · ${traveller.time} (KST) · ${traveller.rsvtNo} · ₩16,000`);
  });

  it.each(cases)('$name writes days as the site does', ({ mail }) => {
    const text = mail.lines.join('\n').replaceAll(/https:\S+/g, '');

    expect(`${mail.subject}\n${text}`).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('have distinct kinds', () => {
    const kinds = new Set(cases.map(({ mail }) => mail.kind));

    process.stderr.write(`mails: ${kinds.size} mails of the site\n`);
    expect(kinds.size).toBe(cases.length);
    expect(kinds.size).toBeGreaterThan(10);
  });
});
