import {
  commentsList,
  faqGet,
  faqList,
  postsGet,
  postsList,
  qnaGet,
  qnaList,
  qnaSimilar,
  sharingGet,
  sharingList,
} from '@haesol/contracts/board';
import {
  codesList,
  codesNames,
  contentsGet,
  type Endpoint,
  errorCodes,
  termsGet,
  termsList,
} from '@haesol/contracts/common';
import { joinCheckEmail, joinProof, snsProviders } from '@haesol/contracts/identity';
import { equipmentCalendar, equipmentGet, equipmentList, equipmentSlots, equipmentWeek } from '@haesol/contracts/lab';
import {
  advisorsList,
  applyNoticeGet,
  applyNotices,
  applyProgramGet,
  applyPrograms,
  certificateGet,
  eduCalendar,
  eduGet,
  eduList,
} from '@haesol/contracts/learn';
import { mainBenefit, mainFacts, mainSearch, searchPopular, searchSuggest } from '@haesol/contracts/member';
import {
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMapStyle,
  attractionMarkers,
  directionList,
  exchangeRates,
  feedList,
  goodsInfoGet,
  liveChatGet,
  passGet,
  passList,
  promotionGet,
  promotionList,
  reviewList,
  sharedPlanGet,
  tourAttractionGet,
  tourGet,
  tourList,
  travelInfoGet,
  travelInfoList,
} from '@haesol/contracts/travel';

/** Public GET with its input; `from` is the list whose first entry provides an identifier. */
export interface Check {
  readonly endpoint: Endpoint;
  readonly input?: CheckInput;
  readonly from?: Origin;
  /** Expected code. @default "200" */
  readonly code?: string;
}

export interface CheckInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

interface Origin {
  readonly list: Endpoint;
  /** Field of a list's row. */
  readonly field: string;
  /** Key of the query for its value. @default the parameter of the endpoint's path */
  readonly key?: string;
}

const first = (list: Endpoint, field: string, key?: string): Origin => ({ list, field, ...(key && { key }) });

/** All GETs of the API that a visitor may call; a test compares them with the contracts. */
export const checks: readonly Check[] = [
  { endpoint: mainBenefit },
  { endpoint: mainFacts },
  { endpoint: mainSearch, input: { query: { searchKeyword: '장비' } } },
  { endpoint: searchPopular },
  { endpoint: searchSuggest, input: { query: { q: '장비' } } },
  { endpoint: postsList, input: { query: { board: 'NOTICE' } } },
  { endpoint: postsGet, from: first(postsList, 'postUid') },
  { endpoint: faqList },
  { endpoint: faqGet, from: first(faqList, 'faqUid') },
  { endpoint: qnaList },
  { endpoint: qnaGet, from: first(qnaList, 'qnaUid') },
  { endpoint: qnaSimilar, input: { query: { q: '장비 예약' } } },
  { endpoint: commentsList, input: { query: { refType: 'QNA' } }, from: first(qnaList, 'qnaUid', 'refUid') },
  { endpoint: eduList },
  { endpoint: eduCalendar, input: { params: { month: '2026-12' } } },
  { endpoint: eduGet, from: first(eduList, 'eduUid') },
  // Certificate numbers are known only to their holders: an invalid one must be refused.
  { endpoint: certificateGet, input: { params: { certNo: 'HS-0000-0000' } }, code: errorCodes.notFound },
  { endpoint: equipmentList },
  { endpoint: equipmentWeek },
  { endpoint: equipmentGet, from: first(equipmentList, 'eqUid') },
  { endpoint: equipmentCalendar, from: first(equipmentList, 'eqUid') },
  { endpoint: equipmentSlots, from: first(equipmentList, 'eqUid') },
  { endpoint: applyNotices },
  { endpoint: applyNoticeGet, from: first(applyNotices, 'noticeUid') },
  { endpoint: applyPrograms },
  { endpoint: applyProgramGet, from: first(applyPrograms, 'pgmUid') },
  { endpoint: advisorsList },
  { endpoint: sharingList },
  { endpoint: sharingGet, from: first(sharingList, 'shareUid') },
  { endpoint: contentsGet, input: { params: { menuKey: 'intro_intro' } } },
  { endpoint: termsList },
  { endpoint: termsGet, input: { params: { code: 'use' } } },
  { endpoint: codesList, input: { params: { group: 'GDS_TYCD' } } },
  { endpoint: codesNames, input: { params: { code: 'GDS_TYCD' } } },
  { endpoint: snsProviders },
  { endpoint: joinCheckEmail, input: { query: { email: 'nobody@haesol.example' } } },
  { endpoint: joinProof },
  { endpoint: attractionList },
  { endpoint: attractionGet, from: first(attractionList, 'gdsUid') },
  { endpoint: attractionCounts },
  { endpoint: attractionMarkers },
  { endpoint: attractionMapStyle },
  { endpoint: reviewList, from: first(attractionList, 'gdsUid', 'gdsUid') },
  { endpoint: exchangeRates },
  { endpoint: passList },
  { endpoint: passGet, from: first(passList, 'gdsDtlUid') },
  // No list has identifiers of options: an unknown one must be refused.
  { endpoint: goodsInfoGet, input: { query: { goodsDtlId: 'none' } }, code: errorCodes.notFound },
  { endpoint: promotionList },
  { endpoint: promotionGet, from: first(promotionList, 'id') },
  { endpoint: tourList },
  { endpoint: tourGet, from: first(tourList, 'tourUid') },
  // The keys of shared plans are in their links alone: an unknown one must be refused.
  { endpoint: sharedPlanGet, input: { params: { shareKey: 'none' } }, code: errorCodes.notFound },
  { endpoint: tourAttractionGet, from: first(attractionList, 'gdsUid') },
  { endpoint: feedList },
  { endpoint: travelInfoList },
  { endpoint: travelInfoGet, from: first(travelInfoList, 'id') },
  { endpoint: directionList },
  { endpoint: liveChatGet },
];

/** Result of a check; `shape`: the answer violates the contract's schema. */
export type CheckState = 'ok' | 'failed' | 'shape' | 'skipped';

export interface CheckResult {
  readonly state: CheckState;
  /** Code of the envelope; empty without a request. */
  readonly code: string;
  readonly ms: number;
}

/** Returns the input of a check, from the first unlocked entry of the list; undefined without one. */
export function toInput({ endpoint, input, from }: Check, answer: unknown): CheckInput | undefined {
  if (from === undefined) return input ?? {};
  const { list = [] } = answer as { list?: readonly Readonly<Record<string, unknown>>[] };
  const row = list.find(({ lockedYn }) => lockedYn !== 'Y');
  const value = row?.[from.field];
  if (typeof value !== 'string') return undefined;
  if (from.key !== undefined) return { ...input, query: { ...input?.query, [from.key]: value } };
  const [, param = ''] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  return { ...input, params: { ...input?.params, [param]: value } };
}
