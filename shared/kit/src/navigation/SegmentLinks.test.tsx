import { render, screen, within } from '@testing-library/react';
import { SegmentLinks } from './SegmentLinks.tsx';

describe('SegmentLinks', () => {
  it('links to each view and marks the current one', () => {
    render(
      <SegmentLinks
        label="보기 방식"
        links={[
          { href: '/edu', label: '목록', current: true },
          { href: '/edu?month=2026-12', label: '달력' },
        ]}
      />,
    );

    const views = within(screen.getByRole('group', { name: '보기 방식' }));
    expect(views.getByRole('link', { name: '목록' })).toHaveAttribute('aria-current', 'true');
    expect(views.getByRole('link', { name: '달력' })).not.toHaveAttribute('aria-current');
    expect(views.getByRole('link', { name: '달력' })).toHaveAttribute('href', '/edu?month=2026-12');
  });
});
