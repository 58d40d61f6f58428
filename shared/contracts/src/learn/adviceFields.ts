/** Kind of input of a field. */
type FieldInput =
  | { readonly input: 'line'; readonly max: number }
  | { readonly input: 'text'; readonly max: number; readonly rows: number }
  | { readonly input: 'cards' | 'choice'; readonly options: Readonly<Record<string, FieldOption>> }
  /** A code and a sub-code below it. */
  | { readonly input: 'codes'; readonly labels: readonly [wide: string, narrow: string] }
  /** Code of a group, an adviser, or dates in order of preference. */
  | { readonly input: 'advisor' | 'code' | 'dates' };

interface FieldOption {
  readonly label: string;
  readonly text?: string;
}

export type AdviceField = FieldInput & {
  readonly section: 'company' | 'problem' | 'way';
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
};

/**
 * Fields of the application for advice, in their order. The form, its review and the table of its values are generated from
 * them; `adviceForm` validates their values.
 */
export const adviceFields = {
  industryCd: { section: 'company', input: 'code', label: '업종' },
  techField: { section: 'problem', input: 'codes', label: '기술분야', labels: ['분야', '세부 분야'] },
  title: { section: 'problem', input: 'line', label: '애로기술 제목', max: 60 },
  problem: {
    section: 'problem',
    input: 'text',
    label: '현황 및 문제점',
    help: '언제부터, 어느 공정에서, 얼마나 자주 생기는지 적어 주세요.',
    max: 2_000,
    rows: 8,
  },
  wish: { section: 'problem', input: 'text', label: '희망 자문내용', max: 1_000, rows: 5 },
  modeCd: {
    section: 'way',
    input: 'cards',
    label: '희망 자문방식',
    options: {
      VISIT: { label: '방문', text: '위원이 현장을 찾아갑니다.' },
      ONLINE: { label: '온라인', text: '화상회의로 진행합니다.' },
      PAPER: { label: '서면', text: '자료를 보고 의견서를 드립니다.' },
    },
  },
  wishDates: {
    section: 'way',
    input: 'dates',
    label: '희망일',
    help: '가능한 날을 3순위까지 적어 주세요.',
    isOptional: true,
  },
  advisorUid: { section: 'way', input: 'advisor', label: '희망 위원', isOptional: true },
  ndaYn: {
    section: 'way',
    input: 'choice',
    label: '비밀유지 계약',
    help: '필요하면 자문 전에 위원과 계약서를 작성합니다.',
    options: { Y: { label: '필요합니다' }, N: { label: '필요하지 않습니다' } },
  },
} as const satisfies Readonly<Record<string, AdviceField>>;

export type AdviceFieldName = keyof typeof adviceFields;
/** Values of the fields. */
export type AdviceFieldValues = {
  readonly [K in AdviceFieldName]: (typeof adviceFields)[K]['input'] extends 'codes' | 'dates'
    ? readonly string[]
    : string;
};

export const listAdviceFields = (): readonly (AdviceField & { readonly name: AdviceFieldName })[] =>
  (Object.keys(adviceFields) as AdviceFieldName[]).map((name) => ({ ...adviceFields[name], name }));
