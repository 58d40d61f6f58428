import * as z from 'zod/mini';
import { parseInput } from '../common/parseInput.ts';
import { adviceForm, projectForm, supportForm } from './applicationForms.ts';

const rule = {
  supportMax: 45_000_000,
  companySharePct: 25,
  cashSharePct: 40,
  performFrom: '2027-02-01',
  performTo: '2027-11-30',
};
const project = {
  employees: '24',
  salesKrw: '',
  performFrom: rule.performFrom,
  performTo: rule.performTo,
  totalKrw: '6천만',
  budgetNm: ['인건비'],
  budgetSupport: ['44,000,000'],
  budgetCash: ['８００만 원'],
  budgetKind: ['8,000,000'],
  personNm: ['한가람'],
  personOrg: ['누리정밀'],
  personRole: ['총괄'],
  personShare: ['20 %'],
};

type Messages = Readonly<Record<string, string>>;
const findMessages = (schema: Parameters<typeof parseInput>[0], values: object): Messages => {
  const result = parseInput(schema, values);
  if ('data' in result) return {};
  return Object.fromEntries(result.fieldErrors.toReversed().map(({ field, message }) => [field, message]));
};
/** Messages at the fields that the values have. */
const findOwn = (schema: Parameters<typeof parseInput>[0], values: object): Messages =>
  Object.fromEntries(
    Object.entries(findMessages(schema, values)).filter(([field]) => (field.split('.')[0] ?? '') in values),
  );
const inProject = (change: object) => findOwn(projectForm(rule), { ...project, ...change });

describe('projectForm', () => {
  it('accepts amounts, counts and shares with their units', () => {
    expect(inProject({})).toEqual({});
    expect(inProject({ employees: '１，２００ 명', salesKrw: '12.5억' })).toEqual({});
  });

  it.each(['24.5', '-3', '스물네 명', '1234567'])('refuses %s employees', (employees) => {
    expect(inProject({ employees })).toEqual({ employees: '종업원 수는 0~999,999의 정수로 입력해 주세요.' });
  });

  it('shows an empty number together with the errors of the rows', () => {
    expect(Object.keys(inProject({ employees: '', personRole: [''] })).toSorted()).toEqual([
      'employees',
      'personRole.0',
    ]);
  });

  it('names the row and the column of what is missing or wrong', () => {
    const people = {
      personNm: ['한가람', '🙂'],
      personOrg: ['누리정밀', ''],
      personRole: ['총괄', '시험'],
      personShare: ['33.3%', '101'],
    };

    expect(inProject({ ...people, budgetNm: [' '] })).toEqual({
      'personNm.1': '참여인력 2행의 이름은 한글·영문·한자·가나로 입력해 주세요.',
      'personOrg.1': '참여인력 2행의 소속·직위를 입력해 주세요.',
      'personShare.0': '참여인력 1행의 참여율은 1~100의 정수로 입력해 주세요.',
      'personShare.1': '참여인력 2행의 참여율은 1~100의 정수로 입력해 주세요.',
      'budgetNm.0': '사업비 1행의 비목을 입력해 주세요.',
    });
  });

  it('checks the sums of the budget once every amount can be read', () => {
    expect(inProject({ budgetCash: ['-5'] })).toEqual({
      'budgetCash.0': '금액을 0 이상의 정수로 입력해 주세요. 예) 32,000,000 또는 3,200만',
    });
    expect(Object.keys(inProject({ budgetCash: ['5'] })).toSorted()).toEqual(['budgetCash', 'totalKrw']);
  });

  it('refuses text that is no day, and each day out of the period of the notice', () => {
    const message = '수행기간은 2027. 2. 1.부터 2027. 11. 30.까지 안에서 입력해 주세요.';

    expect(inProject({ performFrom: '내년 봄', performTo: '2027-02-30' })).toEqual({
      performFrom: '날짜를 2026. 12. 3.과 같이 입력해 주세요.',
      performTo: '날짜를 2026. 12. 3.과 같이 입력해 주세요.',
    });
    expect(inProject({ performFrom: '2028-01-01' })).toEqual({ performFrom: message });
    expect(inProject({ performFrom: '2027-01-31', performTo: '2027-12-01' })).toEqual({
      performFrom: message,
      performTo: message,
    });
    expect(inProject({ performFrom: '2027-05-02', performTo: '2027-05-01' })).toEqual({
      performTo: '종료일은 시작일 이후여야 합니다.',
    });
  });
});

describe('adviceForm', () => {
  it('refuses a wished day that is no day, has passed, or is there twice', () => {
    const inAdvice = (wishDates: readonly string[]) => findOwn(adviceForm('2026-12-01'), { wishDates });

    expect(inAdvice(['2026-12-01', '', ''])).toEqual({});
    expect(inAdvice(['2026-12-09', '내일 오후', '2026-11-30'])).toEqual({
      'wishDates.1': '날짜를 2026. 12. 3.과 같이 입력해 주세요.',
      'wishDates.2': '희망일은 오늘 이후로 입력해 주세요.',
    });
    expect(inAdvice(['2026-12-09', '', '2026-12-09'])).toEqual({
      'wishDates.2': '희망일은 서로 다른 날로 입력해 주세요.',
    });
  });
});

describe('names of persons', () => {
  it.each(['한가람', '한가람, 이솔', '한가람 외 1명', 'Anna-Lena Weiß', '林美咲'])('accept %s', (ceoNm) => {
    expect(findOwn(supportForm({ limitKrw: null }), { ceoNm })).toEqual({});
  });

  it.each([
    ['한가람，\u200b 이솔', '한가람, 이솔'],
    ['Seán O´Brien', "Seán O'Brien"],
    ['馬克‧吐溫\u200d', '馬克·吐溫'],
  ])('keep %s with common signs', (typed, kept) => {
    expect(z.parse(supportForm({ limitKrw: null }).def.shape.ceoNm, typed)).toBe(kept);
    expect(z.parse(projectForm(rule).def.shape.ceoNm, typed)).toBe(kept);
    expect(z.parse(projectForm(rule).def.shape.personNm, [typed])).toEqual([kept]);
  });

  it.each(['한가람🙂', '🙂', '한가람, 🙂', '1234'])('refuse %s', (ceoNm) => {
    expect(findOwn(supportForm({ limitKrw: null }), { ceoNm })).toEqual({
      ceoNm: '대표자는 이름을 한글·영문·한자·가나로 입력해 주세요.',
    });
  });

  it('refuse signs in the name of a professor', () => {
    expect(inProject({ professorNm: '문서율 · 해솔대학교(1캠퍼스)' })).toEqual({});
    expect(inProject({ professorNm: '문서율🙂' })).toHaveProperty('professorNm');
  });
});
