import { render } from '@testing-library/react';
import Check from 'lucide-react/icons/check';
import { Icon } from './Icon.tsx';

describe('Icon', () => {
  it('is decorative and scales with the text', () => {
    const { container } = render(<Icon of={Check} size={24} />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('width', '1.5rem');
    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.75');
  });

  it('has a thinner line when it is large', () => {
    const { container } = render(<Icon of={Check} size={28} />);

    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.5');
  });
});
