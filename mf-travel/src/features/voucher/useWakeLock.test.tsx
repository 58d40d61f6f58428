import { aMember, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from '#app';
import { aVoucher } from '#testing/orderSamples';

const released = jest.fn();
const request = jest.fn(() => Promise.resolve({ release: released }));
const open = (state: 'ISSUED' | 'USED') =>
  renderPage({
    app,
    path: '/travel/voucher?rsvtUid=21111111-2222-4333-8444-555555555555',
    session: aMember(),
    answers: { 'mypage.voucher': aVoucher({ state }) },
  });

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

describe('the voucher', () => {
  it('keeps the screen on while its code is shown, again after the page was hidden', async () => {
    await open('ISSUED');
    await screen.findByText(/V261123-0418/);
    await waitFor(() => expect(request).toHaveBeenCalled());
    const before = request.mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));

    await waitFor(() => expect(request).toHaveBeenCalledTimes(before + 1));
  });

  it('does not once it was used', async () => {
    await open('USED');
    await screen.findByText(/V261123-0418/);

    expect(request).not.toHaveBeenCalled();
  });
});
