import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from './Drawer.tsx';

describe('Drawer', () => {
  it('is a dialog named by its title', () => {
    render(
      <Drawer onClose={() => undefined} open title="전체 메뉴">
        메뉴
      </Drawer>,
    );

    expect(screen.getByRole('dialog', { name: '전체 메뉴' })).toHaveTextContent('메뉴');
  });

  it('closes on a press outside but not on one inside', () => {
    let closed = 0;
    render(
      <Drawer onClose={() => (closed += 1)} open title="전체 메뉴">
        메뉴
      </Drawer>,
    );

    fireEvent.click(screen.getByText('메뉴'));
    fireEvent.click(screen.getByRole('dialog'));

    expect(closed).toBe(1);
  });
});
