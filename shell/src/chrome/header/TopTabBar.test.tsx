import { render, screen } from '@testing-library/react';
import { TopTabBar } from './TopTabBar.tsx';

describe('TopTabBar', () => {
  it('links to the five main groups', () => {
    render(<TopTabBar currentGroup={null} />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/intro',
      '/cooperation',
      '/studentSupport',
      '/corporateCenter',
      '/infoPlaza',
    ]);
  });

  it('marks only the current group', () => {
    render(<TopTabBar currentGroup="corporateCenter" />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('ICC');
  });
});
