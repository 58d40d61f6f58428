import { formatDay, formatShortDay } from './format.ts';

const toSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('a day has its weekday, independent of the time zone of the machine', () => {
  expect(toSpaces(formatDay('2026-12-01'))).toBe('2026. 12. 1.(화)');
  expect(toSpaces(formatShortDay('2026-12-01'))).toBe('12. 1.(화)');
  expect(toSpaces(formatDay('2027-01-01'))).toBe('2027. 1. 1.(금)');
});
