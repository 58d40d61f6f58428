import { screen } from '@haesol/remote/testing';
import { showBooking } from '#testing/showBooking';

describe('the head of the chosen device', () => {
  it('links to the page of the device at every width, and to the list on narrow pages alone', async () => {
    await showBooking();

    const detail = screen.getByRole('link', { name: '상세 보기' });
    expect(detail).toHaveAttribute('href', '/cooperation/equipment?eqUid=e1');
    expect(detail.closest('.narrow')).toBeNull();
    expect(screen.getByRole('link', { name: '변경' }).closest('.narrow')).not.toBeNull();
  });
});
