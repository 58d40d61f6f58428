import { act, render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus.ts';

function List({ items, hasButtons = true }: { readonly items: readonly string[]; readonly hasButtons?: boolean }) {
  return (
    <main>
      <h1>기기</h1>
      <div ref={keepFocus}>
        <h2>로그인한 기기</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>
              {item}
              {hasButtons && <button type="button">{`${item} 로그아웃`}</button>}
            </li>
          ))}
        </ul>
      </div>
      <button type="button">밖</button>
    </main>
  );
}

const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

describe('keepFocus', () => {
  it('moves the focus to the next row, the previous one, or the heading', async () => {
    const { rerender } = render(<List items={['가', '나']} />);
    focusOn('가 로그아웃');
    rerender(<List items={['나']} />);
    await waitFor(() => expect(screen.getByRole('button', { name: '나 로그아웃' })).toHaveFocus());

    rerender(<List items={[]} />);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('keeps it in the row whose only control disappears', async () => {
    const { rerender } = render(<List items={['가']} />);
    focusOn('가 로그아웃');

    rerender(<List hasButtons={false} items={['가']} />);

    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  });

  it('takes no focus that the user has moved elsewhere', async () => {
    const { rerender } = render(<List items={['가']} />);
    focusOn('가 로그아웃');
    focusOn('밖');
    rerender(<List items={[]} />);
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: '밖' })).toHaveFocus();
  });

  it('takes no focus after the user has left the control', async () => {
    const { rerender } = render(<List items={['가']} />);
    focusOn('가 로그아웃');
    act(() => screen.getByRole('button', { name: '가 로그아웃' }).blur());
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    rerender(<List items={[]} />);
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });
});
