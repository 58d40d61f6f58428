import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RegionMap } from './RegionMap.tsx';

const regions = [
  { code: 'a', count: 12, label: { x: 20, y: 20 }, name: '해솔시', path: 'M0 0h50v50h-50z' },
  { code: 'b', count: 7, label: { x: 70, y: 20 }, name: '푸른섬군', path: 'M50 0h50v50h-50z' },
];

function Example({ onMarker }: { onMarker?: (id: string) => void }) {
  const [selected, setSelected] = useState('');
  return (
    <RegionMap
      coast="M0 0h100v50h-100z"
      height={50}
      label="지역"
      markers={[{ id: 'm1', name: '바람언덕 전망대', x: 30, y: 30 }]}
      onMarker={onMarker}
      onSelect={setSelected}
      regions={regions}
      selected={selected}
      width={100}
    />
  );
}

describe('RegionMap', () => {
  it('selects a region by its name on the map, and clears the selection', async () => {
    render(<Example />);
    const name = screen.getByRole('button', { name: '해솔시 12곳' });

    await userEvent.click(name);
    const chosen = name.getAttribute('aria-pressed');
    await userEvent.click(name);

    expect([chosen, name.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
  });

  it('does the same with the chips below', async () => {
    render(<Example />);

    await userEvent.click(
      within(screen.getByRole('group', { name: '지역' })).getByRole('button', { name: /푸른섬군/ }),
    );

    expect(screen.getByRole('button', { name: '푸른섬군 7곳' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a button for each place', async () => {
    const handleMarker = jest.fn();
    render(<Example onMarker={handleMarker} />);

    await userEvent.click(screen.getByRole('button', { name: '바람언덕 전망대' }));

    expect(handleMarker).toHaveBeenCalledWith('m1');
  });
});
