import { type EndpointData, toPhoneText } from '@haesol/contracts/common';
import { foreignCompany, type sessions, toBizNoText } from '@haesol/contracts/identity';
import type { getMyPage, listAgrees } from '@haesol/contracts/member';

export type MyPage = EndpointData<typeof getMyPage>;
export type Session = EndpointData<typeof sessions>['list'][number];
export type ConsentEntry = EndpointData<typeof listAgrees>['list'][number];

/** Names of codes by group; empty while a group is loading. */
export type CodeNames = Readonly<
  Record<'DEPT' | 'INDUSTRY' | 'MBR_CLS' | 'NATION' | 'SCALE', Readonly<Record<string, string>>>
>;

/** Formats `010-1234-5678`, `+819012345678`; undefined if a part is missing. */
export function toPhone({ tel1, tel2, tel3 }: MyPage['tel']): string | undefined {
  return tel1 && tel2 && tel3 ? toPhoneText([tel1, tel2, tel3]) : undefined;
}

/** Returns the country of a company abroad; null for companies in Korea. */
export const findCountry = (bizNo: string | null): string | null =>
  bizNo !== null && foreignCompany.test(bizNo) ? bizNo.slice(0, 2) : null;

type AffiliationField =
  | 'affiliation'
  | 'bizNo'
  | 'companyNm'
  | 'companyScaleCd'
  | 'country'
  | 'deptCd'
  | 'grade'
  | 'industryCd'
  | 'position'
  | 'staffNo'
  | 'studentNo';

export interface AffiliationFact {
  readonly field: AffiliationField;
  readonly value: string;
}

/** Lists the known affiliation of a person, in the order of the form; missing fields are omitted. */
export function listAffiliation(
  { affiliation: own }: Pick<MyPage, 'affiliation'>,
  names: CodeNames,
): AffiliationFact[] {
  const nameOf = (group: keyof CodeNames, code: string | null) => (code === null ? null : (names[group][code] ?? code));
  const country = findCountry(own.bizNo);
  const facts: readonly (readonly [AffiliationField, string | null])[] = [
    ['companyNm', own.companyNm],
    ['bizNo', own.bizNo === null || country !== null ? null : toBizNoText(own.bizNo)],
    ['country', nameOf('NATION', country)],
    ['companyScaleCd', nameOf('SCALE', own.companyScaleCd)],
    ['industryCd', nameOf('INDUSTRY', own.industryCd)],
    ['affiliation', own.affiliation],
    ['deptCd', nameOf('DEPT', own.deptCd)],
    ['position', own.position],
    ['studentNo', own.studentNo],
    ['grade', own.grade === null ? null : String(own.grade)],
    ['staffNo', own.staffNo],
  ];
  return facts.flatMap(([field, value]) => (value === null || value === '' ? [] : [{ field, value }]));
}

/** Sorts this device first, then by last use. */
export const sortSessions = (list: readonly Session[]): Session[] =>
  list.toSorted((a, b) => b.currentYn.localeCompare(a.currentYn) || b.lastDt.localeCompare(a.lastDt));

const newsConsents = ['MARKETING_MAIL', 'MARKETING_TRAVEL'] as const;
type NewsConsent = (typeof newsConsents)[number];
const askedEveryYears = 2;

/** Finds valid consents to news that were given two years ago or earlier. @param list newest first */
export function findAgedConsents(
  list: readonly ConsentEntry[],
  nowMs: number,
): { readonly code: NewsConsent; readonly at: string }[] {
  return newsConsents.flatMap((code) => {
    const newest = list.find((entry) => entry.code === code);
    if (newest?.yn !== 'Y') return [];
    const due = new Date(newest.at);
    due.setUTCFullYear(due.getUTCFullYear() + askedEveryYears);
    return due.getTime() <= nowMs ? [{ code, at: newest.at }] : [];
  });
}

/** Creates the same answer to several consents, as input of the call. */
export const toConsentBody = (codes: readonly NewsConsent[], yn: 'N' | 'Y') => ({
  ...(codes.includes('MARKETING_MAIL') && { agreeMail: yn }),
  ...(codes.includes('MARKETING_TRAVEL') && { agreeTravel: yn }),
});
