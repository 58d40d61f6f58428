import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChipGroup } from './ChipGroup.tsx';

describe('ChipGroup', () => {
  it('marks active filters and reports a press', async () => {
    const pressed: string[] = [];
    render(
      <ChipGroup
        label="분류"
        onToggle={(value) => pressed.push(value)}
        options={[
          { value: 'all', label: '전체', count: 1022 },
          { value: 'notice', label: '공지' },
        ]}
        selected={['all']}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: '공지', pressed: false }));

    expect(screen.getByRole('button', { name: '전체 1,022', pressed: true })).toBeInTheDocument();
    expect(pressed).toEqual(['notice']);
  });

  it('consists of links if the filter is in the address', () => {
    render(<ChipGroup label="분류" options={[{ value: 'a', label: '공지', href: '/s?c=a' }]} selected={['a']} />);

    expect(screen.getByRole('link', { name: '공지' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows its name if there are several rows of chips', () => {
    const options = [{ value: '', label: '전체' }];
    const { rerender } = render(<ChipGroup label="주제" options={options} selected={['']} />);
    expect(screen.queryByText('주제')).toBeNull();

    rerender(<ChipGroup label="주제" named options={options} selected={['']} />);

    expect(screen.getByText('주제')).toBeVisible();
    expect(screen.getByRole('group', { name: '주제' })).toContainElement(screen.getByRole('button', { name: '전체' }));
  });
});
