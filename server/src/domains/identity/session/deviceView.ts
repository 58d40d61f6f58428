import type { ContentLocale } from '@haesol/contracts/common';

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

/** Names that are Korean, for mails in other languages. */
const foreignNames: Readonly<Record<string, string>> = { '삼성 인터넷': 'Samsung Internet', 웨일: 'Whale' };
const unknownDevice: Readonly<Record<ContentLocale, string>> = {
  ko: '알 수 없는 기기',
  en: 'unknown device',
  ja: '不明な端末',
  'zh-CN': '未知设备',
  'zh-TW': '不明裝置',
};

/** Formats as `Chrome · Windows`; an unknown device as `알 수 없는 기기`. */
export function toDeviceName(userAgent: string | null, locale: ContentLocale = 'ko'): string {
  const text = userAgent ?? '';
  const names = [findName(browsers, text), findName(systems, text)].filter((name) => name !== undefined);
  const shown = locale === 'ko' ? names : names.map((name) => foreignNames[name] ?? name);
  return shown.length === 0 ? unknownDevice[locale] : shown.join(' · ');
}

/** Masks the host and keeps the network; null for an address without a network, such as loopback. */
export function toMaskedIp(ip: string | null): string | null {
  if (ip === null) return null;
  const plain = ip.replace(/^::ffff:/, '');
  if (plain.startsWith('::')) return null;
  if (plain.includes('.')) return plain.replace(/\d+\.\d+$/, '*.*');
  return `${plain.split(':').slice(0, 2).join(':')}:*`;
}
