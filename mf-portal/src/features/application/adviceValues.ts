import { type AdviceFieldValues, listAdviceFields } from '@haesol/contracts/learn';
import type { FormHandle } from '@haesol/remote/form';
import { type Applicant, type CompanyValues, toCompanyValues } from './applicationTypes.ts';

/** Values of the advice form. */
export type AdviceValues = AdviceFieldValues & CompanyValues;
export type AdviceFormHandle = FormHandle<AdviceValues>;

const blanks: Readonly<Record<string, readonly string[]>> = { codes: ['', ''], dates: ['', '', ''] };

/** @param advisorUid adviser that the reader has chosen */
export const toAdviceValues = (member: Applicant, advisorUid = ''): AdviceValues => ({
  ...toCompanyValues(member),
  // The table of the fields determines the type of each value by its kind of input.
  ...(Object.fromEntries(
    listAdviceFields().map(({ name, input }) => [name, blanks[input] ?? '']),
  ) as AdviceFieldValues),
  industryCd: member.affiliation.industryCd ?? '',
  advisorUid,
});
