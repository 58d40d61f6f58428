import { errorCodes } from '@haesol/contracts/common';
import type { MyBooking, MyBookingDetail } from '@haesol/contracts/lab';
import { type Answers, aMember, refusal, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from '#app';
import { paths } from '#paths';
import { addEnglish } from '#testing/english';

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
  priceClass: 'COMPANY',
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
  'equipment.waits': { list: [] },
  'codes.list': { list: [{ code: 'SCHEDULE', codeName: '일정 변경', upperCode: null }], cnt_total: 1 },
};
const wait = {
  waitUid: 'W1',
  eqUid: 'EQ1',
  eqNm: '주사전자현미경',
  date: '2026-12-02',
  start: '10:00',
  end: '11:00',
  waitNo: 2,
};
const open = (path: string, change: Answers = {}) =>
  renderPage({ app, path, session: aMember(), answers: { ...answers, ...change } });

test('a booking in the list shows its day and time, and opens over the list', async () => {
  const { user, shell } = await open(paths.bookings);

  await user.click(await screen.findByRole('link', { name: '주사전자현미경' }));

  expect(screen.getAllByText(/2026\. 12\. 1\.\(화\) 10:00–12:00/)).not.toHaveLength(0);
  expect(shell.path()).toContain(`rsvUid=${booking.rsvUid}`);
});

