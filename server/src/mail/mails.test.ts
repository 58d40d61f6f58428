import { createLetters, type Letter, type Letters } from './mails.ts';

const letters = createLetters('https://portal.example');
const to = 'kim@mail.example';
const name = '김하늘';
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
  to,
  name,
  gdsNm: '해솔 등대',
  rsvtNo: 'T261123-7',
  rsvtUid: '0190a000-0000-7000-8000-000000000000',
  time: '2026-12-05 10:00',
};
const travelShown = [
  name,
  traveller.gdsNm,
  traveller.rsvtNo,
  traveller.time,
  `https://portal.example/travel/myReservation?rsvtUid=${traveller.rsvtUid}`,
];

/** Each letter as written, and the values that its text must show; a letter that is missing here does not compile. */
const written: { readonly [Name in keyof Letters]: readonly [letter: Letter, ...values: string[]] } = {
  joined: [letters.joined({ to, name, isActive: false }), name, '소속 확인'],
  passwordChanged: [letters.passwordChanged({ to, name }), name],
  emailChanged: [letters.emailChanged({ to, name, maskedEmail: 'ne***w@mail.example' }), name, 'ne***w@mail.example'],
  dataExport: [
    letters.dataExport({ to, name, token: 'secret' }),
    name,
    'https://portal.example/file/my-data?token=secret',
  ],
  travelRequested: [letters.travelRequested(traveller), ...travelShown],
  travelMoved: [
    letters.travelMoved({ ...traveller, news: '예약이 확정되었습니다.', memo: '정문으로 오세요.' }),
    ...travelShown,
    '예약이 확정되었습니다.',
    '정문으로 오세요.',
  ],
  travelRefunded: [
    letters.travelRefunded({ ...traveller, amount: 16_000, fee: 4_000, points: 500 }),
    ...travelShown,
    '16,000원',
    '4,000원',
    '500P',
  ],
  left: [letters.left({ to, name }), name],
  socialLinked: [letters.socialLinked({ to, name }), name],
  mailCode: [letters.mailCode({ to, code: '123456' }), '인증번호: 123456'],
  foundId: [letters.foundId({ to, name }), name, to],
  temporaryPassword: [letters.temporaryPassword({ to, name, password: 'Temp4821xyzA' }), name, 'Temp4821xyzA'],
  newDevice: [
    letters.newDevice({ to, name, at: '2026-11-23 10:00', device: 'Chrome (203.0.*.*)' }),
    name,
    '2026-11-23 10:00',
    'Chrome (203.0.*.*)',
    'https://portal.example/login/changePw',
  ],
  sessionReused: [letters.sessionReused({ to, name }), name],
  companyManager: [letters.companyManager({ to, name, companyNm: '해솔정밀' }), name, '해솔정밀'],
  dormancyNotice: [
    letters.dormancyNotice({ to, name, day: '2026-12-23' }),
    name,
    '2026-12-23',
    'https://portal.example/login',
  ],
  dormant: [letters.dormant({ to, name }), name, 'https://portal.example/login/findPw01'],
  consentNotice: [
    letters.consentNotice({ to, name, agreedDay: '2024-11-23' }),
    name,
    '2024-11-23',
    'https://portal.example/myPage/InfoDetail',
  ],
  questionAnswered: [
    letters.questionAnswered({ to, title: '장비 문의', qnaUid: '0190a000-0000-7000-8000-000000000000' }),
    '장비 문의',
    'https://portal.example/myPage/qnaDetail?qnaUid=0190a000-0000-7000-8000-000000000000',
  ],
  enrolment: [
    letters.enrolment({ to, name, title: '현장 AI', aplUid: 'A1', state: 'WAITLIST', waitNo: 3 }),
    name,
    '현장 AI',
    '대기 순서: 3번',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  enrolledByCompany: [
    letters.enrolledByCompany({ to, name, title: '현장 AI', aplUid: 'A1', byNm: '한가람' }),
    name,
    '한가람',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  courseChanged: [
    letters.courseChanged({ to, name, title: '현장 AI', aplUid: 'A1', facts: ['장소: 교육실 (변경 전: 강당)'] }),
    name,
    '현장 AI',
    '장소: 교육실 (변경 전: 강당)',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  courseCancelled: [
    letters.courseCancelled({ to, name, title: '현장 AI', aplUid: 'A1', memo: '강사 사정입니다.' }),
    name,
    '현장 AI',
    '강사 사정입니다.',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  educationTomorrow: [
    letters.educationTomorrow({ to, name, title: '현장 AI', aplUid: 'A1', at: '12. 3. 10:00', place: '교육실' }),
    '12. 3. 10:00',
    '교육실',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  applicationReceived: [
    letters.applicationReceived({ ...application, contact: '기업협력팀 099-700-1012' }),
    'T-2026-0142',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementAsked: [
    letters.supplementAsked({ ...application, memo: '사양서를 더해 주세요.', day: '2026-11-26' }),
    '사양서를 더해 주세요.',
    '2026-11-26',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementExtended: [
    letters.supplementExtended({ ...application, lines: ['제출 기한: 2026-12-03 (변경 전: 2026-11-26)'] }),
    '제출 기한: 2026-12-03 (변경 전: 2026-11-26)',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementTomorrow: [
    letters.supplementTomorrow({ ...application, day: '2026-11-26', contact: '기업협력팀 099-700-1012' }),
    '2026-11-26',
    '신청은 취소되지 않습니다.',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitMoved: [
    letters.visitMoved({
      ...application,
      news: '자문 방문 일정이 변경되었습니다.',
      facts: ['방문 일시: 2026-12-04 10:00 (변경 전: 2026-12-03 14:00)'],
    }),
    '자문 방문 일정이 변경되었습니다.',
    '색 변화 개선',
    '방문 일시: 2026-12-04 10:00 (변경 전: 2026-12-03 14:00)',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitTomorrow: [
    letters.visitTomorrow({ ...application, at: '2026-12-03 14:00', place: '생산동', advisorNm: '문서율' }),
    '2026-12-03 14:00',
    '생산동',
    '문서율',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  applicationMoved: [
    letters.applicationMoved({ ...application, stateNm: '위원배정', memo: '위원이 연락드립니다.' }),
    '위원배정',
    '위원이 연락드립니다.',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  bookingApproved: [letters.bookingApproved({ ...booking, memo: '실험복을 준비해 주세요.' }), ...shown, '실험복'],
  bookingRejected: [letters.bookingRejected({ ...booking, memo: '시료가 맞지 않습니다.' }), ...shown, '시료가'],
  bookingMoved: [
    letters.bookingMoved({ ...booking, news: '장비 예약이 취소되었습니다.', memo: undefined }),
    ...shown,
    '취소',
  ],
  bookingTomorrow: [letters.bookingTomorrow({ ...booking, place: '공동실험실습관 101호' }), ...shown, '101호'],
  trainingRecorded: [
    letters.trainingRecorded({
      ...booking,
      completedDt: '2026-11-20',
      validDt: '2028-11-20',
      path: '/easyReservation?eqUid=EQ001',
    }),
    ...[name, booking.eqNm, '2026-11-20', '2028-11-20'],
    'https://portal.example/easyReservation?eqUid=EQ001',
  ],
  slotFree: [
    letters.slotFree({ ...booking, path: '/easyReservation?eqUid=EQ001&date=2026-12-03' }),
    name,
    booking.time,
    'https://portal.example/easyReservation?eqUid=EQ001&date=2026-12-03',
  ],
  voucherIssued: [
    letters.voucherIssued({
      to,
      name,
      gdsNm: '파도소리 요트체험',
      time: '2026-12-05 14:00',
      rsvtNo: 'R261123-0001',
      voucherNo: 'V-R261123-0001',
      rsvtUid: booking.rsvUid,
    }),
    name,
    '파도소리 요트체험',
    '2026-12-05 14:00',
    'V-R261123-0001',
    `https://portal.example/travel/voucher?rsvtUid=${booking.rsvUid}`,
  ],
  passIssued: [
    letters.passIssued({ to, name, passNm: '누리패스 24시간권 2장', rsvtNo: 'R261123-0002' }),
    name,
    '누리패스 24시간권 2장',
    'R261123-0002',
    'https://portal.example/travel/my?tab=pass',
  ],
  voucherUsed: [
    letters.voucherUsed({ to, name, gdsNm: '파도소리 요트체험', points: 1_300, rsvtUid: booking.rsvUid }),
    name,
    '파도소리 요트체험',
    '1,300P',
    `https://portal.example/travel/reviewWrite?rsvtUid=${booking.rsvUid}`,
  ],
  passStarted: [
    letters.passStarted({ to, name, passNm: '누리패스 24시간권', placeNm: '나래 등대', until: '2026-12-06 14:00' }),
    name,
    '누리패스 24시간권',
    '나래 등대',
    '2026-12-06 14:00',
    'https://portal.example/travel/my?tab=pass',
  ],
  cardHandedOver: [
    letters.cardHandedOver({ to, name, passNm: '누리패스 교통 24시간권' }),
    name,
    '누리패스 교통 24시간권',
    'https://portal.example/travel/my?tab=card',
  ],
  inquiryAnswered: [
    letters.inquiryAnswered({ to, title: '주차 문의', inquiryUid: booking.rsvUid }),
    '주차 문의',
    `https://portal.example/travel/inquiries?inquiryUid=${booking.rsvUid}`,
  ],
  reviewShown: [
    letters.reviewShown({ to, name, gdsNm: '나래 야시장' }),
    name,
    '나래 야시장',
    'https://portal.example/travel/my?tab=review',
  ],
  reviewHidden: [
    letters.reviewHidden({ to, name, gdsNm: '나래 야시장', memo: '광고로 확인되었습니다.' }),
    name,
    '나래 야시장',
    '광고로 확인되었습니다.',
  ],
};
const cases = Object.entries(written).map(([letter, [mail, ...values]]) => ({ letter, mail, values }));

describe('letters', () => {
  it.each(cases)('$letter has a kind, a subject and a text with its values', ({ mail, values }) => {
    const { kind, subject, lines } = mail;
    const text = lines.join('\n');

    expect(kind).toMatch(/^[A-Z_]+$/);
    expect(subject).toMatch(/[가-힣]/);
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|\[object|NaN/);
    expect(lines.every((line) => line !== '' && line.trim() === line)).toBe(true);
    expect(mail.to).toBe(to);
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  it.each(cases)('$letter leads to absolute addresses of the site alone', ({ mail }) => {
    const text = mail.lines.join('\n').replaceAll(/https:\/\/portal\.example\/[\w/?=&.-]+/g, '');

    expect(text).not.toMatch(/https?:|portal\.example|(?<!\S)\/\w/);
  });

  it('have kinds that differ', () => {
    const kinds = new Set(cases.map(({ mail }) => mail.kind));

    process.stderr.write(`letters: ${kinds.size} mails of the site\n`);
    expect(kinds.size).toBe(cases.length);
    expect(kinds.size).toBeGreaterThan(10);
  });
});
