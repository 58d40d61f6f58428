import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  it('links all but the current page', () => {
    render(
      <Breadcrumb items={[{ label: '홈', href: '/' }, { label: '정보광장' }, { label: '공지사항', href: '/x' }]} />,
    );
    const nav = within(screen.getByRole('navigation', { name: '현재 위치' }));

    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['홈']);
    expect(nav.getByText('공지사항')).toHaveAttribute('aria-current', 'page');
  });
});
