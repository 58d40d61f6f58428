import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Carousel } from './Carousel.tsx';

const slides = [
  { id: 'a', content: <a href="/a">자문</a> },
  { id: 'b', content: <a href="/b">예약</a> },
  { id: 'c', content: <a href="/c">패스</a> },
];

function allowMotion() {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
}

describe('Carousel', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('makes hidden slides inert', () => {
    render(<Carousel label="주요 안내" slides={slides} />);

    expect(screen.getByText('자문').closest('[role=group]')).not.toHaveAttribute('inert');
    expect(screen.getByText('예약').closest('[role=group]')).toHaveAttribute('inert');
  });

  it('is a plain region if one slide contains everything', () => {
    render(<Carousel label="패스" slides={slides.slice(0, 1)} />);

    expect(screen.getByRole('region', { name: '패스' })).not.toHaveAttribute('aria-roledescription');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('wraps from the last to the first', async () => {
    render(<Carousel label="주요 안내" slides={slides} />);

    await userEvent.click(screen.getByRole('button', { name: '주요 안내 이전' }));

    expect(screen.getByText('패스').closest('[role=group]')).not.toHaveAttribute('inert');
  });

  it('has no stop button without autoplay', () => {
    render(<Carousel label="주요 안내" slides={slides} />);

    expect(screen.queryByRole('button', { name: '정지' })).not.toBeInTheDocument();
  });

  it('does not play automatically with reduced motion', () => {
    render(<Carousel autoplayMs={6000} label="주요 안내" slides={slides} />);

    expect(screen.queryByRole('button', { name: '정지' })).not.toBeInTheDocument();
  });

  it('plays automatically without reduced motion until it is stopped', async () => {
    const { jest } = import.meta;
    allowMotion();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Carousel autoplayMs={6000} label="주요 안내" slides={slides} />);

    act(() => void jest.advanceTimersByTime(6000));
    const afterOneTurn = screen.getByText('예약').closest('[role=group]');
    await user.click(screen.getByRole('button', { name: '정지' }));
    await user.unhover(screen.getByRole('button', { name: '재생' }));
    act(() => void jest.advanceTimersByTime(60_000));

    expect(afterOneTurn).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: '재생' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('has no controls for one slide', () => {
    render(<Carousel label="주요 안내" slides={slides.slice(0, 1)} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has its filters before the controls and the link to all items after them', () => {
    render(
      <Carousel
        filters={<button type="button">온라인</button>}
        head={<h2>교육</h2>}
        label="교육"
        more={<a href="/all">전체보기</a>}
        slides={slides}
      />,
    );

    const names = [...document.querySelectorAll('button, a')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(names.slice(0, 4)).toEqual(['온라인', '교육 이전', '교육 다음', '전체보기']);
  });
});
