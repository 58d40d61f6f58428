import type { MyBooking, MyBookingDetail } from '@haesol/shared/contracts';
import { aMember, renderPage, screen, within } from '@haesol/shared/testing';
import { app } from '#app';
import { paths } from '#paths';

const booking: MyBooking = {
  rsvUid: '21111111-2222-4333-8444-555555555555',
  rsvNo: 'EQ-2612-0007',
  eqUid: 'EQ1',
  eqNm: '주사전자현미경',
  place: '공동실험실습관 101호',
  date: '2026-12-01',
  start: '10:00',
  end: '12:00',
  modeCd: 'DIRECT',
  modeNm: '직접사용',
  amount: 40_000,
  state: 'APPROVED',
  settleState: null,
  cancelYn: 'Y',
  cancelNowYn: 'Y',
  changeYn: 'Y',
  createdDt: '2026-11-20T09:00:00+09:00',
};
const detail: MyBookingDetail = {
  ...booking,
  model: 'FE-SEM',
  thumbUrl: '/art/equipment/sem.svg',
  thumbAlt: '주사전자현미경 그림',
  purposeCd: 'RESEARCH',
  purposeNm: '연구개발',
  projectNm: '',
  sample: { nm: '박막', cnt: 3, hazardYn: 'N' },
  companions: 1,
  settleCd: 'TRANSFER',
  settleNm: '계좌이체',
  taxMail: 'tax@company.example',
  tel: '010-0000-1001',
  applicant: { nm: '한가람', affiliation: '(주)누리정밀' },
  price: 20_000,
  slotMin: 60,
  maxSlots: 4,
  manager: { nm: '서하늘', tel: '099-700-1001', email: 'equip@haesol.example' },
  files: [],
  hazardFiles: [],
  timeline: [],
};
const answers = {
  'mypage.equList': { list: [booking], cnt_total: 1, states: [{ state: 'APPROVED', cnt: 1 }] },
  'mypage.equ': detail,
  'codes.list': { list: [{ code: 'SCHEDULE', codeName: '일정 변경', upperCode: null }], cnt_total: 1 },
};
const open = (path: string) => renderPage({ app, path, session: aMember(), answers });

test('a booking in the list shows its day and time, and opens over the list', async () => {
  const { user, shell } = await open(paths.bookings);

  await user.click(await screen.findByRole('link', { name: '주사전자현미경' }));

  expect(screen.getAllByText(/2026\. 12\. 1\.\(화\) 10:00–12:00/)).not.toHaveLength(0);
  expect(shell.path()).toContain(`rsvUid=${booking.rsvUid}`);
});

test('the calendar counts the bookings of each day', async () => {
  await open(`${paths.bookings}?view=calendar&startDate=2026-12-01&endDate=2026-12-01`);

  expect(await screen.findByText('예약 1')).toBeInTheDocument();
});

test('a booking that may be cancelled asks for the reason first', async () => {
  const { user } = await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`);

  await user.click(await screen.findByRole('button', { name: '예약 취소' }));

  const dialog = (await screen.findByText('일정 변경')).closest('dialog');
  expect(dialog).toHaveAttribute('open');
});

test('the statement says what was used, by whom and for how much', async () => {
  await open(`${paths.statement}?rsvUid=${booking.rsvUid}`);

  const statement = within(await screen.findByRole('article'));
  expect(statement.getAllByText(/40,000원/)).not.toHaveLength(0);
  expect(statement.getByText(/누리정밀/)).toBeVisible();
});
