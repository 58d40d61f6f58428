import { toDeviceName, toMaskedIp } from './deviceView.ts';

describe('toMaskedIp', () => {
  it.each([
    ['203.0.113.9', '203.0.*.*'],
    ['::ffff:203.0.113.9', '203.0.*.*'],
    ['2001:db8:1:2::9', '2001:db8:*'],
  ])('keeps the network of %s', (ip, masked) => {
    expect(toMaskedIp(ip)).toBe(masked);
  });

  it.each([null, '::1', '::'])('returns null for %s', (ip) => {
    expect(toMaskedIp(ip)).toBeNull();
  });
});

describe('toDeviceName', () => {
  it('names an unknown device', () => {
    expect(toDeviceName(null)).toBe('알 수 없는 기기');
  });
});
