import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ChromeModel } from '../chromeTypes.ts';
import { aChromeModel } from '../testing/aChromeModel.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

function Page({ model }: { model: ChromeModel }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        열기
      </button>
      <MenuDrawer model={model} open={isOpen} side="start" onClose={() => setIsOpen(false)} />
    </>
  );
}

async function openDrawer(overrides: Partial<ChromeModel> = {}) {
  const user = userEvent.setup();
  render(<Page model={aChromeModel(overrides)} />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  return user;
}

const getOpener = () => screen.getByRole('button', { name: '열기' });
const getGroup = (name: string) => screen.getByRole('button', { name });

describe('MenuDrawer', () => {
  it('offers a visitor sign-in', async () => {
    await openDrawer();

    expect(screen.getByText('로그인이 필요합니다.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  });

  it('shows the picture of a member who has one', async () => {
    await openDrawer({ session: { name: '이도윤', imageUrl: '/file/view?fileUid=p1' } });

    expect(screen.getByText('이도윤님').closest('p')?.querySelector('img')).toHaveAttribute(
      'src',
      '/file/view?fileUid=p1',
    );
  });

  it('greets a member by name and signs out', async () => {
    const calls: string[] = [];
    const user = await openDrawer({ session: { name: '이도윤' }, onLogout: () => calls.push('logout') });
    const greeting = screen.getByText((_, element) => element?.textContent === '이도윤님, 안녕하세요.');

    await user.click(screen.getByRole('button', { name: '로그아웃' }));

    expect(greeting.tagName).toBe('P');
    expect(calls).toEqual(['logout']);
  });

  it('traps the focus in both directions', async () => {
    const user = await openDrawer();
    const first = screen.getByRole('link', { name: '해솔대학교 산학협력단 홈' });
    const last = screen.getByRole('link', { name: '여행·패스' });
    first.focus();

    await user.tab({ shift: true });
    expect(last).toHaveFocus();

    await user.tab();
    expect(first).toHaveFocus();
  });

  it('returns the focus to its opener when closed with ×', async () => {
    const user = await openDrawer();

    await user.click(screen.getByRole('button', { name: '전체 메뉴 닫기' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getOpener()).toHaveFocus();
  });

  it('closes on Esc, which the browser reports as cancel', async () => {
    await openDrawer();
    const dialog = screen.getByRole('dialog', { name: '전체 메뉴' });

    fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getOpener()).toHaveFocus();
  });

  it('opens with the current group and its current page', async () => {
    await openDrawer();

    expect(getGroup('정보광장')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows my page and the five groups as an accordion with one open', async () => {
    const user = await openDrawer();

    await user.click(getGroup('산학협력'));

    expect(getGroup('산학협력')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      '마이페이지',
      '산학협력단 소개',
      '산학협력',
      '학생지원',
      '기업협업센터(ICC)',
      '정보광장',
      '화면 설정',
    ]);
  });

  it('collapses an open group on Space', async () => {
    const user = await openDrawer();
    getGroup('정보광장').focus();

    await user.keyboard(' ');

    expect(getGroup('정보광장')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: '공지사항' })).not.toBeInTheDocument();
  });

  it('sends a visitor who chooses my page to the login first', async () => {
    const user = await openDrawer();

    await user.click(getGroup('마이페이지'));

    expect(screen.getByRole('link', { name: '교육 현황' })).toHaveAttribute('href', '/login?next=%2FmyPage%2Fedu');
  });

  it('links a member directly to my page', async () => {
    const user = await openDrawer({ session: { name: '이도윤' } });

    await user.click(getGroup('마이페이지'));

    expect(screen.getByRole('link', { name: '교육 현황' })).toHaveAttribute('href', '/myPage/edu');
  });
});
