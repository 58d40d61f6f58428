import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'info', label: '소개', panel: '소개 글' },
  { id: 'spec', label: '사양', panel: '사양 표' },
  { id: 'fee', label: '이용료', panel: '이용료 표' },
];

describe('Tabs', () => {
  it('shows only the panel of the open tab', () => {
    render(<Tabs label="장비" tabs={tabs} />);

    expect(screen.getByRole('tabpanel', { name: '소개' })).toBeVisible();
    expect(screen.getByText('사양 표')).not.toBeVisible();
  });

  it('moves with the arrow keys and wraps at the ends', async () => {
    render(<Tabs label="장비" tabs={tabs} />);

    await userEvent.click(screen.getByRole('tab', { name: '소개' }));
    await userEvent.keyboard('{ArrowLeft}');

    expect(screen.getByRole('tab', { name: '이용료', selected: true })).toHaveFocus();
  });

  it('includes only the open tab in the tab sequence', () => {
    render(<Tabs defaultSelected="spec" label="장비" tabs={tabs} />);

    expect(screen.getByRole('tab', { name: '사양' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('tab', { name: '소개' })).toHaveAttribute('tabindex', '-1');
  });

  it('can be controlled by its owner', async () => {
    const asked: string[] = [];
    render(<Tabs label="장비" onSelect={(id) => asked.push(id)} selected="info" tabs={tabs} />);

    await userEvent.click(screen.getByRole('tab', { name: '사양' }));

    expect(asked).toEqual(['spec']);
    expect(screen.getByRole('tab', { name: '소개', selected: true })).toBeInTheDocument();
  });
});
