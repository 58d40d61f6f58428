import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScrollToTop } from './ScrollToTop.tsx';

function scrollTo(px: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: px });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('ScrollToTop', () => {
  afterEach(() => scrollTo(0));

  it('appears after 400 px', () => {
    render(<ScrollToTop />);

    scrollTo(400);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    scrollTo(401);
    expect(screen.getByRole('button', { name: '맨 위로' })).toBeInTheDocument();
  });

  it('focuses the target of the skip link', async () => {
    const user = userEvent.setup();
    render(
      <>
        <main id="main" tabIndex={-1} />
        <ScrollToTop />
      </>,
    );
    scrollTo(900);

    await user.click(screen.getByRole('button', { name: '맨 위로' }));

    expect(screen.getByRole('main')).toHaveFocus();
  });
});
