import {
  checkInfo,
  emptyDraft,
  findMissingStep,
  isUniversityMail,
  type JoinDraft,
  listDepartments,
  listFields,
  parseDraft,
  toBizNoText,
  toJoinBody,
  toPhoneParts,
} from './joinRules.ts';

const agreed = ['AGE14', 'USE', 'JOIN_PRIVACY'] as const;
const aDraft = (change: Partial<JoinDraft> = {}): JoinDraft => ({ ...emptyDraft, agreed, ...change });
const terms = [
  { code: 'USE', title: '', version: '2.0', requiredYn: 'Y' as const, effectiveDt: '2026-03-01' },
  { code: 'JOIN_PRIVACY', title: '', version: '2.1', requiredYn: 'Y' as const, effectiveDt: '2026-03-01' },
];

describe('findMissingStep', () => {
  it.each([
    ['terms', emptyDraft, false, undefined],
    ['class', emptyDraft, false, '/join'],
    ['class', aDraft(), false, undefined],
    ['email', aDraft(), false, '/join/memberClass'],
    ['email', aDraft({ memberClass: 'GENERAL' }), false, undefined],
    ['info', aDraft({ memberClass: 'GENERAL' }), false, '/join/emailAuth'],
    ['info', aDraft({ memberClass: 'GENERAL' }), true, undefined],
  ] as const)('of %s', (step, draft, isProven, expected) => {
    expect(findMissingStep(step, { draft, isProven })).toBe(expected);
  });
});

describe('parseDraft', () => {
  it('reads back what was stored', () => {
    const sent = { email: 'a@b.example', expiresAt: 2, resendAt: 1 };
    const draft = aDraft({ memberClass: 'COMPANY', email: 'a@b.example', tel: ['010', '0000', '1234'], sent });

    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, 'x', '[]', '{"memberClass":"KING","tel":"1","agreed":["ALL"],"sent":{"email":1}}'])(
    'begins anew with %s',
    (text) => {
      expect(parseDraft(text)).toEqual(emptyDraft);
    },
  );
});

describe('checkInfo', () => {
  it('asks a company for its facts', () => {
    expect(
      checkInfo(aDraft({ memberClass: 'COMPANY', name: '한결', tel: ['010', '0000', '1234'], bizNo: '1' })),
    ).toEqual({
      'company.nm': 'companyMissing',
      'company.bizNo': 'bizNoFormat',
      'company.scaleCd': 'scaleMissing',
      'company.industryCd': 'industryMissing',
    });
  });

  it('asks everybody for name and number', () => {
    expect(checkInfo(aDraft({ memberClass: 'GENERAL' }))).toEqual({ name: 'nameMissing', tel: 'phoneMissing' });
    expect(checkInfo(aDraft({ memberClass: 'GENERAL', name: '김1', tel: ['02', '1', ''] }))).toEqual({
      name: 'nameFormat',
      tel: 'phoneFormat',
    });
  });

  it('names only fields that stand on the page', () => {
    for (const memberClass of ['COMPANY', 'STUDENT', 'FACULTY', 'GENERAL'] as const) {
      expect(listFields(memberClass, false)).toEqual(
        expect.arrayContaining(Object.keys(checkInfo(aDraft({ memberClass })))),
      );
    }
  });
});

describe('toJoinBody', () => {
  it('sends the consents with the versions that were shown, and the facts of the class alone', () => {
    const draft = aDraft({ memberClass: 'GENERAL', name: '한결', tel: ['010', '0000', '1234'], studentNo: '20260001' });

    expect(toJoinBody(draft, { certToken: 'c', password: 'p', passwordConfirm: 'p' }, terms)).toEqual({
      certToken: 'c',
      password: 'p',
      passwordConfirm: 'p',
      memberClass: 'GENERAL',
      name: '한결',
      tel1: '010',
      tel2: '0000',
      tel3: '1234',
      agrees: [
        { code: 'AGE14', version: '', yn: 'Y' },
        { code: 'USE', version: '2.0', yn: 'Y' },
        { code: 'JOIN_PRIVACY', version: '2.1', yn: 'Y' },
        { code: 'MARKETING_MAIL', version: '', yn: 'N' },
        { code: 'MARKETING_TRAVEL', version: '', yn: 'N' },
      ],
    });
  });

  it('names the picture that was uploaded', () => {
    const proof = { certToken: 'c', password: 'p', passwordConfirm: 'p', picture: { fileUid: 'f' } };

    expect(toJoinBody(aDraft({ memberClass: 'GENERAL' }), proof, terms)).toMatchObject({ profileFileUid: 'f' });
  });

  it('sends no password with a social account', () => {
    const draft = aDraft({ memberClass: 'GENERAL' });

    expect(toJoinBody(draft, { snsTicket: 's', password: '', passwordConfirm: '' }, terms)).toMatchObject({
      snsTicket: 's',
    });
    expect(toJoinBody(draft, { snsTicket: 's', password: '', passwordConfirm: '' }, terms)).not.toHaveProperty(
      'password',
    );
  });
});

describe('words of the form', () => {
  it('groups a business number as it is typed', () => {
    expect(['000', '00090', '0009000010', '000-90-00010-99'].map(toBizNoText)).toEqual([
      '000',
      '000-90',
      '000-90-00010',
      '000-90-00010',
    ]);
  });

  it('knows the mailboxes of the university', () => {
    expect([isUniversityMail('A@Haesol.example '), isUniversityMail('a@nothaesol.example')]).toEqual([true, false]);
  });

  it('lists the departments of a college', () => {
    const codes = [
      { code: 'D10', codeName: '공과대학', upperCode: null },
      { code: 'D101', codeName: '기계공학과', upperCode: 'D10' },
      { code: 'D201', codeName: '컴퓨터공학과', upperCode: 'D20' },
    ];

    expect(listDepartments(codes, 'D10').map(({ code }) => code)).toEqual(['D101']);
    expect(listDepartments(codes, '')).toEqual([]);
  });
});

describe('toPhoneParts', () => {
  it.each([
    ['010-1234-5678', ['010', '1234', '5678']],
    ['+82 10-1234-5678', ['010', '1234', '5678']],
    ['011 123 4567', ['011', '123', '4567']],
    ['02-123-4567', undefined],
    ['', undefined],
  ])('reads %j', (text, parts) => {
    expect(toPhoneParts(text)).toEqual(parts);
  });
});
