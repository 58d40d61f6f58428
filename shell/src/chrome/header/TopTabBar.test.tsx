import { render, screen } from '@testing-library/react';
import { aChromeModel } from '../testing/aChromeModel.ts';
import { TopTabBar } from './TopTabBar.tsx';

describe('TopTabBar', () => {
  it('links to the main groups', () => {
    render(<TopTabBar groups={aChromeModel().groups} currentGroup={null} />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/intro',
      '/cooperation',
      '/studentSupport',
      '/corporateCenter',
      '/infoPlaza',
    ]);
  });

  it('marks only the current group', () => {
    render(<TopTabBar groups={aChromeModel().groups} currentGroup="corporateCenter" />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('ICC');
  });
});
