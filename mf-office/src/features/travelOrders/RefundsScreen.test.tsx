import { type Answers, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const aRefund = (no: number, change: object = {}) => ({
  refundUid: `f${no}`,
  orderUid: `o${no}`,
  rsvtUid: `r${no}`,
  rsvtNo: `T-000${no}`,
  memberUid: 'm1',
  memberNm: '한*경',
  gdsNm: `바다 열차 ${no}`,
  useDate: '2026-12-05',
  whyCd: 'SCHEDULE',
  etcWhy: '',
  payAmount: 400_000,
  refundAmount: 400_000,
  fee: 0,
  state: 'ASKED',
  askedDt: '2026-11-24T09:00:00+09:00',
  proposal: null,
  returned: null,
  rev: no,
  assigneeNm: null,
  mineYn: 'N',
  ...change,
});
const aProposal = {
  byNm: '김하늘',
  mineYn: 'N',
  dt: '2026-11-24T10:00:00+09:00',
  untilDt: '2026-11-27T10:00:00+09:00',
  faultYn: 'N',
  memo: '규정 금액을 확인했습니다.',
};
const list = [
  aRefund(1),
  aRefund(2, { payAmount: 20_000, refundAmount: 20_000 }),
  aRefund(3, { proposal: aProposal }),
  aRefund(4, { proposal: { ...aProposal, mineYn: 'Y' } }),
  aRefund(5, { returned: { byNm: '정하람', memo: '환불률이 다릅니다.' } }),
];
const open = (answers: Answers = {}) =>
  openOffice(paths.refunds, {
    'admin.listRefunds': { list, cnt_total: list.length },
    'admin.moveItems': ({ body }: { body?: unknown }) => ({ done: (body as { uids: string[] }).uids, failed: [] }),
    ...answers,
  });
const rowOf = async (no: number) => within((await screen.findByText(`바다 열차 ${no}`)).closest('tr') as HTMLElement);

describe('RefundsScreen', () => {
  it('names the reason of a returned difference, which is no code', async () => {
    await open({ 'admin.listRefunds': { list: [aRefund(1, { whyCd: 'CHANGE', state: 'DONE' })], cnt_total: 1 } });

    expect((await rowOf(1)).getByText('예약 변경 차액')).toBeVisible();
  });

  it('names the language of the buyer', async () => {
    await open({ 'admin.listRefunds': { list: [aRefund(1, { lang: 'zh-TW' })], cnt_total: 1 } });

    expect((await rowOf(1)).getByText('중국어 번체')).toBeVisible();
  });

  it('shows the rule and the rate behind an amount', async () => {
    const row = aRefund(1, { refundAmount: 320_000, fee: 80_000, ratePct: 80, ruleNm: '이용 2일 전' });
    await open({ 'admin.listRefunds': { list: [row], cnt_total: 1 } });

    expect((await rowOf(1)).getByText('이용 2일 전 80%')).toBeVisible();
  });

  it('refunds a small amount at once, and proposes a large one with a reason', async () => {
    const { shell, user } = await open();

    expect((await rowOf(2)).getByRole('button', { name: '환불' })).toBeVisible();
    await user.click((await rowOf(1)).getByRole('button', { name: '환불 제안' }));
    const dialog = within(screen.getByRole('dialog', { name: '환불을 제안할까요?' }));
    await user.type(dialog.getByRole('textbox', { name: /사유 \(직원만 봅니다\)/ }), '금액을 확인했습니다.');
    await user.click(dialog.getByRole('button', { name: '1건 환불 제안' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toMatch(/^1건을 제안했습니다/));
    const sent = shell.http.requests.find(({ name }) => name === 'admin.moveItems');
    expect(sent?.body).toEqual({ uids: ['f1'], revs: [1], to: 'PROPOSED', memo: '금액을 확인했습니다.' });
  });

  it('refunds a request for the reason of the provider in full, or refuses it', async () => {
    const list = [
      aRefund(1, { whyCd: 'PROVIDER' }),
      aRefund(2, { whyCd: 'PROVIDER', payAmount: 20_000, refundAmount: 20_000 }),
    ];
    await open({ 'admin.listRefunds': { list, cnt_total: 2 } });
    const movesOf = async (no: number) =>
      (await rowOf(no)).getAllByRole('button').map(({ textContent }) => textContent);

    expect(await movesOf(1)).toEqual(expect.arrayContaining(['반려', '제공자 사정 전액 환불 제안']));
    expect(await movesOf(2)).toEqual(expect.arrayContaining(['반려', '제공자 사정 전액 환불']));
    for (const no of [1, 2])
      expect(await movesOf(no)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^환불/)]));
  });

  it('lets another person approve or return a proposal, and its own person withdraw it', async () => {
    const { shell, user } = await open();
    const other = await rowOf(3);

    expect(other.getByText('김하늘 님이 제안')).toBeVisible();
    expect(other.getByText(/규정 금액을 확인했습니다\. · 2026.*까지/)).toBeVisible();
    expect(other.getByRole('button', { name: '돌려보내기' })).toBeVisible();
    expect((await rowOf(4)).queryByRole('button', { name: '확인하고 환불' })).toBeNull();
    expect((await rowOf(4)).getByRole('button', { name: '제안 취소' })).toBeVisible();
    expect((await rowOf(5)).getByText('환불률이 다릅니다.')).toBeVisible();
    await user.click(other.getByRole('button', { name: '확인하고 환불' }));
    await user.type(screen.getByRole('textbox', { name: /^확인/ }), '400,000');
    await user.click(screen.getByRole('button', { name: '1건 확인하고 환불' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('1건을 확인하고 환불했습니다.'));
    const sent = shell.http.requests.find(({ name }) => name === 'admin.moveItems');
    expect(sent?.body).toEqual({ uids: ['f3'], revs: [3], to: 'DONE' });
  });
});
