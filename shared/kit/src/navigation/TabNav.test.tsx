import { render, screen, within } from '@testing-library/react';
import { TabNav } from './TabNav.tsx';

describe('TabNav', () => {
  it('is a navigation of links with counts, one of them current', () => {
    render(
      <TabNav
        label="공지사항 분류"
        tabs={[
          { href: '/notice', label: '전체', count: 1128, current: true },
          { href: '/notice?category=edu', label: '교육' },
        ]}
      />,
    );

    const nav = within(screen.getByRole('navigation', { name: '공지사항 분류' }));
    expect(nav.getByRole('link', { name: '전체 1,128' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: '교육' })).not.toHaveAttribute('aria-current');
  });
});
