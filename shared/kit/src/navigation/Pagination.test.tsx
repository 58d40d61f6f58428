import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination.tsx';
import { pageWindow } from './pageWindow.ts';

const hrefOf = (page: number) => `?page=${page}`;

describe('Pagination', () => {
  it('marks the current page and links the others', () => {
    render(<Pagination hrefOf={hrefOf} page={3} pageCount={13} />);

    expect(screen.getByRole('link', { name: '3 쪽' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '4 쪽' })).toHaveAttribute('href', '?page=4');
    expect(screen.getByRole('link', { name: '마지막 페이지' })).toHaveAttribute('href', '?page=13');
  });

  it('disables the previous steps on the first page but keeps their space', () => {
    render(<Pagination hrefOf={hrefOf} page={1} pageCount={13} />);

    expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: '이전 페이지' })).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '?page=2');
  });

  it('is absent for a single page', () => {
    const { container } = render(<Pagination hrefOf={hrefOf} page={1} pageCount={1} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('pageWindow', () => {
  it('contains the block of ten with the current page', () => {
    expect(pageWindow(12, 30).map(({ number }) => number)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('ends with the last page', () => {
    expect(pageWindow(11, 13).map(({ number }) => number)).toEqual([11, 12, 13]);
  });

  it('keeps five of them on narrow screens', () => {
    const near = pageWindow(7, 30).filter(({ isNear }) => isNear);

    expect(near.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10]);
  });
});
