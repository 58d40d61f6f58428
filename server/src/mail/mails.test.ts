import { createMails, type Mails } from './mails.ts';
import { writeSampleMails } from './sampleMails.ts';

const publicUrl = 'https://portal.example';
const mails = createMails(publicUrl);
const samples = writeSampleMails(publicUrl, 'ko');
const to = 'kim@mail.example';
const name = '김하늘';
const own = { to, name, locale: 'ko' as const };
const uid = '0190a000-0000-7000-8000-000000000000';
const booking = { eqNm: '주사전자현미경', time: '2026. 12. 3.(목) 10:00–12:00', rsvUid: uid };
const shown = [name, booking.eqNm, booking.time, `https://portal.example/myPage/equ?rsvUid=${uid}`];

const traveller = {
  ...own,
  gdsNm: '바람언덕 등대',
  rsvtNo: 'T261123-7',
  rsvtUid: uid,
  time: '2026. 12. 5.(토) 10:00',
};
const travelShown = [
  name,
  traveller.gdsNm,
  traveller.rsvtNo,
  traveller.time,
  `https://portal.example/travel/myReservation?rsvtUid=${uid}`,
];

/** Values that the text of each mail must contain; a missing mail does not compile. */
const values: { readonly [Name in keyof Mails]: readonly string[] } = {
  joined: [name, '소속 확인'],
  passwordChanged: [name],
  emailChanged: [name, 'ne***w@mail.example'],
  dataExport: [name, 'https://portal.example/file/my-data?token=secret'],
  travelRequested: [...travelShown, '22:00까지'],
  purchasePaid: [
    name,
    `${traveller.gdsNm} · ${traveller.time} · ${traveller.rsvtNo} · 16,000원`,
    '누리패스 24시간 · T261201-0008 · 30,000원',
    '결제 금액: 46,000원',
    `https://portal.example/travel/purchase?purchaseUid=${uid}`,
  ],
  travelMoved: [
    ...travelShown,
    '예약을 변경했습니다.',
    '정문으로 오세요.',
    '이용권: 성인 3',
    '더 결제하신 차액: 10,000원',
    '취소: 2026. 12. 2.(수) 23:59까지',
    '바우처 PDF를 붙여',
  ],
  travelRefunded: [...travelShown, '16,000원', '4,000원', '500P'],
  travelPartRefunded: [...travelShown, '나머지 예약은 그대로 유효합니다.', '8,000원', '2,000원', '250P'],
  differenceReturned: [...travelShown, '예약 변경의 차액을 돌려드렸습니다.', '돌려드린 차액: 10,000원'],
  left: [name],
  membershipMoved: [
    name,
    '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.',
    '증명서를 다시 올려 주세요.',
    'https://portal.example/myPage/InfoDetail',
  ],
  socialLinked: [name],
  ordersClaimed: [name, '예약 2건', 'https://portal.example/travel/my'],
  mailCode: ['인증번호: 123456'],
  foundId: [name, to],
  temporaryPassword: [name, 'Temp4821xyzA'],
  newDevice: [name, '2026. 11. 23.(월) 10:00', 'Chrome (203.0.*.*)', 'https://portal.example/login/changePw'],
  secondFactorChanged: [name, '인증 앱 등록', 'https://portal.example/login/changePw'],
  sessionReused: [name],
  companyManager: [name, '한빛정밀'],
  dormancyNotice: [name, '2026. 12. 23.(수)', 'https://portal.example/login'],
  dormant: [name, 'https://portal.example/login/findPw01'],
  termsChanged: [name, '이용약관 · 2027. 1. 1.(금) · https://portal.example/terms/use?version=2.2'],
  consentNotice: [name, '2024. 11. 23.(토)', 'https://portal.example/myPage/InfoDetail'],
  questionAnswered: [
    '장비 문의',
    'https://portal.example/myPage/qnaDetail?qnaUid=0190a000-0000-7000-8000-000000000000',
  ],
  enrolment: [
    name,
    '현장 AI',
    '대기 순서: 3번',
    '첨부파일: 확인서.pdf (84KB)',
    'https://portal.example/myPage/edu?aplUid=A1',
  ],
  seatPassed: ['현장 AI', '대기 순서는 뒤로 옮겨졌으며'],
  enrolledByCompany: [name, '한가람', 'https://portal.example/myPage/edu?aplUid=A1'],
  courseChanged: [name, '현장 AI', '장소: 교육실 (변경 전: 강당)', 'https://portal.example/myPage/edu?aplUid=A1'],
  courseCancelled: [name, '현장 AI', '강사 사정입니다.', 'https://portal.example/myPage/edu?aplUid=A1'],
  educationTomorrow: ['12. 3. 10:00', '교육실', 'https://portal.example/myPage/edu?aplUid=A1'],
  applicationReceived: [
    '첨부파일: 사업계획서.pdf (1.2MB), 도면.png (84KB)',
    'T-2026-0142',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementAsked: [
    '사양서를 더해 주세요.',
    '필요한 서류: 사업자등록증',
    '2026. 11. 26.(목)까지',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementExtended: [
    '제출 기한: 2026. 12. 3.(목) (변경 전: 2026. 11. 26.(목))',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  supplementTomorrow: [
    '내일(2026. 11. 26.(목))까지',
    '신청은 취소되지 않습니다.',
    '기업협력팀 099-700-1012',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitMoved: [
    '자문 방문 일정이 변경되었습니다.',
    '색 변화 개선',
    '방문 일시: 2026. 12. 4.(금) 10:00 (변경 전: 2026. 12. 3.(목) 14:00)',
    'https://portal.example/myPage/tech?aplUid=A1',
  ],
  visitTomorrow: ['2026. 12. 3.(목) 14:00', '생산동', '문서율', 'https://portal.example/myPage/tech?aplUid=A1'],
  applicationMoved: ['위원배정', '위원이 연락드립니다.', 'https://portal.example/myPage/tech?aplUid=A1'],
  bookingApproved: [...shown, '실험복'],
  bookingRejected: [...shown, '시료가'],
  bookingMoved: [...shown, '취소'],
  bookingTomorrow: [...shown, '101호'],
  trainingRecorded: [
    ...[name, booking.eqNm, '2026. 11. 20.(금)', '2028. 11. 20.(월)까지'],
    'https://portal.example/easyReservation?eqUid=EQ001',
  ],
  trainingEnded: [name, booking.eqNm, '교체되었습니다.', 'https://portal.example/easyReservation?eqUid=EQ001'],
  slotFree: [name, booking.time, 'https://portal.example/easyReservation?eqUid=EQ001&date=2026-12-03'],
  piecesFree: [
    name,
    '파도소리 요트체험',
    '2026. 12. 1.(화) 22:00',
    'https://portal.example/travel/reserve?goodsDtlId=G0001-1&useDate=2026-12-05',
  ],
  voucherIssued: [
    name,
    '파도소리 요트체험',
    '2026. 12. 5.(토) 14:00',
    '54,500원',
    '누리도 강변로 243',
    '어른 3, 어린이 1',
    '2026. 12. 2.(수) 23:59까지 수수료 없이',
    'V-R261123-0001',
    `https://portal.example/travel/voucher?rsvtUid=${uid}`,
  ],
  passIssued: [name, '누리패스 24시간권 2장', 'R261123-0002', 'https://portal.example/travel/my?tab=pass'],
  voucherUsed: [name, '파도소리 요트체험', '1,300P', `https://portal.example/travel/reviewWrite?rsvtUid=${uid}`],
  passStarted: [
    name,
    '누리패스 24시간권',
    '바람언덕 등대',
    '2026. 12. 6.(일) 14:00',
    'https://portal.example/travel/my?tab=pass',
  ],
  cardHandedOver: [name, '누리패스 교통 24시간권', 'https://portal.example/travel/my?tab=card'],
  inquiryAnswered: ['주차 문의', `https://portal.example/travel/inquiries?inquiryUid=${uid}`],
  reviewShown: [name, '강변 야시장', 'https://portal.example/travel/my?tab=review'],
  reviewHidden: [name, '강변 야시장', '광고로 확인되었습니다.'],
};
const cases = Object.entries(samples).map(([key, mail]) => ({ name: key, mail, values: values[key as keyof Mails] }));

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
