import { render } from '@testing-library/react';
import type { LucideIcon } from 'lucide-react';
import Check, * as check from 'lucide-react/icons/check';
import { createIcon } from './createIcon.tsx';
import { Icon } from './Icon.tsx';

type IconData = Parameters<typeof createIcon>[0];

const attributesOf = (icon: LucideIcon) => {
  const { container } = render(<Icon of={icon} size={28} />);
  const svg = container.querySelector('svg');
  const entries = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]);
  return { ...Object.fromEntries(entries), drawing: svg?.innerHTML };
};

describe('createIcon', () => {
  it("renders the same as lucide-react's own factory, without its classes", () => {
    const { __iconData } = check as unknown as { readonly __iconData: IconData };
    const { xmlns: _xmlns, class: className, ...theirs } = attributesOf(Check);

    expect(attributesOf(createIcon(__iconData) as unknown as LucideIcon)).toEqual({
      ...theirs,
      class: className?.split(' ').at(-1),
    });
    expect(theirs.drawing).toContain('<path');
  });
});
