import { parseDay } from './parseDay.ts';

it.each([
  ['2026-12-03', '2026-12-03'],
  ['2026. 12. 3.(목)', '2026-12-03'],
  ['２０２６/12/3', '2026-12-03'],
  ['20261203', '2026-12-03'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['12/3', undefined],
  ['2027-12', undefined],
  ['2027-12-', undefined],
  ['202712', undefined],
  ['', undefined],
])('reads %p as %p', (text, day) => expect(parseDay(text)).toBe(day));
