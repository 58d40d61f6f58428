import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode.tsx';
import { QrVoucher } from './QrVoucher.tsx';

describe('QrCode', () => {
  it('is an image with a name and finder patterns in three corners', () => {
    render(<QrCode label="바우처 QR 코드" text="HS-2026-0142" />);

    const code = screen.getByRole('img', { name: '바우처 QR 코드' });
    const dots = code.querySelector('path')?.getAttribute('d') ?? '';

    // Version 1: 21 modules and a margin of four on each side.
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(['M4 4h', 'M24 4h', 'M4 24h'].every((corner) => dots.includes(corner))).toBe(true);
  });
});

describe('QrVoucher', () => {
  const voucher = { code: 'HS-2026-0142', items: [{ term: '이용일', value: '12. 5.(토)' }], title: '바람언덕 전망대' };

  it('shows code and number while it is valid', () => {
    render(<QrVoucher {...voucher} state="valid" />);

    expect(screen.getByRole('img', { name: '바람언덕 전망대 QR 코드' })).toBeInTheDocument();
    expect(screen.getByText('HS-2026-0142')).toBeInTheDocument();
  });

  it.each([
    ['used', '사용 완료'],
    ['expired', '기간 만료'],
  ] as const)('has no code once it is %s, and shows the state', (state, words) => {
    render(<QrVoucher {...voucher} state={state} />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
