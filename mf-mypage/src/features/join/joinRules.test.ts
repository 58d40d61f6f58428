import { parseInput } from '@haesol/contracts/common';
import type { JoinClass } from '@haesol/contracts/identity';
import {
  emptyDraft,
  emptyInfoValues,
  findMissingStep,
  type InfoValues,
  infoNames,
  isUniversityMail,
  type JoinDraft,
  listDepartments,
  parseDraft,
  toInfoSchema,
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
  ] as const)('for %s', (step, draft, isProven, expected) => {
    expect(findMissingStep(step, { draft, isProven })).toBe(expected);
  });
});

describe('parseDraft', () => {
  it('parses a stored draft', () => {
    const sent = { email: 'a@b.example', expiresAt: 2, resendAt: 1 };
    const draft = aDraft({ memberClass: 'COMPANY', email: 'a@b.example', tel: ['010', '0000', '1234'], sent });

    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([[null], ['x'], [[]], [{ memberClass: 'KING', tel: '1', agreed: ['ALL'], sent: { email: 1 } }]])(
    'starts empty for %j',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );
});

describe('toInfoSchema', () => {
  const findWrong = (memberClass: JoinClass, change: Partial<InfoValues> = {}, page = {}) => {
    const basis = { memberClass, agreed: ['AGE14', 'USE', 'JOIN_PRIVACY'] as const, snsTicket: undefined };
    const body = toJoinBody({ ...emptyInfoValues, ...change }, basis, terms);
    const result = parseInput(toInfoSchema('hangyeol@mail.example'), { ...body, ...page });
    const names: Readonly<Record<string, string>> = infoNames;
    const found = 'data' in result ? [] : result.fieldErrors;
    return Object.fromEntries(found.map(({ field, message }) => [names[field] ?? field, message]));
  };
  const person = {
    name: '한결',
    tel: ['010', '0000', '1234'],
    password: 'Kite!river92',
    passwordConfirm: 'Kite!river92',
  } as const;

  it('reports all missing fields of an empty form at once', () => {
    expect(findWrong('GENERAL')).toEqual({
      password: '비밀번호를 입력해 주세요.',
      passwordConfirm: '비밀번호를 한 번 더 입력해 주세요.',
      name: '이름을 입력해 주세요.',
      tel: '휴대폰 번호를 입력해 주세요.',
    });
  });

  it('requires company data from a company', () => {
    expect(findWrong('COMPANY', { ...person, bizNo: '1' })).toEqual({
      companyNm: '기업명을 입력해 주세요.',
      bizNo: '사업자등록번호가 올바르지 않습니다.',
      scaleCd: '기업 규모를 선택해 주세요.',
      industryCd: '업종을 선택해 주세요.',
    });
  });

  it('requires college, department and number from students and staff', () => {
    expect(findWrong('STUDENT', person, { collegeCd: '' })).toEqual({
      collegeCd: '단과대학을 선택해 주세요.',
      deptCd: '학과를 선택해 주세요.',
      studentNo: '학번을 입력해 주세요.',
    });
    expect(findWrong('FACULTY', { ...person, staffNo: '12' }, { collegeCd: 'D10' })).toEqual({
      deptCd: '학과를 선택해 주세요.',
      staffNo: '교직원번호는 숫자 6~8자리입니다.',
    });
  });

  it('rejects a password with the name of the mailbox, and a second one that differs', () => {
    expect(findWrong('GENERAL', { ...person, password: 'Hangyeol!92' })).toEqual({
      password: '비밀번호에 아이디를 넣을 수 없습니다.',
      passwordConfirm: '비밀번호가 일치하지 않습니다.',
    });
  });

  it('requires the country of a company abroad, and no business number', () => {
    const abroad = { companyNm: 'ACME K.K.', scaleCd: 'SMALL', industryCd: 'ICT' };

    expect(findWrong('COMPANY', { ...person, ...abroad, countryCd: '' })).toEqual({
      countryCd: '국가를 선택해 주세요.',
    });
    expect(findWrong('COMPANY', { ...person, ...abroad, countryCd: 'JP' })).toEqual({});
  });

  it('accepts valid input', () => {
    expect(findWrong('GENERAL', person)).toEqual({});
  });
});

describe('toJoinBody', () => {
  const basis = { memberClass: 'GENERAL', agreed: ['AGE14', 'USE', 'JOIN_PRIVACY'], snsTicket: undefined } as const;

  it('sends the consents with their displayed versions, and only the fields of the class', () => {
    const values = {
      ...emptyInfoValues,
      name: '한결',
      tel: ['010', '0000', '1234'] as const,
      studentNo: '20260001',
      password: 'p',
      passwordConfirm: 'p',
    };

    expect(toJoinBody(values, basis, terms)).toEqual({
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

  it('includes the uploaded picture', () => {
    expect(toJoinBody({ ...emptyInfoValues, profileFileUid: 'f' }, basis, terms)).toMatchObject({
      profileFileUid: 'f',
    });
  });

  it('sends no password with a social account', () => {
    const body = toJoinBody(emptyInfoValues, { ...basis, snsTicket: 's' }, terms);

    expect(body).toMatchObject({ snsTicket: 's' });
    expect(body).not.toHaveProperty('password');
  });
});

describe('texts of the form', () => {
  it('recognise the mailboxes of the university', () => {
    expect(
      ['A@Haesol.example ', 'ａ＠haesol.example\u200d', 'a@nothaesol.example'].map((mail) =>
        isUniversityMail(mail, 'haesol.example'),
      ),
    ).toEqual([true, true, false]);
  });

  it('list the departments of a college', () => {
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
  ])('parses %j', (text, parts) => {
    expect(toPhoneParts(text)).toEqual(parts);
  });
});
