import {
  attractionGet,
  attractionList,
  codesList,
  codesNames,
  commentsList,
  contentsGet,
  type Endpoint,
  eduGet,
  eduList,
  equipmentGet,
  equipmentList,
  equipmentWeek,
  faqGet,
  faqList,
  joinCheckEmail,
  joinProof,
  mainBenefit,
  mainSearch,
  passList,
  postsGet,
  postsList,
  promotionGet,
  promotionList,
  qnaGet,
  qnaList,
  qnaSimilar,
  searchPopular,
  searchSuggest,
  snsProviders,
  termsGet,
  termsList,
  tourGet,
  tourList,
} from '@haesol/shared/contracts';

/** One public GET and its input; `from` is the list whose first entry gives it an identifier. */
export interface Check {
  readonly endpoint: Endpoint;
  readonly input?: CheckInput;
  readonly from?: Origin;
}

export interface CheckInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

interface Origin {
  readonly list: Endpoint;
  /** Field of a row of the list. */
  readonly field: string;
  /** Name of the parameter that takes it. */
  readonly param: string;
  readonly part: 'params' | 'query';
}

const first = (list: Endpoint, field: string, param: string, part: Origin['part'] = 'params'): Origin => ({
  list,
  field,
  param,
  part,
});

/** Every GET of the API that a visitor may call; a test compares it with the contracts. */
export const checks: readonly Check[] = [
  { endpoint: mainBenefit },
  { endpoint: mainSearch, input: { query: { searchKeyword: '장비' } } },
  { endpoint: searchPopular },
  { endpoint: searchSuggest, input: { query: { q: '장비' } } },
  { endpoint: postsList, input: { query: { board: 'NOTICE' } } },
  { endpoint: postsGet, from: first(postsList, 'postUid', 'id') },
  { endpoint: faqList },
  { endpoint: faqGet, from: first(faqList, 'faqUid', 'id') },
  { endpoint: qnaList },
  { endpoint: qnaGet, from: first(qnaList, 'qnaUid', 'qnaUid') },
  { endpoint: qnaSimilar, input: { query: { q: '장비 예약' } } },
  { endpoint: commentsList, input: { query: { refType: 'QNA' } }, from: first(qnaList, 'qnaUid', 'refUid', 'query') },
  { endpoint: eduList },
  { endpoint: eduGet, from: first(eduList, 'eduUid', 'eduUid') },
  { endpoint: equipmentList },
  { endpoint: equipmentWeek },
  { endpoint: equipmentGet, from: first(equipmentList, 'eqUid', 'eqUid') },
  { endpoint: contentsGet, input: { params: { menuKey: 'intro_intro' } } },
  { endpoint: termsList },
  { endpoint: termsGet, input: { params: { code: 'use' } } },
  { endpoint: codesList, input: { params: { group: 'GDS_TYCD' } } },
  { endpoint: codesNames, input: { params: { code: 'GDS_TYCD' } } },
  { endpoint: snsProviders },
  { endpoint: joinCheckEmail, input: { query: { email: 'nobody@haesol.example' } } },
  { endpoint: joinProof },
  { endpoint: attractionList },
  { endpoint: attractionGet, from: first(attractionList, 'gdsUid', 'id') },
  { endpoint: passList },
  { endpoint: promotionList },
  { endpoint: promotionGet, from: first(promotionList, 'id', 'id') },
  { endpoint: tourList },
  { endpoint: tourGet, from: first(tourList, 'tourUid', 'tourUid') },
];

/** Result of a check; `shape`: the answer does not fit the contract's schema. */
export type CheckState = 'ok' | 'failed' | 'shape' | 'skipped';

export interface CheckResult {
  readonly state: CheckState;
  /** Of the envelope; empty where nothing was asked. */
  readonly code: string;
  readonly ms: number;
}

/** Input of a check, from the first entry of the list that is not locked. @returns undefined when there is none */
export function toInput({ input, from }: Check, answer: unknown): CheckInput | undefined {
  if (from === undefined) return input ?? {};
  const { list = [] } = answer as { list?: readonly Readonly<Record<string, unknown>>[] };
  const row = list.find(({ lockedYn }) => lockedYn !== 'Y');
  const value = row?.[from.field];
  if (typeof value !== 'string') return undefined;
  return { ...input, [from.part]: { ...input?.[from.part], [from.param]: value } };
}
