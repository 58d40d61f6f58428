import { LinkProvider } from '@haesol/kit';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aChromeModel, aMenuGroup } from '../testing/aChromeModel.ts';
import { DefaultLayout } from './DefaultLayout.tsx';

const subHeader = { crumbs: [{ label: '공지사항' }], title: '공지사항' };
const sideGroup = aMenuGroup('infoPlaza', ['/infoPlaza/notice', '공지사항']);

function renderLayout() {
  render(
    <DefaultLayout model={aChromeModel()} subHeader={subHeader} sideGroup={sideGroup}>
      <p>목록</p>
    </DefaultLayout>,
  );
  return userEvent.setup();
}

describe('DefaultLayout', () => {
  it('has one main around the content and one h1', () => {
    renderLayout();

    expect(within(screen.getByRole('main')).getByText('목록')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows the pages of the group as tabs, if the page requests them', () => {
    const model = { ...aChromeModel(), currentLink: '/infoPlaza/notice' };
    const tabs = () => screen.queryByRole('navigation', { name: sideGroup.title });
    const { rerender } = render(
      <DefaultLayout model={model} sideGroup={sideGroup} subHeader={subHeader}>
        <p>목록</p>
      </DefaultLayout>,
    );
    expect(tabs()).not.toBeInTheDocument();

    rerender(
      <DefaultLayout hasTabs model={model} sideGroup={sideGroup} subHeader={subHeader}>
        <p>목록</p>
      </DefaultLayout>,
    );

    expect(within(tabs() ?? document.body).getByRole('link', { name: '공지사항' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('reminds of a temporary password, only if there is one', () => {
    const notice = () => screen.queryByRole('region', { name: '비밀번호 변경 안내' });
    const session = { name: '이도윤' };
    const { rerender } = render(
      <DefaultLayout model={aChromeModel({ session })} sideGroup={sideGroup} subHeader={subHeader}>
        <p>목록</p>
      </DefaultLayout>,
    );
    expect(notice()).not.toBeInTheDocument();

    const model = aChromeModel({ session: { ...session, changePasswordHref: '/login/changePw?next=%2F' } });
    rerender(
      <DefaultLayout model={model} sideGroup={sideGroup} subHeader={subHeader}>
        <p>목록</p>
      </DefaultLayout>,
    );

    expect(within(notice() ?? document.body).getByRole('link', { name: '비밀번호 변경' })).toHaveAttribute(
      'href',
      '/login/changePw?next=%2F',
    );
  });

  it('has the skip link to the content first', async () => {
    const user = renderLayout();
    await user.tab();
    expect(screen.getByRole('link', { name: '본문 바로가기' })).toHaveFocus();

    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('fixes the header after 60 px', () => {
    renderLayout();
    const head = screen.getAllByRole('banner').at(1);
    expect(head).toHaveAttribute('data-fixed', 'false');

    act(() => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 61 });
      window.dispatchEvent(new Event('scroll'));
    });

    expect(head).toHaveAttribute('data-fixed', 'true');
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });

  it('follows links through its router', async () => {
    const user = userEvent.setup();
    const followed: string[] = [];
    render(
      <LinkProvider
        component={({ href, children, onClick: _onClick, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              followed.push(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <DefaultLayout model={aChromeModel()} sideGroup={sideGroup}>
          <p>목록</p>
        </DefaultLayout>
      </LinkProvider>,
    );

    await user.click(screen.getByRole('link', { name: '공지사항' }));

    expect(followed).toEqual(['/infoPlaza/notice']);
  });
});
