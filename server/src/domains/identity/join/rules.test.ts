import { toAgreements, toFirstState } from './rules.ts';

const versions = new Map([
  ['USE', '2.0'],
  ['JOIN_PRIVACY', '2.0'],
  ['MARKETING', '2.0'],
]);
const needed = [
  { code: 'AGE14', version: '', yn: 'Y' as const },
  { code: 'USE', version: '2.0', yn: 'Y' as const },
  { code: 'JOIN_PRIVACY', version: '2.0', yn: 'Y' as const },
];

describe('toFirstState', () => {
  it.each([
    ['GENERAL', 'a@mail.example', 'ACTIVE'],
    ['STUDENT', 'a@haesol.example', 'ACTIVE'],
    ['STUDENT', 'a@mail.example', 'PENDING_CLASS'],
    ['STUDENT', 'a@nothaesol.example', 'PENDING_CLASS'],
    ['FACULTY', 'a@haesol.example', 'PENDING_CLASS'],
    ['COMPANY', 'a@company.example', 'PENDING_CLASS'],
  ] as const)('of a %s with %s is %s', (memberClass, email, state) => {
    expect(toFirstState(memberClass, email)).toBe(state);
  });
});

describe('toAgreements', () => {
  it('records all answers, missing ones as no', () => {
    expect(toAgreements(needed, versions)?.map(({ code, yn }) => [code, yn])).toEqual([
      ['AGE14', 'Y'],
      ['USE', 'Y'],
      ['JOIN_PRIVACY', 'Y'],
      ['MARKETING_MAIL', 'N'],
      ['MARKETING_TRAVEL', 'N'],
    ]);
  });

  it('refuses consent to an outdated text', () => {
    const old = needed.map((consent) => (consent.code === 'USE' ? { ...consent, version: '1.0' } : consent));

    expect(toAgreements(old, versions)).toBeUndefined();
  });

  it('requires the mandatory consents', () => {
    expect(toAgreements(needed.slice(0, 2), versions)).toBeUndefined();
  });
});
