import { render, screen, within } from '@testing-library/react';
import { StickyArea } from './StickyArea.tsx';

describe('StickyArea', () => {
  it('leads to what it is given, in words', () => {
    render(<StickyArea names={['promotion', 'chat']} />);

    const links = within(screen.getByRole('navigation', { name: '빠른 서비스' })).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['프로모션', '/travel/promotions'],
      ['실시간 상담', '/travel/liveChat'],
    ]);
  });
});
