import { toWaitText } from '../../../http/limits/waitText.ts';
import { isSessionLive, toSessionTerms, toWaitSec } from './rules.ts';

describe('toSessionTerms', () => {
  it('expires after 30 idle minutes and 12 hours', () => {
    expect(toSessionTerms({ role: 'MEMBER', class_cd: 'GENERAL' }, false)).toEqual({
      keep: false,
      idleSec: 1800,
      absoluteSec: 43_200,
    });
  });

  it('keeps a member for 14 days without an idle timeout', () => {
    expect(toSessionTerms({ role: 'MEMBER', class_cd: 'GENERAL' }, true)).toEqual({
      keep: true,
      idleSec: null,
      absoluteSec: 1_209_600,
    });
  });

  it('ends the session of a guest after two hours', () => {
    const guest = { role: 'MEMBER', class_cd: 'GUEST' } as const;
    expect(toSessionTerms(guest, true)).toEqual({ keep: false, idleSec: null, absoluteSec: 7_200 });
  });

  it('never keeps staff signed in', () => {
    expect(toSessionTerms({ role: 'STAFF', class_cd: 'STAFF' }, true)).toEqual({
      keep: false,
      idleSec: 900,
      absoluteSec: 43_200,
    });
  });
});

describe('isSessionLive', () => {
  const start = new Date('2026-11-23T10:00:00+09:00');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const session = { exp: later(43_200), idle_sec: 1800, last_seen_at: start, revoked_at: null, created_at: start };

  it.each([
    ['a second before the idle end', session, 1799, true],
    ['at the idle end', session, 1800, false],
    ['a second before the absolute end', { ...session, idle_sec: null }, 43_199, true],
    ['at the absolute end', { ...session, idle_sec: null }, 43_200, false],
    ['from the future', { ...session, created_at: later(3_600) }, 1, false],
    ['from a clock a minute ahead', { ...session, created_at: later(60) }, 1, true],
    ['after it was ended', { ...session, revoked_at: start }, 1, false],
  ])('is correct for a session %s', (_name, row, seconds, isLive) => {
    expect(isSessionLive(row, later(seconds))).toBe(isLive);
  });
});

describe('toWaitSec', () => {
  it('starts with the fifth failure, and doubles up to a quarter of an hour', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 10, 11, 500].map(toWaitSec)).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('is shown in seconds below a minute, else in minutes', () => {
    expect([30, 59, 60, 61, 900].map(toWaitText)).toEqual(['30초', '59초', '1분', '2분', '15분']);
  });
});
