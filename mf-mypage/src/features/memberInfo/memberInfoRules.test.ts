import { noAffiliation } from '@haesol/remote/testing';
import { findAgedConsents, listAffiliation, type Session, sortSessions, toPhone } from './memberInfoRules.ts';

const noNames = { DEPT: {}, INDUSTRY: {}, MBR_CLS: {}, NATION: {}, SCALE: {} };

const aSession = (change: Partial<Session>): Session => ({
  id: 's1',
  device: 'Windows · Chrome',
  ip: '10.0.*.*',
  lastDt: '2026-11-23T09:00:00+09:00',
  currentYn: 'N',
  ...change,
});

describe('toPhone', () => {
  it('joins the three parts', () => {
    expect(toPhone({ tel1: '010', tel2: '1234', tel3: '5678' })).toBe('010-1234-5678');
  });

  it('is undefined if a part is missing', () => {
    expect(toPhone({ tel1: '010', tel2: null, tel3: '5678' })).toBeUndefined();
  });
});

describe('listAffiliation', () => {
  it('resolves codes and omits missing fields', () => {
    const facts = listAffiliation(
      { affiliation: { ...noAffiliation, deptCd: 'D101', grade: 3 } },
      { ...noNames, DEPT: { D101: '기계공학과' } },
    );

    expect(facts).toEqual([
      { field: 'deptCd', value: '기계공학과' },
      { field: 'grade', value: '3' },
    ]);
  });

  it('shows a code while its name is loading', () => {
    expect(listAffiliation({ affiliation: { ...noAffiliation, deptCd: 'D101' } }, noNames)).toEqual([
      { field: 'deptCd', value: 'D101' },
    ]);
  });
});

describe('findAgedConsents', () => {
  const now = Date.parse('2026-11-23T10:00:00+09:00');
  const entry = (code: string, yn: 'N' | 'Y', at: string) => ({ code, yn, at, version: '2.0' });

  it('finds consents given two years ago, to the second', () => {
    const list = [
      entry('MARKETING_MAIL', 'Y', '2024-11-23T10:00:00+09:00'),
      entry('MARKETING_TRAVEL', 'Y', '2024-11-23T10:00:01+09:00'),
      entry('USE', 'Y', '2020-01-01T10:00:00+09:00'),
    ];

    expect(findAgedConsents(list, now)).toEqual([{ code: 'MARKETING_MAIL', at: '2024-11-23T10:00:00+09:00' }]);
  });

  it('uses the newest answer', () => {
    const list = [
      entry('MARKETING_MAIL', 'N', '2024-01-02T10:00:00+09:00'),
      entry('MARKETING_TRAVEL', 'Y', '2026-01-02T10:00:00+09:00'),
      entry('MARKETING_TRAVEL', 'Y', '2022-01-02T10:00:00+09:00'),
      entry('MARKETING_MAIL', 'Y', '2022-01-02T10:00:00+09:00'),
    ];

    expect(findAgedConsents(list, now)).toEqual([]);
  });
});

describe('sortSessions', () => {
  it('puts this device first, then the one used last', () => {
    const old = aSession({ id: 'old', lastDt: '2026-11-20T09:00:00+09:00' });
    const late = aSession({ id: 'late', lastDt: '2026-11-23T09:30:00+09:00' });
    const current = aSession({ id: 'current', currentYn: 'Y', lastDt: '2026-11-22T09:00:00+09:00' });

    expect(sortSessions([old, late, current]).map(({ id }) => id)).toEqual(['current', 'late', 'old']);
  });
});
