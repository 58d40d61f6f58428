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
  const { elementsFromPoint } = document;
  beforeEach(() => {
    document.elementsFromPoint = () => [];
  });
  afterEach(() => {
    scrollTo(0);
    document.elementsFromPoint = elementsFromPoint;
  });

  it('appears after 400 px', () => {
    render(<ScrollToTop />);

    scrollTo(400);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    scrollTo(401);
    expect(screen.getByRole('button', { name: '맨 위로' })).toBeInTheDocument();
  });

  it('stays above the buttons of a form at the bottom of the window', () => {
    const bar = document.createElement('div');
    bar.style.position = 'sticky';
    bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 90, 390, 90);
    document.elementsFromPoint = () => [bar];
    render(<ScrollToTop />);

    scrollTo(900);

    expect(screen.getByRole('button', { name: '맨 위로' }).style.getPropertyValue('--foot-bar')).toBe('90px');
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
