import { type LinkComponentProps, LinkProvider } from '@haesol/kit';
import { render, screen } from '@testing-library/react';
import { texts as english } from '../../texts/en.ts';
import { aMenuGroup } from '../testing/aChromeModel.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const plaza: SideMenuProps = {
  group: aMenuGroup('infoPlaza', ['/infoPlaza/notice', '공지사항'], ['/infoPlaza/news', '산학소식']),
  currentLink: '/infoPlaza/notice',
  signedIn: false,
};

/** Number of renderings of a link in the menu. */
let draws = 0;

function CountingLink({ children, ...rest }: LinkComponentProps) {
  draws += 1;
  return <a {...rest}>{children}</a>;
}

function renderMenu() {
  draws = 0;
  const ui = (props: SideMenuProps) => (
    <LinkProvider component={CountingLink}>
      <SideMenu {...props} />
    </LinkProvider>
  );
  const { rerender } = render(ui(plaza));
  return (props: SideMenuProps) => rerender(ui(props));
}

describe('SideMenu', () => {
  it('names its navigation after the group and marks the current page', () => {
    renderMenu();

    expect(screen.getByRole('navigation', { name: '정보광장 메뉴' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('공지사항');
  });

  it('counts one item and several in English', () => {
    expect([1, 2].map(english.sideMenu.unit)).toEqual([' item', ' items']);
  });

  it('is not rendered again for a new list with the same group key', () => {
    const rerender = renderMenu();

    rerender({ ...plaza, group: aMenuGroup('infoPlaza', ['/infoPlaza/faq', '자주 묻는 질문']) });

    expect(draws).toBe(2);
    expect(screen.getByRole('link', { name: '공지사항' })).toBeInTheDocument();
  });

  it('is rendered again when the group key changes', () => {
    const rerender = renderMenu();

    rerender({ ...plaza, group: aMenuGroup('intro', ['/intro/intro', '인사말']) });

    expect(draws).toBe(3);
    expect(screen.getByRole('navigation', { name: '산학협력단 소개 메뉴' })).toBeInTheDocument();
  });

  it('is rendered again on sign-in, because links change', () => {
    const rerender = renderMenu();

    rerender({ ...plaza, signedIn: true, group: aMenuGroup('infoPlaza', ['/myPage/myQna', 'Q&A']) });

    expect(screen.getByRole('link', { name: 'Q&A' })).toHaveAttribute('href', '/myPage/myQna');
  });

  it('moves the mark with the page', () => {
    const rerender = renderMenu();

    rerender({ ...plaza, currentLink: '/infoPlaza/news' });

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('산학소식');
  });

  it('shows the person and the counts of my page, each with its unit for screen readers', () => {
    const group = aMenuGroup('mypage', ['/myPage/edu', '교육 현황'], ['/myPage/equ', '장비 신청 현황']);
    const counts = { '/myPage/edu': 1_208, '/myPage/equ': 0 };
    const person = { name: '이도윤', note: '다온푸드텍 · 기업회원', imageUrl: '/file/view?fileUid=F1' };

    const { container } = render(
      <SideMenu group={group} currentLink={null} signedIn counts={counts} person={person} />,
    );

    expect(screen.getByText('이도윤님')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/file/view?fileUid=F1');
    expect(screen.getByRole('link', { name: '교육 현황 1,208 건' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '장비 신청 현황' })).toBeInTheDocument();
  });
});
