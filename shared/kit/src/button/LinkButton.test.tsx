import { render, screen } from '@testing-library/react';
import { LinkButton } from './LinkButton.tsx';

describe('LinkButton', () => {
  it('is a link', () => {
    render(<LinkButton href="/easyReservation">간편예약</LinkButton>);

    expect(screen.getByRole('link', { name: '간편예약' })).toHaveAttribute('href', '/easyReservation');
  });
});
