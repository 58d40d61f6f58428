import type { ApplyNoticeDetail } from '@haesol/contracts/learn';
import type { FormHandle } from '@haesol/remote/form';
import { type Applicant, type CompanyValues, toCompanyValues } from './applicationTypes.ts';

/** Values of the project form. */
export interface ProjectValues extends CompanyValues {
  readonly employees: string;
  readonly salesKrw: string;
  readonly title: string;
  readonly summary: string;
  readonly goal: string;
  readonly professorMode: string;
  readonly professorNm: string;
  readonly performFrom: string;
  readonly performTo: string;
  readonly totalKrw: string;
  readonly budgetNm: readonly string[];
  readonly budgetSupport: readonly string[];
  readonly budgetCash: readonly string[];
  readonly budgetKind: readonly string[];
  readonly personNm: readonly string[];
  readonly personOrg: readonly string[];
  readonly personRole: readonly string[];
  readonly personShare: readonly string[];
  readonly effect: string;
  readonly planUids: readonly string[];
}

const budgetNames = ['인건비', '재료비', '시험·분석비'];
const blanks = budgetNames.map(() => '');

/** Returns initial values: period and first rows come from the notice and the member. */
export const toProjectValues = (member: Applicant, notice: ApplyNoticeDetail): ProjectValues => ({
  ...toCompanyValues(member),
  employees: '',
  salesKrw: '',
  title: '',
  summary: '',
  goal: '',
  professorMode: '',
  professorNm: '',
  performFrom: notice.performFrom,
  performTo: notice.performTo,
  totalKrw: '',
  budgetNm: budgetNames,
  budgetSupport: blanks,
  budgetCash: blanks,
  budgetKind: blanks,
  personNm: [member.user_nm],
  personOrg: [member.affiliation.companyNm ?? ''],
  personRole: [''],
  personShare: [''],
  effect: '',
  planUids: [],
});

export type ProjectFormHandle = FormHandle<ProjectValues>;
