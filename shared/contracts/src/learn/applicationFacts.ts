import { toPhoneText } from '../common/phones.ts';
import { toBizNoText } from '../identity/member.ts';
import { type AdviceField, type AdviceFieldName, listAdviceFields } from './adviceFields.ts';
import { sumAmounts } from './amounts.ts';
import type { ApplicationDetail } from './apply.ts';
import type { ApplicationValues, DraftKind } from './applyDrafts.ts';

/** Rows of an application with one entry each, e.g. the budget. */
export interface FactTable {
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** One submitted value of an application, as text with line breaks or as a table. */
export type ApplicationFact =
  | { readonly label: string; readonly text: string }
  | { readonly label: string; readonly table: FactTable };

interface Reading extends Pick<ApplicationDetail, 'codeNms' | 'refNm' | 'values'> {
  /** Formats `YYYY-MM-DD`. */
  formatDay(day: string): string;
}

export interface ShownField {
  readonly label: string;
  /** Fields of the form that it shows; none for the name of the notice or programme. */
  readonly names: readonly string[];
  read(reading: Reading): string | FactTable;
}

type Value = ApplicationValues[string] | undefined;

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');
const listOf = (value: Value): readonly string[] => (Array.isArray(value) ? value : []);
const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');

/** Formats digits as `12,000명`; other text, e.g. of an earlier form, stays. */
const withUnit = (text: string, unit: string): string =>
  /^\d+$/.test(text) ? `${Number(text).toLocaleString('en-US')}${unit}` : text;

const units = { won: '원', percent: '%' } as const;
interface Column {
  readonly name: string;
  readonly label: string;
  readonly unit?: keyof typeof units;
}

const shown = (label: string, names: readonly string[], read: ShownField['read']): ShownField => ({
  label,
  names,
  read,
});
/** Texts of one or several fields. */
const texts = (label: string, ...names: readonly string[]) =>
  shown(label, names, ({ values }) => filled(names.map((name) => textOf(values[name]))).join(' · '));
const number = (label: string, name: string, unit: string) =>
  shown(label, [name], ({ values }) => withUnit(textOf(values[name]), unit));

/** Returns the sums of the amounts as the last row. One row is its own sum, and other numbers, e.g. shares, have none. */
function listSums(columns: readonly Column[], rowCount: number, values: ApplicationValues): readonly string[][] {
  if (rowCount < 2 || columns.every(({ unit }) => unit !== 'won')) return [];
  const sums = columns.map(({ name, unit }) =>
    unit === 'won' ? withUnit(String(sumAmounts(listOf(values[name]))), units.won) : '',
  );
  return [['합계', ...sums.slice(1)]];
}

/** Lists with one entry per row; the first one has an entry for each. */
const table = (label: string, columns: readonly Column[]) =>
  shown(
    label,
    columns.map(({ name }) => name),
    ({ values }) => {
      const rows = listOf(values[columns[0]?.name ?? '']).map((_first, row) =>
        columns.map(({ name, unit }) => {
          const text = listOf(values[name])[row] ?? '';
          return unit === undefined ? text : withUnit(text, units[unit]);
        }),
      );
      return {
        columns: columns.map((column) => ({ label: column.label, isNumber: column.unit !== undefined })),
        rows: [...rows, ...listSums(columns, rows.length, values)],
      };
    },
  );

/** Labels of the course, notice or programme that an application is for. */
export const applicationRefLabels: Readonly<Record<DraftKind, string>> = {
  EDU: '과정',
  TECH: '사업',
  ASSN: '공고',
  COLLABO: '프로그램',
};
const ref = (kind: DraftKind) => shown(applicationRefLabels[kind], [], ({ refNm }) => refNm ?? '');

const applicantFields = [
  texts('신청자명', 'applicantNm'),
  texts('이메일', 'email'),
  shown('연락처', ['tel'], ({ values }) => toPhoneText(listOf(values.tel))),
  texts('소속', 'affiliation', 'position'),
];
const companyFields = [
  texts('기업명', 'companyNm'),
  shown('사업자등록번호', ['bizNo'], ({ values }) => toBizNoText(textOf(values.bizNo))),
  texts('대표자', 'ceoNm'),
];

function readAdvice(field: AdviceField, value: Value, { codeNms, formatDay }: Reading): string {
  switch (field.input) {
    case 'codes':
      return filled(listOf(value))
        .map((code) => codeNms[code] ?? code)
        .join(' > ');
    case 'dates':
      return listOf(value)
        .flatMap((day, at) => (day === '' ? [] : `${at + 1}순위 ${formatDay(day)}`))
        .join(' · ');
    case 'cards':
    case 'choice':
      return field.options[textOf(value)]?.label ?? '';
    default:
      return codeNms[textOf(value)] ?? textOf(value);
  }
}

const isOfSection =
  (section: AdviceField['section']) =>
  ({ name, section: own }: AdviceField & { readonly name: AdviceFieldName }) =>
    own === section && name !== 'title';
const listAdvice = (section: AdviceField['section']) =>
  listAdviceFields()
    .filter(isOfSection(section))
    .map((field) =>
      shown(field.label, [field.name], (reading) => readAdvice(field, reading.values[field.name], reading)),
    );

const period = shown('수행기간', ['performFrom', 'performTo'], ({ values, formatDay }) =>
  filled([textOf(values.performFrom), textOf(values.performTo)])
    .map(formatDay)
    .join('~'),
);
const professor = shown('책임교수', ['professorMode', 'professorNm'], ({ values }) =>
  values.professorMode === 'MATCH' ? '매칭 요청' : textOf(values.professorNm),
);

/** Submitted fields of each form in its order, after what it is for; its tables come last. Title, consents and files are shown elsewhere. */
export const applicationFields: Readonly<Record<DraftKind, readonly ShownField[]>> = {
  EDU: [ref('EDU'), ...applicantFields],
  TECH: [
    ref('TECH'),
    ...applicantFields,
    ...companyFields,
    ...listAdvice('company'),
    ...listAdvice('problem'),
    ...listAdvice('way'),
  ],
  ASSN: [
    ref('ASSN'),
    ...applicantFields,
    ...companyFields,
    number('종업원 수', 'employees', '명'),
    number('지난해 매출', 'salesKrw', '원'),
    texts('과제 요약', 'summary'),
    texts('목표 및 내용', 'goal'),
    period,
    texts('기대효과', 'effect'),
    professor,
    number('총사업비', 'totalKrw', '원'),
    table('사업비', [
      { name: 'budgetNm', label: '비목' },
      { name: 'budgetSupport', label: '지원금', unit: 'won' },
      { name: 'budgetCash', label: '기업 현금', unit: 'won' },
      { name: 'budgetKind', label: '기업 현물', unit: 'won' },
    ]),
    table('참여인력', [
      { name: 'personNm', label: '이름' },
      { name: 'personOrg', label: '소속·직위' },
      { name: 'personRole', label: '맡은 일' },
      { name: 'personShare', label: '참여율', unit: 'percent' },
    ]),
  ],
  COLLABO: [
    ref('COLLABO'),
    ...applicantFields,
    ...companyFields,
    texts('지원 희망 내용', 'wish'),
    texts('추진 일정', 'schedule'),
    texts('기대효과', 'effect'),
    table('소요 예산', [
      { name: 'budgetNm', label: '항목' },
      { name: 'budgetKrw', label: '금액', unit: 'won' },
    ]),
  ],
};

/** Lists what was submitted in the order of the form, without empty values. @param formatDay formats `YYYY-MM-DD` */
export function listApplicationFacts(
  { kind, refNm, values, codeNms }: Pick<ApplicationDetail, 'codeNms' | 'kind' | 'refNm' | 'values'>,
  formatDay: (day: string) => string,
): ApplicationFact[] {
  return applicationFields[kind].flatMap(({ label, read }): ApplicationFact[] => {
    const value = read({ refNm, values, codeNms, formatDay });
    if (typeof value === 'string') return value === '' ? [] : [{ label, text: value }];
    return value.rows.length === 0 ? [] : [{ label, table: value }];
  });
}
