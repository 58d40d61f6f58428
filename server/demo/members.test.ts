import { openTestDatabase } from '../src/testing/testDatabase.ts';
import { toBaseDate } from './loadSample.ts';

describe('the sample members', () => {
  it('are sixty in the planned classes, none of them with a real number or address', async () => {
    const { db, close } = await openTestDatabase({ sample: true });
    const members = await db.selectFrom('member').select(['email', 'class_cd', 'state', 'tel2']).execute();
    const companies = await db.selectFrom('member_company').select('biz_no').execute();
    await close();

    const countOf = (classCd: string) => members.filter((member) => member.class_cd === classCd).length;
    expect(['COMPANY', 'STUDENT', 'FACULTY', 'GENERAL', 'STAFF'].map(countOf)).toEqual([24, 20, 8, 6, 2]);
    expect(
      members
        .filter(({ state }) => state !== 'ACTIVE')
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['DORMANT', 'LOCKED', 'PENDING_CLASS']);
    expect(members.every(({ email, tel2 }) => email.endsWith('.example') && tel2 === '0000')).toBe(true);
    expect(companies.every(({ biz_no }) => /^000\d{7}$/.test(biz_no))).toBe(true);
  });
});

describe('toBaseDate', () => {
  it.each([
    [undefined, '2026-11-22T16:00:00Z', '2026-11-23T00:00:00+09:00'],
    ['2026-11-23', '2026-01-01T00:00:00Z', '2026-11-23T00:00:00+09:00'],
    ['2026-11-23T10:00', '2026-01-01T00:00:00Z', '2026-11-23T10:00:00+09:00'],
    ['2026-11-23T10:00:00Z', '2026-01-01T00:00:00Z', '2026-11-23T10:00:00Z'],
  ])('reads %s as a time in Seoul', (text, now, expected) => {
    expect(toBaseDate(text, new Date(now))).toEqual(new Date(expected));
  });
});