test('days and amounts of a booking are in the language of the page', async () => {
  const remove = addEnglish();
  const named = { eqNm: 'SEM', place: 'Room 101', modeNm: 'Own use' };
  const list = [{ ...booking, ...named }];
  await renderPage({
    app,
    path: paths.bookings,
    session: aMember(),
    locale: 'en',
    answers: { ...answers, 'mypage.equList': { list, cnt_total: 1, states: [] } },
  });

  expect((await screen.findAllByText(/Tue 1 Dec 2026 10:00–12:00/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('₩40,000').length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(/\([월화수목금토일]\)|\d원/);
  remove();
});

test('the calendar is in the language of the page', async () => {
  const remove = addEnglish();
  const path = `${paths.bookings}?view=calendar&startDate=2026-12-01&endDate=2026-12-01`;
  await renderPage({ app, path, session: aMember(), locale: 'en', answers });

  expect(await screen.findByText('December 2026')).toBeVisible();
  expect(screen.getByRole('grid')).not.toHaveTextContent(/\d[년월일]/);
  remove();
});

test('the calendar counts the bookings of each day', async () => {
  await open(`${paths.bookings}?view=calendar&startDate=2026-12-01&endDate=2026-12-01`);

  expect(await screen.findByText('예약 1건')).toBeInTheDocument();
});

test('the calendar refetches at each visit, because another remote makes bookings', async () => {
  let list = [booking];
  const { user } = await open(`${paths.bookings}?view=calendar&startDate=2026-12-01&endDate=2026-12-01`, {
    'mypage.equList': () => ({ list, cnt_total: list.length, states: [] }),
  });
  await screen.findByText('예약 1건');
  await user.click(screen.getByRole('radio', { name: '목록' }));
  list = [booking, { ...booking, rsvUid: '31111111-2222-4333-8444-555555555555' }];
  await user.click(screen.getByRole('radio', { name: '달력' }));

  expect(await screen.findByText('예약 2건')).toBeInTheDocument();
});

test('a cancellable booking asks for the reason first', async () => {
  const { user } = await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`);

  await user.click(await screen.findByRole('button', { name: '예약 취소' }));

  const dialog = (await screen.findByText('일정 변경')).closest('dialog');
  expect(dialog).toHaveAttribute('open');
});

test.each([
  [{ nm: '박막', cnt: 3, hazardYn: 'N' }, '박막 · 3개'],
  [{ nm: '', cnt: 3, hazardYn: 'N' }, '시료명 없음 · 3개'],
  [{ nm: '', cnt: 0, hazardYn: 'Y' }, '시료명 없음 · 위험물'],
  [{ nm: '', cnt: 0, hazardYn: 'N' }, undefined],
] as const)('a booking shows its sample %j, also without a name', async (sample, text) => {
  await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, { 'mypage.equ': { ...detail, sample } });
  await screen.findByRole('rowheader', { name: '예약번호' });

  expect(screen.queryByRole('rowheader', { name: '시료' })?.nextElementSibling?.textContent).toBe(text);
});

test('a booking shows the state of its tax invoice, with number and day of an issued one', async () => {
  const tax = { state: 'ISSUED', no: '20261201-41000000-12345678', dt: '2026-12-02' } as const;
  await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, {
    'mypage.equ': { ...detail, state: 'COMPLETED', settleState: 'PAID', tax },
  });

  expect(
    await screen.findByText('발행 완료 · 승인번호 20261201-41000000-12345678 · 발행일 2026. 12. 2.'),
  ).toBeInTheDocument();
});

test.each([
  ['REJECTED', false],
  ['CANCELLED', false],
  ['NO_SHOW', false],
  ['APPROVED', true],
  ['COMPLETED', true],
] as const)('a booking that is %s shows a tax invoice that is asked for: %s', async (state, isShown) => {
  const tax = { state: 'ASKED', no: null, dt: null } as const;
  await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, { 'mypage.equ': { ...detail, state, tax } });
  await screen.findByText('서하늘 099-700-1001');

  expect(screen.queryAllByText('발행 요청함')).toHaveLength(isShown ? 1 : 0);
});

test('a booking links to the change of its time, its statement and its calendar file', async () => {
  const { user, shell } = await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, { 'mypage.equIcs': {} });
  const change = new URL(
    (await screen.findByRole('link', { name: '시간 변경' })).getAttribute('href') ?? '',
    'http://x',
  );

  expect(change.pathname).toBe(paths.easyReservation);
  expect(Object.fromEntries(change.searchParams)).toMatchObject({ eqUid: 'EQ1', rsvUid: booking.rsvUid });
  expect(screen.getByRole('link', { name: '명세서' })).toHaveAttribute(
    'href',
    `${paths.statement}?rsvUid=${booking.rsvUid}`,
  );
  await user.click(screen.getByRole('button', { name: '일정 저장(.ics)' }));
  expect(shell.http.requests.at(-1)).toMatchObject({ path: `/api/v1/mypage/equ/${booking.rsvUid}/ics` });
});

test('a cancellation sends its reason; within 24 hours it requests it from staff', async () => {
  const late = { ...detail, cancelNowYn: 'N', changeYn: 'N' };
  const { user, shell } = await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, {
    'mypage.equ': late,
    'mypage.cancelEqu': { rsvUid: booking.rsvUid, state: 'CANCEL_REQUESTED' },
  });
  await user.click(await screen.findByRole('button', { name: '취소 요청' }));
  expect(screen.queryByRole('link', { name: '시간 변경' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: '취소를 요청하시겠습니까?' });
  await user.click(await within(dialog).findByRole('radio', { name: '일정 변경' }));
  await user.click(within(dialog).getByRole('button', { name: '취소 요청' }));

  await waitFor(() => expect(shell.record.toasts).toMatchObject([{ text: '취소를 요청했습니다.' }]));
  expect(shell.http.requests.find(({ name }) => name === 'mypage.cancelEqu')?.body).toEqual({ whyCd: 'SCHEDULE' });
});

test('actions of staff are in the timeline of the booking', async () => {
  const entry = { type: 'MOVE', dueDt: null, files: [] };
  const timeline = [
    { ...entry, entryUid: 't1', state: 'REQUESTED', by: 'MEMBER', memo: null, dt: '2026-11-20T09:00:00+09:00' },
    {
      ...entry,
      entryUid: 't2',
      state: 'REJECTED',
      by: 'STAFF',
      memo: '시료가 맞지 않습니다.',
      dt: '2026-11-21T09:00:00+09:00',
    },
  ];
  await open(`${paths.bookings}?rsvUid=${booking.rsvUid}`, {
    'mypage.equ': { ...detail, state: 'REJECTED', cancelYn: 'N', changeYn: 'N', timeline },
  });

  const steps = await screen.findByRole('list', { name: '진행 상황' });
  expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent(/반려.*시료가 맞지 않습니다\./);
});

test('a booking of another member has no statement', async () => {
  await open(`${paths.statement}?rsvUid=${booking.rsvUid}`, { 'mypage.equ': refusal(errorCodes.notFound) });

  expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '장비 이용 명세서' })).toBeVisible();
  expect(screen.queryByText(/40,000원/)).not.toBeInTheDocument();
});

test('the statement shows equipment, member and amount', async () => {
  const { user, shell } = await open(`${paths.statement}?rsvUid=${booking.rsvUid}`, { 'mypage.equStatement': {} });

  const statement = within(await screen.findByRole('article'));
  expect(statement.getAllByText(/40,000원/)).not.toHaveLength(0);
  expect(statement.getByText(/누리정밀/)).toBeVisible();
  expect(statement.getByText('20,000원/시간 (기업 요금)')).toBeVisible();
  expect(statement.getByText(/사업자등록번호 000-82-00017/)).toBeVisible();
  for (const words of ['EQ-2612-0007', '주사전자현미경 (FE-SEM)', '2026. 12. 1.(화) 10:00–12:00', '계좌이체']) {
    expect(statement.getByText(words)).toBeVisible();
  }
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(statement.getByRole('button', { name: '인쇄' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(statement.getByRole('button', { name: 'PDF 받기' }));
  expect(shell.http.requests.at(-1)).toMatchObject({ path: `/api/v1/mypage/equ/${booking.rsvUid}/statement` });
});

test('a paid booking has a receipt, an unpaid one has none', async () => {
  const used = { ...detail, state: 'COMPLETED', settleState: 'UNPAID' } as const;
  const first = await open(`${paths.statement}?rsvUid=${booking.rsvUid}`, { 'mypage.equ': used });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: '영수증 PDF 받기' })).toBeNull();
  first.unmount();
  const { user, shell } = await open(`${paths.statement}?rsvUid=${booking.rsvUid}`, {
    'mypage.equ': { ...used, settleState: 'PAID' },
    'mypage.equReceipt': {},
  });

  await user.click(await screen.findByRole('button', { name: '영수증 PDF 받기' }));
  expect(shell.http.requests.at(-1)).toMatchObject({ path: `/api/v1/mypage/equ/${booking.rsvUid}/receipt` });
});

test('lists waiting list entries, links to their day, and removes one', async () => {
  let list = [wait];
  const { user, shell } = await open(paths.bookings, {
    'equipment.waits': () => ({ list }),
    'equipment.stopWaiting': () => {
      list = [];
      return {};
    },
  });
  const waits = await screen.findByRole('region', { name: '빈자리 알림' });
  const link = within(waits).getByRole('link', { name: '주사전자현미경' });

  expect(waits).toHaveTextContent('2026. 12. 2.(수) 10:00–11:00 · 대기 2번');
  expect(link).toHaveAttribute('href', `${paths.easyReservation}?eqUid=EQ1&date=2026-12-02`);
  await user.click(within(waits).getByRole('button', { name: /10:00–11:00 알림 해제$/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '빈자리 알림' })).not.toBeInTheDocument());
  expect(shell.http.requests.find(({ name }) => name === 'equipment.stopWaiting')?.path).toBe(
    '/api/v1/equipment/waitlist/W1',
  );
});

test('an offered time is booked or passed on until its end', async () => {
  let list = [
    { ...wait, offerExpDt: '2026-11-29T22:00:00+09:00' },
    { ...wait, waitUid: 'W2', date: '2026-12-03' },
  ];
  const { user, shell } = await open(paths.bookings, {
    'equipment.waits': () => ({ list }),
    'equipment.passSlots': () => {
      list = list.map((one) => ({ ...one, offerExpDt: undefined }) as never);
      return {};
    },
  });
  const waits = await screen.findByRole('region', { name: '빈자리 알림' });
  const [offered, other] = within(waits).getAllByRole('listitem');

  expect(offered).toHaveTextContent(/10:00–11:00 · 2026\. 11\. 29\. 22:00까지 먼저 예약하실 수 있습니다\./);
  expect(other).toHaveTextContent('대기 2번');
  expect(within(waits).getByRole('link', { name: /10:00–11:00 예약하기$/ })).toHaveAttribute(
    'href',
    `${paths.easyReservation}?eqUid=EQ1&date=2026-12-02`,
  );
  await user.click(within(waits).getByRole('button', { name: /다음 분께 넘기기$/ }));
  await waitFor(() => expect(within(waits).queryByRole('link', { name: /예약하기$/ })).not.toBeInTheDocument());
  expect(shell.http.requests.find(({ name }) => name === 'equipment.passSlots')?.path).toBe(
    '/api/v1/equipment/waitlist/W1/pass',
  );
});

test('bookings are shown without waiting list entries on servers without that list', async () => {
  await open(paths.bookings, { 'equipment.waits': refusal(errorCodes.notFound) });

  expect(await screen.findByRole('link', { name: '주사전자현미경' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
