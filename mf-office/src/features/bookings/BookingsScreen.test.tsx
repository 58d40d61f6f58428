import { type Answers, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toBookingHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const aBooking = (no: number, change: object = {}) => ({
  rsvUid: `b${no}`,
  rsvNo: `R-000${no}`,
  eqUid: 'EQ1',
  eqNm: `주사전자현미경 ${no}`,
  memberUid: 'm1',
  memberNm: '한*경',
  affiliation: '가온세라믹',
  date: '2026-11-25',
  start: '11:00',
  end: '12:00',
  modeCd: 'DIRECT',
  purposeCd: 'RESEARCH',
  hazardYn: 'N',
  amount: 20_000,
  state: 'REQUESTED',
  settleState: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  targets: ['APPROVED', 'REJECTED'],
  rev: no,
  assigneeNm: null,
  mineYn: 'N',
  ...change,
});
const list = [
  aBooking(1),
  aBooking(2),
  aBooking(3, { state: 'APPROVED', targets: ['IN_USE', 'NO_SHOW', 'CANCELLED'] }),
];
/** Answers a bulk call: all rows are done but the refused ones. */
const moved =
  (refused: Readonly<Record<string, string>> = {}) =>
  ({ body }: { body?: unknown }) => {
    const { uids } = body as { uids: readonly string[] };
    const failed = uids.filter((uid) => uid in refused);
    return {
      done: uids.filter((uid) => !failed.includes(uid)),
      failed: failed.map((uid) => ({ uid, code: '4405', message: refused[uid] })),
    };
  };

const open = (answers: Answers = {}) =>
  openOffice(paths.bookings, {
    'admin.listBookings': { list, cnt_total: 3, states: [{ state: 'REQUESTED', cnt: 2 }] },
    'admin.moveItems': moved(),
    'admin.assign': moved(),
    ...answers,
  });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const moves = (shell: Awaited<ReturnType<typeof open>>['shell']) =>
  shell.http.requests.filter(({ name }) => name === 'admin.moveItems').map(({ path, body }) => [path, body]);

describe('BookingsScreen', () => {
  it('says until when an answer is promised, or by how much it is late, without holidays and weekends', async () => {
    const day = (date: string) => ({ createdDt: `${date}T09:00:00+09:00` });
    const list = [aBooking(1, day('2026-11-18')), aBooking(2, day('2026-11-20')), aBooking(3, day('2026-11-23'))];
    await open({
      'admin.today': {
        areas: [{ area: 'lab', level: 'MOVE' }],
        queues: [{ queue: 'BOOKING', cnt: 3, oldestDt: null, lateCnt: 1 }],
        holidays: ['2026-11-23'],
        days: [],
      },
      'admin.listBookings': { list, cnt_total: 3, states: [] },
    });
    const wait = async (no: number) => (await rowOf(`주사전자현미경 ${no}`)).textContent;

    await waitFor(async () => expect(await wait(1)).toContain('약속보다 3일 10시간 늦음'));
    expect(await wait(2)).toMatch(/11\.\s24\.\(화\)까지 약속/);
    expect(await wait(3)).toMatch(/11\.\s24\.\(화\)까지 약속/);
  });

  it('keeps the focus in the place of a row that was approved by key', async () => {
    let rows = list;
    const { user } = await open({
      'admin.listBookings': () => ({ list: rows, cnt_total: rows.length, states: [] }),
      'admin.moveItems': () => {
        rows = list.slice(1);
        return { done: ['b1'], failed: [] };
      },
    });
    await rowOf('주사전자현미경 1');
    await user.keyboard('ja');
    await waitFor(() => expect(screen.queryByText('주사전자현미경 1')).not.toBeInTheDocument());

    await waitFor(async () =>
      expect(await rowOf('주사전자현미경 2')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('moves the focus to the link of a row, which Enter opens', async () => {
    const { user } = await open();
    await rowOf('주사전자현미경 1');
    await user.keyboard('j');

    expect(document.activeElement).toHaveAttribute('href', toBookingHref('b1'));
  });

  it('approves a booking with one button', async () => {
    const { shell, user } = await open();

    await user.click(within(await rowOf('주사전자현미경 1')).getByRole('button', { name: '승인' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 승인했습니다.' }));
    expect(moves(shell)).toEqual([
      ['/api/v1/admin/reservations/transition', { uids: ['b1'], revs: [1], to: 'APPROVED' }],
    ]);
  });

  it('offers only the moves that the server names', async () => {
    await open();

    const row = within(await rowOf('주사전자현미경 3'));

    expect(row.queryByRole('button', { name: '승인' })).toBeNull();
    expect(row.getByRole('button', { name: '이용 시작' })).toBeVisible();
  });

  it('approves the row with the focus by a, and moves the focus by j', async () => {
    const { shell, user } = await open();
    await rowOf('주사전자현미경 1');

    await user.keyboard('jj');
    await user.keyboard('a');

    await waitFor(() => expect(moves(shell)).toHaveLength(1));
    expect(moves(shell)).toMatchObject([[expect.anything(), { uids: ['b2'], revs: [2], to: 'APPROVED' }]]);
  });

  it('marks used bookings whose tax invoice is to be issued, and filters by them', async () => {
    const tax = { state: 'ASKED', no: null, dt: null };
    const used = aBooking(1, { state: 'COMPLETED', settleState: 'PAID', targets: [], tax });
    const { shell, user } = await open({
      'admin.listBookings': { list: [used, aBooking(2, { tax })], cnt_total: 2, states: [] },
    });

    expect(await rowOf('주사전자현미경 1')).toHaveTextContent('계산서 발행할 것');
    expect(await rowOf('주사전자현미경 2')).not.toHaveTextContent('계산서 발행할 것');
    await user.selectOptions(screen.getByRole('combobox', { name: '세금계산서' }), '세금계산서 발행할 것');
    await waitFor(() => expect(shell.path()).toContain('taxState=DUE'));
  });

  it('takes a settlement back from its message', async () => {
    const used = aBooking(1, { state: 'COMPLETED', settleState: 'UNPAID', targets: [] });
    const { shell, user } = await open({ 'admin.listBookings': { list: [used], cnt_total: 1, states: [] } });
    await rowOf('주사전자현미경 1');
    await user.keyboard('js');
    await waitFor(() => expect(shell.record.toasts).toHaveLength(1));

    shell.record.toasts[0]?.action?.run();

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 되돌렸습니다.' }));
    expect(moves(shell)).toMatchObject([
      ['/api/v1/admin/booking-settlements/transition', { uids: ['b1'], revs: [1], to: 'PAID' }],
      ['/api/v1/admin/booking-settlements/transition', { uids: ['b1'], revs: [2], to: 'UNPAID' }],
    ]);
  });

  it('ignores single keys in a field, and when they are switched off', async () => {
    const { shell, user } = await open();
    await rowOf('주사전자현미경 1');

    await user.type(screen.getByRole('searchbox'), 'ja');
    await user.click(screen.getByRole('switch', { name: '단축키 쓰기' }));
    await user.keyboard('ja');
    await user.click(screen.getByRole('switch', { name: '단축키 쓰기' }));

    expect(moves(shell)).toEqual([]);
  });

  it('moves the chosen rows together, and keeps those chosen that were refused', async () => {
    const { shell, user } = await open({
      'admin.moveItems': moved({ b2: '그사이 김하늘 님이 10:21에 처리했습니다.' }),
    });
    await rowOf('주사전자현미경 1');

    await user.click(screen.getByRole('checkbox', { name: 'R-0001 주사전자현미경 1 고르기' }));
    await user.click(screen.getByRole('checkbox', { name: 'R-0002 주사전자현미경 2 고르기' }));
    await user.click(screen.getByRole('button', { name: '2건 승인' }));

    expect(await screen.findByText('R-0002 주사전자현미경 2: 그사이 김하늘 님이 10:21에 처리했습니다.')).toBeVisible();
    expect(moves(shell)).toHaveLength(1);
    expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 승인했습니다.' });
    expect(screen.getByRole('checkbox', { name: 'R-0001 주사전자현미경 1 고르기' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'R-0002 주사전자현미경 2 고르기' })).toBeChecked();
  });

  it('asks for the reason of a rejection and says who is told', async () => {
    const { shell, user } = await open();
    await user.click(within(await rowOf('주사전자현미경 1')).getByRole('button', { name: '반려' }));
    const dialog = within(screen.getByRole('dialog', { name: '예약을 반려할까요?' }));

    await user.click(dialog.getByRole('button', { name: '1건 반려' }));
    expect(await dialog.findByText('안내 내용을 입력해 주세요.')).toBeVisible();
    expect(moves(shell)).toEqual([]);
    await user.type(dialog.getByRole('textbox'), '점검이 있습니다.');
    await user.click(dialog.getByRole('button', { name: '1건 반려' }));

    await waitFor(() => expect(moves(shell)).toHaveLength(1));
    expect(moves(shell)[0]?.[1]).toEqual({ uids: ['b1'], revs: [1], to: 'REJECTED', memo: '점검이 있습니다.' });
  });

  it('keeps a message that was refused in its dialog, with the reason', async () => {
    const { user } = await open({ 'admin.moveItems': moved({ b1: '그사이 김하늘 님이 10:21에 처리했습니다.' }) });
    await user.click(within(await rowOf('주사전자현미경 1')).getByRole('button', { name: '반려' }));
    const dialog = within(screen.getByRole('dialog', { name: '예약을 반려할까요?' }));

    await user.type(dialog.getByRole('textbox'), '점검이 있습니다.');
    await user.click(dialog.getByRole('button', { name: '1건 반려' }));

    expect(await dialog.findByText('그사이 김하늘 님이 10:21에 처리했습니다.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('점검이 있습니다.');
  });

  it('takes the row with the focus by m, and hands chosen rows on', async () => {
    const { shell, user } = await open({
      'admin.listColleagues': { list: [{ memberUid: 'm2', nm: '김하늘', mineYn: 'N' }] },
    });
    await rowOf('주사전자현미경 1');

    await user.keyboard('jm');
    await user.click(screen.getByRole('checkbox', { name: 'R-0002 주사전자현미경 2 고르기' }));
    await user.click(screen.getByRole('button', { name: '넘기기…' }));
    const dialog = within(screen.getByRole('dialog', { name: '누구에게 넘길까요?' }));
    await user.selectOptions(
      await dialog.findByRole('combobox'),
      await dialog.findByRole('option', { name: '김하늘' }),
    );
    await user.type(dialog.getByRole('textbox', { name: /남길 말/ }), '오후에 시료가 옵니다.');
    await user.click(dialog.getByRole('button', { name: '1건 넘기기' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 넘겼습니다.' }));
    const calls = shell.http.requests.filter(({ name }) => name === 'admin.assign');
    expect(calls.map(({ body }) => body)).toEqual([
      { uids: ['b1'] },
      { uids: ['b2'], memberUid: 'm2', note: '오후에 시료가 옵니다.' },
    ]);
    expect(shell.http.requests.find(({ name }) => name === 'admin.listColleagues')?.query).toMatchObject({
      queue: 'reservations',
    });
  });

  it('exports the present filter and the shown columns with a purpose', async () => {
    const { shell, user } = await open({
      'admin.export': {},
      'admin.listViews': { list: [], hidden: ['wait', 'mode'] },
    });
    await rowOf('주사전자현미경 1');

    await user.click(screen.getByRole('button', { name: '내보내기' }));
    const dialog = within(screen.getByRole('dialog', { name: '목록 내보내기' }));
    await user.click(dialog.getByRole('button', { name: '내려받기' }));
    expect(await dialog.findByText('내려받는 목적을 선택해 주세요.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '기타' }));
    await user.click(dialog.getByRole('button', { name: '내려받기' }));
    expect(await dialog.findByText('목적을 입력해 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /목적 적기/ }), '연말 점검');
    await user.click(dialog.getByRole('button', { name: '내려받기' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.http.requests.find(({ name }) => name === 'admin.export')?.query).toMatchObject({
      screen: 'bookings',
      purposeCd: 'ETC',
      purpose: '연말 점검',
      format: 'xlsx',
      columns: 'state,eqNm,time,member,assignee,amount',
    });
  });

  it('shows own views as tabs, and saves the present filter', async () => {
    const viewUid = '0190f3a0-0000-7000-8000-000000000009';
    const { shell, user } = await open({
      'admin.listViews': { list: [{ viewUid, name: '정산 남음', query: 'settleState=UNPAID' }] },
      'admin.saveView': { viewUid, name: '내 것', query: 'assigned=ME' },
    });

    expect(await screen.findByRole('link', { name: '정산 남음' })).toHaveAttribute(
      'href',
      `${paths.bookings}?settleState=UNPAID`,
    );
    await user.click(screen.getByRole('link', { name: '내 담당' }));
    await user.click(await screen.findByRole('button', { name: '지금 조건을 보기로 저장' }));
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: /보기 이름/ }), '내 것');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '저장' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.http.requests.find(({ name }) => name === 'admin.saveView')?.body).toEqual({
      screen: 'bookings',
      name: '내 것',
      query: 'assigned=ME',
    });
  });
});
