import { type Answers, aQna, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toOrderHref, toQnaItemHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const rows = { list: [], cnt_total: 0, states: [] };
const order = { kind: 'ORDER', uid: 'o1', no: 'O26-0920', title: '한옥 1박', memberNm: '채*우', state: 'USED' };

const open = (answers: Answers = {}) =>
  openOffice(paths.bookings, { 'admin.listBookings': rows, 'admin.find': { list: [order] }, ...answers });

describe('keys of the office', () => {
  it('find an item by its number with Ctrl+K, and open the first with Enter', async () => {
    const { shell, user } = await open();
    await screen.findByText('장비 예약이 없습니다.');

    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: '찾기와 이동' }));
    await user.type(dialog.getByRole('searchbox'), '0920');
    expect(await dialog.findByRole('link', { name: /O26-0920/ })).toHaveAttribute('href', toOrderHref('o1'));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(shell.path()).toBe(toOrderHref('o1')));
  });

  it('find pages by their names, without a request for one letter', async () => {
    const { shell, user } = await open();

    await user.click(await screen.findByRole('button', { name: /찾기/ }));
    const dialog = within(screen.getByRole('dialog', { name: '찾기와 이동' }));
    await user.type(dialog.getByRole('searchbox'), '쿠');

    expect(await dialog.findByRole('link', { name: '쿠폰' })).toHaveAttribute('href', paths.coupons);
    expect(shell.http.requests.some(({ name }) => name === 'admin.find')).toBe(false);
  });

  it('explain themselves with ?, and go to pages with g and a letter', async () => {
    const { shell, user } = await open({ 'admin.listRefunds': rows });
    await screen.findByText('장비 예약이 없습니다.');

    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: '키 도움말' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '이 화면' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '닫기' }));
    await user.keyboard('gr');

    await waitFor(() => expect(shell.path()).toBe(paths.refunds));
  });

  it('are listed as they work on the page, where A opens a question to be answered', async () => {
    const office = { rev: 3, assigneeNm: null, mineYn: 'N' as const };
    const questions = {
      list: [{ ...aQna({ qnaUid: 'q1', title: '예약을 옮기고 싶습니다' }), ...office }],
      cnt_total: 1,
    };
    const { shell, user } = await openOffice(paths.qna, { 'admin.listQna': questions });
    await screen.findByText('예약을 옮기고 싶습니다');

    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: '키 도움말' }));
    const here = dialog.getByRole('heading', { name: '이 화면' }).parentElement as HTMLElement;
    const keys = within(here).getAllByRole('listitem');
    expect(keys.map(({ textContent }) => textContent)).toEqual([
      ...['다음J', '이전K', '고르기X', '열기Enter', '답변A', '넘기기E', '담당하기M', '되돌리기U', '검색/'],
    ]);
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    await user.keyboard('ja');
    await waitFor(() => expect(shell.path()).toBe(toQnaItemHref('q1')));
  });
});
