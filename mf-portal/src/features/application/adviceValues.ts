import type { FormHandle } from '@haesol/remote/form';
import { type Applicant, type CompanyValues, toCompanyValues } from './applicationTypes.ts';

/** What the form of advice holds. */
export interface AdviceValues extends CompanyValues {
  readonly industryCd: string;
  readonly techField: readonly string[];
  readonly title: string;
  readonly problem: string;
  readonly wish: string;
  readonly modeCd: string;
  readonly wishDates: readonly string[];
  readonly advisorUid: string;
  readonly ndaYn: string;
}

export type AdviceFormHandle = FormHandle<AdviceValues>;

/** @param advisorUid whom the reader has chosen */
export function toAdviceValues(member: Applicant, advisorUid = ''): AdviceValues {
  return {
    ...toCompanyValues(member),
    industryCd: member.affiliation.industryCd ?? '',
    techField: ['', ''],
    title: '',
    problem: '',
    wish: '',
    modeCd: '',
    wishDates: ['', '', ''],
    advisorUid,
    ndaYn: '',
  };
}
