import {
  type Code,
  divideKoreanPhone,
  type EndpointData,
  type EndpointInput,
  type Terms,
  toMailAddress,
} from '@haesol/contracts/common';
import {
  type ConsentCode,
  checkNewPassword,
  collegeChoice,
  consents,
  hasNeededConsents,
  type JoinClass,
  join,
  joinClasses,
  type SocialProviderName,
} from '@haesol/contracts/identity';
import type { PhoneParts } from '@haesol/kit';
import * as z from 'zod/mini';
import type { SentCode } from '#calls/mailCode';
import { paths } from '#paths';
import { noPhone, phoneNames, toPhoneBody } from '#rules/phone';

export type JoinedMember = EndpointData<typeof join>;

/** Fields of the last step that survive a reload, in the order of the form. */
export interface InfoDraft {
  readonly name: string;
  readonly tel: PhoneParts;
  readonly companyNm: string;
  readonly bizNo: string;
  /** Country of the company; empty for another country that is still to be chosen. */
  readonly countryCd: string;
  readonly scaleCd: string;
  readonly industryCd: string;
  readonly position: string;
  readonly collegeCd: string;
  readonly deptCd: string;
  readonly studentNo: string;
  readonly grade: string;
  readonly statusCd: string;
  readonly staffNo: string;
  readonly affiliation: string;
}

const emptyInfo: InfoDraft = {
  name: '',
  tel: noPhone,
  companyNm: '',
  bizNo: '',
  countryCd: 'KR',
  scaleCd: '',
  industryCd: '',
  position: '',
  collegeCd: '',
  deptCd: '',
  studentNo: '',
  grade: '',
  statusCd: 'ENROLLED',
  staffNo: '',
  affiliation: '',
};

export interface JoinDraft extends InfoDraft {
  readonly agreed: readonly ConsentCode[];
  readonly memberClass: JoinClass | '';
  readonly email: string;
  /** Page from which the person came to sign up; empty for none. */
  readonly next: string;
  /** Social account of the sign-up, if any. */
  readonly provider: SocialProviderName | '';
  /** Survives a reload: phones discard a page while the mail app is open. */
  readonly sent?: SentCode | undefined;
}

export const emptyDraft: JoinDraft = { ...emptyInfo, agreed: [], memberClass: '', email: '', next: '', provider: '' };

function parseSent(value: unknown): SentCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, expiresAt, resendAt } = value as Record<string, unknown>;
  if (typeof email !== 'string' || typeof expiresAt !== 'number' || typeof resendAt !== 'number') return undefined;
  return { email, expiresAt, resendAt };
}

/** Parses a stored draft; values of another type are dropped. */
export function parseDraft(stored: unknown): JoinDraft {
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const values = stored as Record<string, unknown>;
  const texts = Object.fromEntries(
    Object.entries(emptyDraft).flatMap(([key, initial]) =>
      typeof initial === 'string' && typeof values[key] === 'string' ? [[key, values[key]]] : [],
    ),
  );
  const tel = Array.isArray(values.tel) ? values.tel.map(String) : [];
  const agreed = Array.isArray(values.agreed) ? values.agreed : [];
  const draft = { ...emptyDraft, ...texts } as JoinDraft;
  const sent = parseSent(values.sent);
  return {
    ...draft,
    memberClass: joinClasses.find((name) => name === draft.memberClass) ?? '',
    tel: [tel[0] ?? '', tel[1] ?? '', tel[2] ?? ''],
    agreed: consents.map(({ code }) => code).filter((code) => agreed.includes(code)),
    ...(sent !== undefined && { sent }),
  };
}

/** Returns true if the mailbox proves that the person studies or works at the university. */
export const isUniversityMail = (email: string, host: string): boolean => toMailAddress(email).endsWith(`@${host}`);

export type JoinStep = 'terms' | 'class' | 'email' | 'info';
export const joinSteps = ['terms', 'class', 'email', 'info'] as const;

interface Progress {
  readonly draft: JoinDraft;
  readonly isProven: boolean;
}

/** Returns the step to redirect to if an earlier one is incomplete; undefined: it may be shown. */
export function findMissingStep(step: JoinStep | 'code', { draft, isProven }: Progress): string | undefined {
  if (step === 'terms') return undefined;
  if (!hasNeededConsents(draft.agreed)) return paths.join;
  if (step === 'class') return undefined;
  if (draft.memberClass === '') return paths.joinClass;
  if (step === 'email' || step === 'code') return undefined;
  return isProven ? undefined : paths.joinEmail;
}

