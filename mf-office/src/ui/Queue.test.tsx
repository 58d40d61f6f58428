import { type Answers, screen, testNow, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const anOrder = (no: number, change: object = {}) => ({
  orderUid: `o${no}`,
  orderNo: `O-${no}`,
  rsvtUid: `r${no}`,
  rsvtNo: `V-${no}`,
  kind: 'GOODS',
  memberUid: 'm1',
  memberNm: '이*윤',
  gdsNm: `갯벌 체험 ${no}`,
  optionNm: '입장권',
  useDate: '2026-12-01',
  useTime: null,
  departDate: null,
  count: 2,
  payAmount: 10_000 * no,
  cancelledAmount: 0,
  state: 'PAID',
  rsvtSttsCd: 'CONFIRM_WAIT',
  createdDt: '2026-11-20T09:00:00+09:00',
  rev: 1,
  assigneeNm: null,
  mineYn: 'N',
  ...change,
});

/** Answers a list of many rows by page and page size. */
const manyOrders =
  (count: number) =>
  ({ query }: { query?: Readonly<Record<string, string>> | undefined }) => {
    const size = Number(query?.pageSize ?? 20);
    const first = (Number(query?.pageNum ?? 1) - 1) * size;
    const length = Math.max(0, Math.min(size, count - first));
    return { list: Array.from({ length }, (_one, at) => anOrder(first + at + 1)), cnt_total: count };
  };
const allDone = ({ body }: { body?: unknown }) => ({ done: (body as { uids: string[] }).uids, failed: [] });

const open = (answers: Answers = {}, path: string = paths.orders) =>
  openOffice(path, {
    'admin.listOrders': { list: [anOrder(1), anOrder(2)], cnt_total: 2 },
    'admin.moveItems': allDone,
    'admin.assign': allDone,
    ...answers,
  });
type Shell = Awaited<ReturnType<typeof open>>['shell'];
const requests = ({ http }: Shell, name: string) => http.requests.filter((one) => one.name === name);
type User = Awaited<ReturnType<typeof open>>['user'];
async function chooseAllRows(user: User, count: number) {
  await user.click(await screen.findByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }));
  await user.click(screen.getByRole('button', { name: `조건에 맞는 ${count}건 모두 고르기` }));
}
const chooseBox = (name: string) => screen.findByRole('checkbox', { name: `${name} 고르기` });

