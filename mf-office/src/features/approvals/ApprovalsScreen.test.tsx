import type { Approval } from '@haesol/contracts/member';
import { type Answers, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const anApproval = (no: number, change: Partial<Approval> = {}): Approval => ({
  propUid: `p${no}`,
  queue: 'reservations',
  to: 'APPROVED',
  memo: null,
  reason: `점검이 끝났습니다 ${no}`,
  byNm: '김하늘',
  mineYn: 'N',
  proposedDt: '2026-11-23T10:00:00+09:00',
  untilDt: '2026-11-26T10:00:00+09:00',
  state: 'WAITING',
  cnt: 120,
  doneCnt: 0,
  failedCnt: 0,
  decided: null,
  ...change,
});
const decided = { byNm: '정하람', mineYn: 'Y', dt: '2026-11-24T10:00:00+09:00', memo: null } as const;
const list = [
  anApproval(1),
  anApproval(2, { mineYn: 'Y' }),
  anApproval(3, { state: 'RUNNING', doneCnt: 80, decided }),
  anApproval(4, { state: 'DONE', doneCnt: 119, failedCnt: 1, decided: { ...decided, mineYn: 'N' } }),
  anApproval(5, { state: 'RETURNED', decided: { ...decided, memo: '두 건은 빼 주세요.' } }),
];
const aRow = (no: number, change: object = {}) => ({
  ...{ uid: `r${no}`, no: `B-${no}`, title: '주사전자현미경', memberNm: '이*윤', state: 'WAITING', message: null },
  ...change,
});
const rows = [aRow(1), aRow(2, { state: 'FAILED', message: '그사이 정하람 님이 10:00에 처리했습니다.' })];
const uidsOf = (from: number, to: number) => Array.from({ length: to - from }, (_one, at) => `r${from + at}`);

const open = (answers: Answers = {}, search = '') =>
  openOffice(`${paths.approvals}${search}`, {
    'admin.listApprovals': { list, cnt_total: list.length },
    'admin.getApproval': { ...anApproval(1), rows },
    ...answers,
  });
const rowOf = async (no: number) =>
  within((await screen.findByText(`점검이 끝났습니다 ${no}`)).closest('tr') as HTMLElement);
const buttonsOf = async (no: number) =>
  (await rowOf(no)).queryAllByRole('button').map(({ textContent }) => textContent);

describe('ApprovalsScreen', () => {
  it('names what is proposed, how many, by whom and until when, and what became of it', async () => {
    await open();

    expect((await rowOf(1)).getByRole('link', { name: '장비 예약 · 승인' })).toBeVisible();
    expect((await rowOf(1)).getByText('120')).toBeVisible();
    expect((await rowOf(1)).getByText('김하늘')).toBeVisible();
    expect((await rowOf(1)).getByText(/26.*까지/)).toBeVisible();
    expect((await rowOf(4)).getByText('120건 가운데 119건 처리 · 1건 처리하지 못함')).toBeVisible();
    expect((await rowOf(5)).getByText('두 건은 빼 주세요.')).toBeVisible();
  });

  it('lets another person confirm or return a proposal, its own person withdraw it, and one who confirmed go on', async () => {
    await open();

    expect(await buttonsOf(1)).toEqual(['확인하고 처리', '돌려보내기']);
    expect(await buttonsOf(2)).toEqual(['제안 거두기']);
    expect(await buttonsOf(3)).toEqual(['이어서 처리']);
    expect(await buttonsOf(4)).toEqual([]);
  });

  it('shows the items by number and name, with the reason of a refusal', async () => {
    await open({}, '?edit=p1');
    const dialog = within(await screen.findByRole('dialog', { name: '일괄 처리 제안' }));

    expect(await dialog.findByText('B-1 · 주사전자현미경')).toBeVisible();
    expect(dialog.getAllByText('이*윤')).toHaveLength(2);
    expect(dialog.getByText('그사이 정하람 님이 10:00에 처리했습니다.')).toBeVisible();
  });

  it('confirms after the number is typed, part by part, and shows the items if some are refused', async () => {
    const parts = [
      { done: uidsOf(1, 51), failed: [] },
      { done: uidsOf(51, 100), failed: [{ uid: 'r100', code: '4405', message: '이미 바뀌었습니다.' }] },
      { done: uidsOf(101, 121), failed: [] },
    ];
    const { shell, user } = await open({ 'admin.decideApproval': () => parts.shift() ?? { done: [], failed: [] } });
    await user.click((await rowOf(1)).getByRole('button', { name: '확인하고 처리' }));
    const dialog = within(screen.getByRole('dialog', { name: '확인하고 처리할까요?' }));
    expect(await dialog.findByText('장비 예약 · 승인')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^확인/ }), '120');
    await user.click(dialog.getByRole('button', { name: '1건 확인하고 처리' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('제안 1건을 확인하고 처리했습니다.'));
    const sent = shell.http.requests.filter(({ name }) => name === 'admin.decideApproval');
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ to: 'APPROVED', rows: 50 }));
    expect(await screen.findByRole('dialog', { name: '일괄 처리 제안' })).toBeVisible();
  });

  it('sends a proposal back with a reason, and withdraws an own one without', async () => {
    const { shell, user } = await open({ 'admin.decideApproval': { done: [], failed: [] } });
    await user.click((await rowOf(1)).getByRole('button', { name: '돌려보내기' }));
    await user.type(screen.getByRole('textbox', { name: /사유 \(직원만 봅니다\)/ }), '두 건은 빼 주세요.');
    await user.click(screen.getByRole('button', { name: '1건 돌려보내기' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('제안 1건을 돌려보냈습니다.'));
    await user.click((await rowOf(2)).getByRole('button', { name: '제안 거두기' }));
    await user.click(screen.getByRole('button', { name: '1건 제안 거두기' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('제안 1건을 거두었습니다.'));

    const sent = shell.http.requests.filter(({ name }) => name === 'admin.decideApproval');
    expect(sent.map(({ body }) => body)).toEqual([{ to: 'RETURNED', memo: '두 건은 빼 주세요.' }, { to: 'RETURNED' }]);
  });
});
