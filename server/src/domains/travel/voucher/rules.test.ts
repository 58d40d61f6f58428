import { toSession, toUseText, toUseTime, toValidity, toZonedUseText } from './rules.ts';

const issuedAt = new Date('2026-11-20T01:00:00Z');

describe('toValidity', () => {
  it('is the day of use in Seoul', () => {
    const { from, to } = toValidity({ use_date: '2026-12-05', depart_date: null, issuedAt });

    expect([from.toISOString(), to.toISOString()]).toEqual(['2026-12-04T15:00:00.000Z', '2026-12-05T15:00:00.000Z']);
  });

  it('ends at noon of the departure for a stay', () => {
    const { to } = toValidity({ use_date: '2026-12-05', depart_date: '2026-12-08', issuedAt });

    expect(to.toISOString()).toBe('2026-12-08T03:00:00.000Z');
  });

  it('is 180 days from the issue without a day', () => {
    const { from, to } = toValidity({ use_date: null, depart_date: null, issuedAt });

    expect([from, (to.getTime() - from.getTime()) / 86_400_000]).toEqual([issuedAt, 180]);
  });
});

describe('toSession', () => {
  const room = { checkIn: '15:00', checkOut: '11:00' };
  it.each([
    ['a session, from its hour', '14:00:00', null, ['2026-12-05T05:00:00.000Z', '2026-12-05T15:00:00.000Z']],
    ['a whole day', '00:00:00', null, ['2026-12-04T15:00:00.000Z', '2026-12-05T15:00:00.000Z']],
    ['a room, from check-in to check-out', null, room, ['2026-12-05T06:00:00.000Z', '2026-12-08T02:00:00.000Z']],
  ] as const)('is that of %s', (_of, use_time, hours, expected) => {
    const { from, to } = toSession(
      { use_date: '2026-12-05', use_time, depart_date: hours && '2026-12-08', issuedAt },
      hours,
    );

    expect([from.toISOString(), to.toISOString()]).toEqual(expected);
  });
});

describe('the time of a reservation', () => {
  it.each([
    [{ use_date: '2026-12-05', use_time: '14:00:00' }, '2026. 12. 5.(토) 14:00', '14:00'],
    [{ use_date: '2026-12-05', use_time: '00:00:00' }, '2026. 12. 5.(토)', null],
    [{ use_date: '2026-12-05', use_time: null }, '2026. 12. 5.(토)', null],
    [{ use_date: null, use_time: null }, '날짜 지정 없음', null],
  ])('%j is %s', (time, text, hour) => {
    expect([toUseText({ ...time, depart_date: null }), toUseTime(time)]).toEqual([text, hour]);
  });

  it('names the zone of an hour in other languages, where it may be read elsewhere', () => {
    const hour = { use_date: '2026-12-05', use_time: '14:00:00', depart_date: null };

    expect(toZonedUseText(hour, 'en')).toBe('Sat 5 Dec 2026 14:00 (KST)');
    expect(toZonedUseText(hour, 'ko')).toBe(toUseText(hour));
    expect(toZonedUseText({ ...hour, use_time: '00:00:00' }, 'en')).toBe('Sat 5 Dec 2026');
  });

  it('joins the nights of a stay with a comma of the language', () => {
    const stay = { use_date: '2026-12-30', use_time: null, depart_date: '2027-01-02' };

    expect(toUseText(stay, 'zh-CN')).toMatch(/，3晚$/);
    expect(toUseText(stay, 'ja')).toMatch(/、3泊$/);
  });

  it('of a stay is its arrival, departure and nights', () => {
    const stay = { use_date: '2026-12-30', use_time: null, depart_date: '2027-01-02' };

    expect(toUseText(stay)).toBe('2026. 12. 30.(수) ~ 2027. 1. 2.(토), 3박');
  });
});
