import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { usePageFocus } from './usePageFocus.ts';

/** Content of the page, which a remote renders in a separate root: later than the shell. */
const page = document.createElement('main');
page.id = 'main';
const show = (markup: string) => page.replaceChildren(document.createRange().createContextualFragment(markup));

function Site() {
  const { pathname } = useLocation();
  usePageFocus(pathname, pathname);
  return null;
}

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Site }], { initialEntries: ['/map'] });
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
}

beforeEach(() => {
  document.body.append(page);
  show('<h1>지도</h1><button>확대</button>');
});
afterEach(() => page.remove());

const heading = (name: string) => screen.getByRole('heading', { name });

describe('usePageFocus', () => {
  it('focuses the heading of the next page, even if the previous one was still shown before', async () => {
    const go = open();

    await go('/place');
    expect(heading('지도')).toHaveFocus();
    show('<h1>솔빛 소금밭</h1>');

    await waitFor(() => expect(heading('솔빛 소금밭')).toHaveFocus());
  });

  it('waits for a heading that comes with the data', async () => {
    const go = open();
    show('<p>불러오는 중</p>');
    await go('/place');

    show('<h1>솔빛 소금밭</h1>');

    await waitFor(() => expect(heading('솔빛 소금밭')).toHaveFocus());
  });

  it('does not move the focus that the person has set meanwhile', async () => {
    const go = open();
    const field = document.createElement('input');
    document.body.append(field);
    await go('/place');

    field.focus();
    show('<h1>솔빛 소금밭</h1>');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

    expect(field).toHaveFocus();
    field.remove();
  });

  it('leaves the focus to Back', async () => {
    const go = open();
    await go('/place');
    (document.activeElement as HTMLElement).blur();

    await go(-1);

    expect(heading('지도')).not.toHaveFocus();
  });
});
