import { render } from '@testing-library/react';
import { SlotTicks } from './SlotTicks.tsx';

describe('SlotTicks', () => {
  it('draws the slots in their order, free ones separately, in three elements', () => {
    const { container } = render(<SlotTicks slots={[true, false, true]} />);
    const [taken, free] = container.querySelectorAll('path');

    expect(container.querySelectorAll('*')).toHaveLength(3);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 14 10');
    expect(taken).toHaveAttribute('d', 'M5 0h4v10h-4z');
    expect(free).toHaveAttribute('d', 'M0 0h4v10h-4zM10 0h4v10h-4z');
  });

  it('is hidden from screen readers', () => {
    const { container } = render(<SlotTicks slots={[true]} />);

    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
