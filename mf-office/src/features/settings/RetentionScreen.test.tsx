import type { EndpointData } from '@haesol/contracts/common';
import type { adminRetention } from '@haesol/contracts/member';
import { type Answers, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

type Data = EndpointData<typeof adminRetention>;

const aRow = (no: number, change: Partial<Data['list'][number]> = {}): Data['list'][number] => ({
  ...{ uid: `u${no}`, rev: 100 + no, rule: 'GUEST_MAIL', mail: `gu***${no}@mail.example`, lateYn: 'N', proposal: null },
  ...{ madeDt: '2026-10-01T10:00:00+09:00', dueDt: '2026-11-22T10:00:00+09:00' },
  ...change,
});
const rules: Data['rules'] = [
  { rule: 'INQUIRY', cnt: 1, oldestDt: '2026-11-02T10:00:00+09:00', lateCnt: 1 },
  { rule: 'GUEST', cnt: 0, oldestDt: null, lateCnt: 0 },
  { rule: 'GUEST_MAIL', cnt: 2, oldestDt: '2026-11-22T10:00:00+09:00', lateCnt: 0 },
];
const list = [
  aRow(1, { rule: 'INQUIRY', mail: '', lateYn: 'Y', dueDt: '2026-11-02T10:00:00+09:00' }),
  aRow(2),
  aRow(3, { proposal: { byNm: '김하늘', mineYn: 'N', untilDt: '2026-11-26T10:00:00+09:00' } }),
];

const open = (answers: Answers = {}, search = '', role: 'ADMIN' | 'STAFF' = 'STAFF') =>
  openOffice(
    `${paths.retention}${search}`,
    {
      'admin.listRetention': { list, cnt_total: list.length, rules },
      'admin.proposeMoves': { propUid: 'p1', untilDt: '2026-11-26T10:00:00+09:00' },
      ...answers,
    },
    role,
  );
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

describe('RetentionScreen', () => {
  it('says by rule what waits, how many and since when, and how many are late', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: '규정별 파기 대기' }));
    const row = table.getByRole('link', { name: '탈퇴한 구매자의 여행 문의' }).closest('tr');

    expect(row).toHaveTextContent('작성한 뒤 3년');
    expect(within(row as HTMLElement).getAllByText('1')).toHaveLength(2);
    expect(table.getByRole('link', { name: '탈퇴한 구매자의 여행 문의' })).toHaveAttribute(
      'href',
      `${paths.retention}?rule=INQUIRY`,
    );
  });

  it('marks what is late and what waits for a second person, which is not proposed again', async () => {
    await open();

    expect((await rowOf('주문하지 않은 비회원의 이메일 · gu***2@mail.example')).getByText('파기 대기')).toBeVisible();
    const proposed = await rowOf('주문하지 않은 비회원의 이메일 · gu***3@mail.example');
    expect(proposed.getByText('확인 대기')).toBeVisible();
    expect(proposed.getByText(/^김하늘 님이 제안 · .*까지$/)).toBeVisible();
    expect(proposed.queryByRole('button', { name: '파기' })).toBeNull();
    expect(screen.getAllByText('기한 지남').some((element) => element.closest('tr') !== null)).toBe(true);
  });

  it('proposes to destroy chosen data by key, with a reason for the second person', async () => {
    const { shell, user } = await open();
    await rowOf('주문하지 않은 비회원의 이메일 · gu***2@mail.example');
    await user.keyboard('jxjx');
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: '처리를 제안할까요? (파기)' }));
    expect(dialog.getByText(/다른 담당자가 72시간 안에 확인하면 되살릴 수 없게 파기합니다/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '2건 파기 제안' }));
    expect(await dialog.findByText('제안 사유를 입력해 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /제안 사유/ }), '보유 기간이 지났습니다.');
    await user.click(dialog.getByRole('button', { name: '2건 파기 제안' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.proposeMoves')?.body).toEqual({
        ...{ queue: 'retention', to: 'DESTROYED', uids: ['u1', 'u2'], revs: [101, 102] },
        reason: '보유 기간이 지났습니다.',
      }),
    );
    expect(shell.http.requests.some(({ name }) => name === 'admin.moveItems')).toBe(false);
  });

  it('offers no destruction to those who may only read', async () => {
    await open({ 'admin.today': { areas: [{ area: 'privacy', level: 'READ' }], queues: [], days: [] } });

    await rowOf('주문하지 않은 비회원의 이메일 · gu***2@mail.example');
    expect(screen.queryByRole('button', { name: '파기' })).toBeNull();
  });
});
