import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ChromeModel } from '../chromeTypes.ts';
import { aChromeModel } from '../testing/aChromeModel.ts';
import { DesktopHeader } from './DesktopHeader.tsx';

function renderHeader(overrides: Partial<ChromeModel> = {}, fixed = false) {
  const calls: string[] = [];
  const model = aChromeModel({ onLogout: () => calls.push('logout'), ...overrides });
  render(<DesktopHeader model={model} fixed={fixed} onOpenDrawer={() => calls.push('drawer')} />);
  return { user: userEvent.setup(), calls };
}

describe('DesktopHeader', () => {
  it('offers a visitor sign-in and sign-up', () => {
    renderHeader();

    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/join');
    expect(screen.queryByRole('button', { name: '로그아웃' })).not.toBeInTheDocument();
  });

  it('links a member to my page and signs out', async () => {
    const { user, calls } = renderHeader({ session: { name: '이도윤' } });

    await user.click(screen.getByRole('button', { name: '로그아웃' }));

    expect(screen.getByRole('link', { name: /이도윤님/ })).toHaveAttribute('href', '/myPage');
    expect(screen.queryByRole('link', { name: '로그인' })).not.toBeInTheDocument();
    expect(calls).toEqual(['logout']);
  });

  it('shows the picture of a member who has one in the link to my page', () => {
    renderHeader({ session: { name: '이도윤', imageUrl: '/file/view?fileUid=p1' } });

    const link = screen.getByRole('link', { name: /^이도윤님/ });
    expect(link.querySelector('img')).toHaveAttribute('src', '/file/view?fileUid=p1');
  });

  it('shows the number of unread notices and opens them', async () => {
    const opened: string[] = [];
    const alerts = { count: 2, onOpen: () => opened.push('alerts') };
    const { user } = renderHeader({ session: { name: '이도윤' }, alerts });

    await user.click(screen.getByRole('button', { name: /알림.*읽지 않은 알림 2건/ }));

    expect(opened).toEqual(['alerts']);
  });

  it('shows booking and bell in the bar as soon as the utility row is out of view', () => {
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
    renderHeader();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });

    expect(screen.getAllByRole('link', { name: '간편예약' })).toHaveLength(2);
  });

  it('moves booking and bell into the bar once it is fixed', () => {
    const alerts = { count: 0, onOpen: () => {} };

    renderHeader({ session: { name: '이도윤' }, alerts }, true);

    expect(screen.getAllByRole('link', { name: '간편예약' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: '알림' })).toHaveLength(2);
  });

  it('links to the search page, or opens the search dialog', async () => {
    const opened: string[] = [];
    renderHeader();
    expect(screen.getByRole('link', { name: '통합검색' })).not.toHaveAttribute('aria-haspopup');
    cleanup();

    const { user } = renderHeader({ onSearch: () => opened.push('search') });
    const link = screen.getByRole('link', { name: '통합검색' });
    await user.click(link);

    expect(link).toHaveAttribute('href', '/searchView');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    expect(opened).toEqual(['search']);
  });

  it('opens the drawer', async () => {
    const { user, calls } = renderHeader();

    await user.click(screen.getByRole('button', { name: '전체 메뉴' }));

    expect(calls).toEqual(['drawer']);
  });
});
