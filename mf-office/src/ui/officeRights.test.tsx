import type { AreaRights } from '@haesol/contracts/common';
import { screen, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const openAs = (areas: AreaRights, path: string) =>
  openOffice(path, {
    'admin.today': {
      areas: Object.entries(areas).map(([area, level]) => ({ area, level })),
      queues: [],
      days: [{ date: '2026-11-28', questions: 1, bookings: 2, orders: 3 }],
    },
    'admin.listClosures': { list: [], cnt_total: 0 },
    'admin.find': { list: [] },
  });
const findMenu = () => screen.findByRole('navigation', { name: '업무 메뉴' });

describe('rights by area in the office', () => {
  it('decide which pages the menu and the palette have, and which figures today has', async () => {
    const { user } = await openAs({ lab: 'READ', gate: 'MOVE' }, paths.today);
    await screen.findByRole('table', { name: /장비 예약/ });
    const menu = within(await findMenu());
    const isListed = (names: readonly string[]) => names.map((name) => menu.queryByRole('link', { name }) !== null);

    expect(isListed(['오늘', '장비 예약', '이용 제한', '현장 확인'])).toEqual([true, true, true, true]);
    expect(isListed(['문의 답변', '주문·예약', '회원', '게시물', '감사 기록'])).toEqual(Array(5).fill(false));
    expect(screen.queryByRole('table', { name: /문의/ })).not.toBeInTheDocument();

    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    expect(palette.getByRole('link', { name: '이용 제한' })).toBeInTheDocument();
    expect(palette.queryByRole('link', { name: '회원' })).not.toBeInTheDocument();
  });

  it('tell a member of staff without any right whom to ask', async () => {
    await openAs({}, paths.today);

    expect(await screen.findByText('아직 업무 권한이 없습니다. 관리자에게 요청해 주세요.')).toBeInTheDocument();
  });

  it('replace a page by the name of the missing right', async () => {
    await openAs({ board: 'MOVE' }, paths.closures);

    expect(await screen.findByText('이 화면을 볼 권한이 없습니다')).toBeInTheDocument();
    expect(screen.getByText('‘장비’ 보기 권한이 필요합니다. 관리자에게 요청해 주세요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '휴무 등록' })).not.toBeInTheDocument();
  });

  it('leave the moves of a page out for those who only read, and tell why', async () => {
    await openAs({ lab: 'READ' }, paths.closures);

    expect(await screen.findByText(/볼 수만 있습니다. 처리하려면 ‘장비’ 처리 권한이 필요합니다/)).toBeInTheDocument();
    expect(screen.getByText('등록된 휴무가 없습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '휴무 등록' })).not.toBeInTheDocument();
  });

  it('leave the values of a form that was opened by its address, without a way to send it', async () => {
    await openAs({ lab: 'READ' }, `${paths.closures}?edit=training`);

    await screen.findByText(/볼 수만 있습니다/);
    const dialog = within(await screen.findByRole('dialog', { name: '안전교육 이수 등록' }));
    const fields = [...dialog.getAllByRole('combobox'), ...dialog.getAllByRole('textbox')];
    expect(fields.length).toBeGreaterThan(1);
    for (const field of fields) expect(field).toBeDisabled();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '돌아가기']);
  });

  it('leave everything as it is for those who may move', async () => {
    await openAs({ lab: 'MOVE' }, paths.closures);

    expect(await screen.findByText('등록된 휴무가 없습니다.')).toBeInTheDocument();
    expect(screen.queryByText(/볼 수만 있습니다/)).not.toBeInTheDocument();
  });
});