/** Fields of the last step. */
export interface InfoValues extends InfoDraft {
  readonly password: string;
  readonly passwordConfirm: string;
  /** Uid of the uploaded picture; empty without one. */
  readonly profileFileUid: string;
}

export const emptyInfoValues: InfoValues = { password: '', passwordConfirm: '', ...emptyInfo, profileFileUid: '' };

/** Returns the part of a draft for the last step. */
export function toInfoDraft(draft: InfoDraft): InfoDraft {
  const names = Object.keys(emptyInfo) as (keyof InfoDraft)[];
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as unknown as InfoDraft;
}

/** Returns true if a field of the last step has input. */
export const hasTyped = (draft: InfoDraft): boolean => JSON.stringify(toInfoDraft(draft)) !== JSON.stringify(emptyInfo);

/** Fields of the contract with another name on the page. */
export const infoNames = {
  ...phoneNames,
  'company.nm': 'companyNm',
  'company.bizNo': 'bizNo',
  'company.countryCd': 'countryCd',
  'company.scaleCd': 'scaleCd',
  'company.industryCd': 'industryCd',
  'company.position': 'position',
  'student.deptCd': 'deptCd',
  'student.studentNo': 'studentNo',
  'student.grade': 'grade',
  'student.statusCd': 'statusCd',
  'staff.deptCd': 'deptCd',
  'staff.staffNo': 'staffNo',
} as const;

const infoFields = z.safeExtend(join.body, { collegeCd: z.optional(collegeChoice) });

/** Schema of the sign-up, with fields that only the page has. @param email whose name must not be in the password */
export const toInfoSchema = (email: string) => infoFields.check(checkNewPassword('password', email));

type JoinBody = EndpointInput<typeof join>['body'];

/** Decisions before the last step. */
export interface JoinBasis extends Pick<JoinDraft, 'agreed' | 'memberClass'> {
  readonly snsTicket: string | undefined;
}

function toAgrees(agreed: readonly ConsentCode[], terms: readonly Terms[]): JoinBody['agrees'] {
  return consents.map(({ code, terms: document }) => ({
    code,
    version: terms.find((item) => item.code === document)?.version ?? '',
    yn: agreed.includes(code) ? 'Y' : 'N',
  }));
}

/** Creates the body of the sign-up. @throws without a chosen class of member */
export function toJoinBody(
  values: InfoValues,
  { memberClass, agreed, snsTicket }: JoinBasis,
  terms: readonly Terms[],
): JoinBody {
  if (memberClass === '') throw new Error('A class was not chosen.');
  const { password, passwordConfirm } = values;
  return {
    ...(snsTicket !== undefined ? { snsTicket } : { password, passwordConfirm }),
    memberClass,
    name: values.name,
    ...toPhoneBody(values.tel),
    ...(memberClass === 'COMPANY' && {
      company: {
        nm: values.companyNm,
        ...(values.countryCd === 'KR' ? { bizNo: values.bizNo } : { countryCd: values.countryCd }),
        scaleCd: values.scaleCd,
        industryCd: values.industryCd,
        position: values.position.trim(),
      },
    }),
    ...(memberClass === 'STUDENT' && {
      student: {
        deptCd: values.deptCd,
        studentNo: values.studentNo,
        statusCd: values.statusCd as 'ENROLLED',
        ...(values.grade !== '' && { grade: Number(values.grade) }),
      },
    }),
    ...(memberClass === 'FACULTY' && { staff: { deptCd: values.deptCd, staffNo: values.staffNo } }),
    ...(memberClass === 'GENERAL' && values.affiliation.trim() !== '' && { affiliation: values.affiliation.trim() }),
    ...(values.profileFileUid !== '' && { profileFileUid: values.profileFileUid }),
    agrees: toAgrees(agreed, terms),
  };
}

/** Parses a mobile number of a provider (`010-1234-5678`, `+82 10-1234-5678`); undefined for other texts. */
export function toPhoneParts(text: string): PhoneParts | undefined {
  const parts = divideKoreanPhone(text);
  return parts !== undefined && /^01[016789]$/.test(parts[0]) ? parts : undefined;
}

export const listColleges = (codes: readonly Code[]): readonly Code[] =>
  codes.filter(({ upperCode }) => upperCode === null);
export const listDepartments = (codes: readonly Code[], collegeCd: string): readonly Code[] =>
  codes.filter(({ upperCode }) => upperCode !== null && upperCode === collegeCd);