describe('Queue', () => {
  it('sorts by the header of a column, the other way, and as usual again, by the server', async () => {
    const { shell, user } = await open();
    const header = async () => screen.findByRole('columnheader', { name: '결제(원)' });

    expect(await header()).toHaveAttribute('aria-sort', 'none');
    await user.click(within(await header()).getByRole('link'));
    expect(await header()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(await header()).getByRole('link'));
    expect(await header()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(await header()).getByRole('link'));
    expect(await header()).toHaveAttribute('aria-sort', 'none');
    expect(requests(shell, 'admin.listOrders').map(({ query }) => query?.sort)).toEqual(
      expect.arrayContaining(['', 'pay', '-pay']),
    );
    expect(within(screen.getByRole('columnheader', { name: '회원' })).queryByRole('link')).toBeNull();
  });

  it('has the views of the system, and says by how much an answer is late', async () => {
    const createdDt = new Date(testNow - 29.5 * 3_600_000).toISOString();
    const late = [anOrder(1, { createdDt }), anOrder(2, { createdDt })];
    const { shell, user } = await open(
      { 'admin.listOrders': { list: late, cnt_total: 2 } },
      `${paths.orders}?rsvtSttsCd=CANCELLED`,
    );

    for (const name of ['내 담당', '담당 없음', '기다리는 순', '기한 지남', '오늘 들어온'])
      expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '기한 지남' }));

    expect(screen.getByRole('link', { name: '기한 지남' })).toHaveAttribute('aria-current', 'page');
    expect(requests(shell, 'admin.listOrders').at(-1)?.query).toMatchObject({ view: 'LATE', rsvtSttsCd: '' });
    expect(await screen.findAllByText('약속보다 5시간 늦음')).toHaveLength(2);
  });

  it('keeps chosen rows and the focus while another order or page is loading', async () => {
    const { user } = await open({ 'admin.listOrders': manyOrders(130) });
    await user.click(await chooseBox('O-1'));
    const link = within(screen.getByRole('columnheader', { name: '결제(원)' })).getByRole('link');
    link.focus();
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: '결제(원)' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(link).toHaveFocus();
    expect(await chooseBox('O-1')).toBeChecked();
  });

  it('offers the orders in a list, for cards without headers', async () => {
    const { shell, user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '이용일 내림차순');

    await waitFor(() => expect(requests(shell, 'admin.listOrders').at(-1)?.query).toMatchObject({ sort: '-use' }));
  });

  it('hides columns of the list for the person, but not the title', async () => {
    let hidden: readonly string[] = ['back'];
    const { shell, user } = await open({
      'admin.listViews': () => ({ list: [], hidden }),
      'admin.saveColumns': ({ body }: { body?: unknown }) => {
        ({ hidden } = body as { hidden: readonly string[] });
        return { hidden };
      },
    });
    await screen.findByRole('columnheader', { name: '결제(원)' });

    expect(screen.queryByRole('columnheader', { name: '환불(원)' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '열' }));
    const dialog = within(screen.getByRole('dialog', { name: '보일 열 고르기' }));
    expect(dialog.queryByRole('checkbox', { name: '상품' })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: '결제(원)' }));
    await user.click(dialog.getByRole('checkbox', { name: '환불(원)' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    expect(await screen.findByRole('columnheader', { name: '환불(원)' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: '결제(원)' })).toBeNull();
    expect(requests(shell, 'admin.saveColumns')[0]).toMatchObject({
      path: '/api/v1/admin/columns/orders',
      body: { hidden: ['pay'] },
    });
  });

  it('keeps the columns of a saved view with it', async () => {
    const view = { viewUid: 'v1', name: '확정 대기', query: 'rsvtSttsCd=CONFIRM_WAIT', hidden: ['use'] };
    const { shell, user } = await open(
      { 'admin.listViews': { list: [view], hidden: ['back'] }, 'admin.saveView': view },
      `${paths.orders}?rsvtSttsCd=CONFIRM_WAIT`,
    );
    await screen.findByRole('columnheader', { name: '환불(원)' });

    expect(screen.queryByRole('columnheader', { name: '이용일' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '열' }));
    await user.click(screen.getByRole('checkbox', { name: '회원' }));
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(requests(shell, 'admin.saveView')[0]?.body).toEqual({
      screen: 'orders',
      name: '확정 대기',
      query: 'rsvtSttsCd=CONFIRM_WAIT',
      hidden: ['use', 'member'],
    });
  });

  it('stays in a saved view when its list is sorted', async () => {
    const view = { viewUid: 'v1', name: '확정 대기', query: 'rsvtSttsCd=CONFIRM_WAIT', hidden: ['use'] };
    await open({ 'admin.listViews': { list: [view], hidden: [] } }, `${paths.orders}?rsvtSttsCd=CONFIRM_WAIT&sort=pay`);
    await screen.findByRole('columnheader', { name: '결제(원)' });

    expect(screen.queryByRole('columnheader', { name: '이용일' })).toBeNull();
  });

  it('chooses the rows of all pages, asks before they are moved, and moves them in parts', async () => {
    const { shell, user } = await open({ 'admin.listOrders': manyOrders(90) });
    await chooseAllRows(user, 90);
    await user.click(await screen.findByRole('button', { name: '90건 예약 확정' }));
    const dialog = within(screen.getByRole('dialog', { name: /다른 쪽에 있는 줄도 함께 처리할까요/ }));

    expect(requests(shell, 'admin.moveItems')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '90건 예약 확정' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '90건의 예약을 확정했습니다.' }));
    const sizes = requests(shell, 'admin.moveItems').map(({ body }) => (body as { uids: string[] }).uids.length);
    expect(sizes).toEqual([50, 40]);
    expect(screen.queryByText(/건을 골랐습니다/)).toBeNull();
  });

  it('proposes a move of more than 100 rows with a reason, in one call with the versions that were shown', async () => {
    const { shell, user } = await open({
      'admin.listOrders': manyOrders(130),
      'admin.proposeMoves': { propUid: 'p1', untilDt: '2026-11-26T10:00:00+09:00' },
    });
    await chooseAllRows(user, 130);
    await user.click(await screen.findByRole('button', { name: '130건 예약 확정 제안' }));
    const dialog = within(screen.getByRole('dialog', { name: '처리를 제안할까요? (예약 확정)' }));
    expect(dialog.getByText(/100건이 넘는 처리는 다른 담당자가 72시간 안에 확인해야 합니다/)).toBeVisible();
    const send = () => user.click(dialog.getByRole('button', { name: '130건 예약 확정 제안' }));
    await send();
    expect(await dialog.findByText('제안 사유를 입력해 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^제안 사유/ }), '업체가 모두 받기로 했습니다.');
    await send();

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toMatch(/^130건의 처리를 제안했습니다/));
    expect(requests(shell, 'admin.moveItems')).toEqual([]);
    const [sent] = requests(shell, 'admin.proposeMoves');
    expect(sent?.body).toMatchObject({ queue: 'orders', to: 'CONFIRMED', reason: '업체가 모두 받기로 했습니다.' });
    expect(sent?.body).toHaveProperty('uids.length', 130);
    expect(sent?.body).toHaveProperty('revs', Array(130).fill(1));
    expect(screen.queryByText(/건을 골랐습니다/)).toBeNull();
  });

  it('cancels chosen orders after it says whom it tells and which sum it refunds', async () => {
    const { shell, user } = await open({
      'admin.previewCancel': { orders: 2, people: 1, refundSum: 430_000, pointSum: 0, proposed: 1 },
    });
    await user.click(await chooseBox('O-1'));
    await user.click(await chooseBox('O-2'));
    await user.click(screen.getByRole('button', { name: '2건 전액 환불하고 취소' }));
    const dialog = within(screen.getByRole('dialog', { name: '고른 예약을 취소할까요?' }));

    expect(await dialog.findByText('430,000원')).toBeVisible();
    expect(dialog.getByText('1명')).toBeVisible();
    expect(dialog.getByText(/주문 1건은 다른 담당자가 환불 목록에서 확인한 뒤에 환불됩니다/)).toBeVisible();
    expect(requests(shell, 'admin.previewCancel')[0]?.body).toEqual({ uids: ['o1', 'o2'] });
    await user.type(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ }), '풍랑주의보로 쉽니다.');
    await user.type(dialog.getByRole('textbox', { name: /^확인/ }), '2');
    await user.click(dialog.getByRole('button', { name: '2건 전액 환불하고 취소' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toMatch(/^2건의 취소를 처리했습니다/));
    expect(requests(shell, 'admin.moveItems').map(({ body }) => body)).toEqual([
      { uids: ['o1', 'o2'], revs: [1, 1], to: 'CANCELLED', memo: '풍랑주의보로 쉽니다.' },
    ]);
  });

  it('chooses the first 500 of more rows', async () => {
    const { user } = await open({ 'admin.listOrders': manyOrders(730) });
    await user.click(await screen.findByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }));
    await user.click(screen.getByRole('button', { name: '조건에 맞는 730건 가운데 처음 500건 고르기' }));

    expect(await screen.findByText('500건을 골랐습니다')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '고르기 취소' }));
    expect(screen.queryByText(/건을 골랐습니다/)).toBeNull();
  });

  it('tells the result of each row, and keeps refused rows of other pages chosen', async () => {
    const refused = ({ body }: { body?: unknown }) => {
      const { uids } = body as { uids: readonly string[] };
      const isRefused = (uid: string) => uid === 'o25';
      return {
        done: uids.filter((uid) => !isRefused(uid)),
        failed: uids.filter(isRefused).map((uid) => ({ uid, code: '4405', message: '이미 확정되었습니다.' })),
      };
    };
    const { user } = await open({ 'admin.listOrders': manyOrders(25), 'admin.moveItems': refused });
    await user.click(await screen.findByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }));
    await user.click(screen.getByRole('button', { name: '조건에 맞는 25건 모두 고르기' }));
    await user.click(await screen.findByRole('button', { name: '25건 예약 확정' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '25건 예약 확정' }));

    expect(await screen.findByText(/25건 가운데 24건을 처리했고 1건은 처리하지 못했습니다/)).toBeVisible();
    expect(screen.getByText('O-25: 이미 확정되었습니다.')).toBeVisible();
    expect(screen.getByText('처리한 24건 보기')).toBeVisible();
    expect(await screen.findByText('1건을 골랐습니다')).toBeVisible();
  });

  it('forgets chosen rows once another filter shows other rows', async () => {
    const { user } = await open();
    await user.click(await chooseBox('O-1'));
    expect(screen.getByText('1건을 골랐습니다')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '예약확정' }));

    await chooseBox('O-1');
    expect(screen.queryByText(/건을 골랐습니다/)).toBeNull();
  });

  it('hands the row with the focus on by e, and takes it by m, which u takes back', async () => {
    const { shell, user } = await open({
      'admin.listColleagues': { list: [{ memberUid: 'm2', nm: '김하늘', mineYn: 'N' }] },
    });
    await chooseBox('O-1');
    await user.keyboard('jm');
    await waitFor(() => expect(requests(shell, 'admin.assign')).toHaveLength(1));
    await user.keyboard('u');
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 되돌렸습니다.' }));
    await user.keyboard('u');
    await user.keyboard('je');

    expect(await screen.findByRole('dialog', { name: '누구에게 넘길까요?' })).toBeVisible();
    expect(requests(shell, 'admin.assign').map(({ body }) => body)).toEqual([
      { uids: ['o1'] },
      { uids: ['o1'], memberUid: null },
    ]);
  });
});

describe('MoveDialog of one row', () => {
  it('tells who has the same item open', async () => {
    const refund = {
      ...{ refundUid: 'f1', orderUid: 'o1', rsvtUid: 'r1', rsvtNo: 'V-1', memberUid: 'm1', memberNm: '이*윤' },
      ...{ gdsNm: '갯벌 체험', useDate: null, whyCd: 'SCHEDULE', etcWhy: '', payAmount: 10_000, refundAmount: 9_000 },
      ...{ fee: 1_000, state: 'ASKED', askedDt: '2026-11-20T09:00:00+09:00', proposal: null, returned: null },
      ...{ rev: 1, assigneeNm: null, mineYn: 'N' },
    };
    const { shell, user } = await openOffice(paths.refunds, {
      'admin.listRefunds': { list: [refund], cnt_total: 1 },
      'admin.presence': { others: [{ nm: '김하늘', sinceDt: '2026-11-23T10:10:00+09:00' }] },
    });
    await user.click(await screen.findByRole('button', { name: '반려' }));

    expect(await screen.findByText(/김하늘 님이 .*부터 보고 있습니다/)).toBeVisible();
    expect(requests(shell, 'admin.presence')[0]?.body).toEqual({ ref: 'REFUND', uid: 'f1' });
  });
});
