const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '웨일'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const findName = (pairs: readonly (readonly [RegExp, string])[], text: string) =>
  pairs.find(([pattern]) => pattern.test(text))?.[1];

/** Formats as `Chrome · Windows`; an unknown device as `알 수 없는 기기`. */
export function toDeviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const names = [findName(browsers, text), findName(systems, text)].filter((name) => name !== undefined);
  return names.length === 0 ? '알 수 없는 기기' : names.join(' · ');
}

/** Masks the host and keeps the network; null for an address without a network, such as loopback. */
export function toMaskedIp(ip: string | null): string | null {
  if (ip === null) return null;
  const plain = ip.replace(/^::ffff:/, '');
  if (plain.startsWith('::')) return null;
  if (plain.includes('.')) return plain.replace(/\d+\.\d+$/, '*.*');
  return `${plain.split(':').slice(0, 2).join(':')}:*`;
}
