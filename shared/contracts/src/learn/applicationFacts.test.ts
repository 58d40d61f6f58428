import * as z from 'zod/mini';
import { applicationFields, listApplicationFacts } from './applicationFacts.ts';
import { projectForm, supportForm } from './applicationForms.ts';

const formatDay = (day: string) => `<${day}>`;
const rule = { supportMax: 1, companySharePct: 1, cashSharePct: 1, performFrom: '2026-12-01', performTo: '2027-11-30' };
const applicant = { applicantNm: '한가람', tel: ['010', '0000', '1001'], affiliation: '누리정밀', position: '대표' };
const company = { companyNm: '누리정밀', bizNo: '0000100007', ceoNm: '한가람' };

describe('applicationFields', () => {
  it.each([
    ['ASSN', Object.keys(projectForm(rule).shape)],
    ['COLLABO', Object.keys(supportForm({ limitKrw: 1 }).shape)],
  ] as const)('shows every field of the form %s but title, consents and files', (kind, names) => {
    const shown = applicationFields[kind].flatMap(({ names: own }) => own);

    expect(shown.toSorted()).toEqual(names.filter((name) => !/^(title|agree.*|.*Uids)$/.test(name)).toSorted());
  });
});

describe('listApplicationFacts', () => {
  it('reads a joint project in the order of its form, with its notice, units, rows and their sums', () => {
    const values = {
      budgetNm: ['재료비', '시험비'],
      budgetSupport: ['18000000', '6000000'],
      budgetCash: ['4000000', '0'],
      budgetKind: ['0', '0'],
      performTo: '2027-11-30',
      performFrom: '2026-12-01',
      personNm: ['한가람'],
      personOrg: ['대표'],
      personRole: ['총괄'],
      personShare: ['20'],
      professorMode: 'MATCH',
      professorNm: '',
      employees: '1024',
      salesKrw: '',
      totalKrw: '28000000',
      goal: '첫 줄\n둘째 줄',
      ...company,
      ...applicant,
    };

    const facts = listApplicationFacts({ kind: 'ASSN', refNm: '2027년 공고', codeNms: {}, values }, formatDay);

    expect(facts.map((fact) => ('text' in fact ? [fact.label, fact.text] : [fact.label, fact.table.rows]))).toEqual([
      ['공고', '2027년 공고'],
      ['신청자명', '한가람'],
      ['연락처', '010-0000-1001'],
      ['소속', '누리정밀 · 대표'],
      ['기업명', '누리정밀'],
      ['사업자등록번호', '000-01-00007'],
      ['대표자', '한가람'],
      ['종업원 수', '1,024명'],
      ['목표 및 내용', '첫 줄\n둘째 줄'],
      ['수행기간', '<2026-12-01>~<2027-11-30>'],
      ['책임교수', '매칭 요청'],
      ['총사업비', '28,000,000원'],
      [
        '사업비',
        [
          ['재료비', '18,000,000원', '4,000,000원', '0원'],
          ['시험비', '6,000,000원', '0원', '0원'],
          ['합계', '24,000,000원', '4,000,000원', '0원'],
        ],
      ],
      ['참여인력', [['한가람', '대표', '총괄', '20%']]],
    ]);
  });

  it('sums up the costs of a programme in a last row, but repeats no single one', () => {
    const rowsOf = (budgetNm: string[], budgetKrw: string[]) =>
      listApplicationFacts(
        { kind: 'COLLABO', refNm: null, codeNms: {}, values: { budgetNm, budgetKrw } },
        formatDay,
      ).flatMap((fact) => ('table' in fact ? fact.table.rows : []));

    expect(rowsOf(['제작비', '시험비'], ['1000000', '250000'])).toEqual([
      ['제작비', '1,000,000원'],
      ['시험비', '250,000원'],
      ['합계', '1,250,000원'],
    ]);
    expect(rowsOf(['제작비'], ['1000000'])).toEqual([['제작비', '1,000,000원']]);
  });

  it('shows no sales of a company that has written none, and 0 of one that has', () => {
    const { salesKrw } = projectForm(rule).shape;
    const read = (typed: string) =>
      listApplicationFacts(
        { kind: 'ASSN', refNm: null, codeNms: {}, values: { salesKrw: z.parse(salesKrw, typed) } },
        formatDay,
      ).flatMap((fact) => ('text' in fact ? [fact.text] : []));

    expect(['', '0', '3,200'].map(read)).toEqual([[], ['0원'], ['3,200원']]);
    expect(z.safeParse(salesKrw, '많음').error?.issues[0]?.message).toMatch(/^금액/);
  });

  it('names the choices, codes and days of an application for advice, and its own wish', () => {
    const values = {
      techField: ['T20', 'T21'],
      wish: '방법을 알고 싶습니다.',
      modeCd: 'VISIT',
      wishDates: ['2026-12-09', '', '2026-12-11'],
      advisorUid: 'AD001',
      ndaYn: 'N',
    };
    const codeNms = { T20: '식품', T21: '건조', AD001: '한도윤' };

    expect(listApplicationFacts({ kind: 'TECH', refNm: null, codeNms, values }, formatDay)).toEqual([
      { label: '기술분야', text: '식품 > 건조' },
      { label: '희망 자문내용', text: '방법을 알고 싶습니다.' },
      { label: '희망 자문방식', text: '방문' },
      { label: '희망일', text: '1순위 <2026-12-09> · 3순위 <2026-12-11>' },
      { label: '희망 위원', text: '한도윤' },
      { label: '비밀유지 계약', text: '필요하지 않습니다' },
    ]);
    expect(listApplicationFacts({ kind: 'COLLABO', refNm: null, codeNms, values }, formatDay)).toEqual([
      { label: '지원 희망 내용', text: '방법을 알고 싶습니다.' },
    ]);
  });
});
