import {
  type Code,
  type ConsentCode,
  consents,
  type EndpointData,
  type EndpointInput,
  emailPattern,
  isBizNo,
  type JoinClass,
  type join,
  joinClasses,
  type SocialProviderName,
  type Terms,
  universityMailHost,
} from '@haesol/shared/contracts';
import type { PhoneParts } from '@haesol/shared/ui';
import type { SentCode } from '#calls/mailCode';
import { paths } from '#paths';

export type JoinedMember = EndpointData<typeof join>;

export interface JoinDraft {
  readonly agreed: readonly ConsentCode[];
  readonly memberClass: JoinClass | '';
  readonly email: string;
  readonly name: string;
  readonly tel: PhoneParts;
  readonly companyNm: string;
  readonly bizNo: string;
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
  /** The social account that is signed up with, if any. */
  readonly provider: SocialProviderName | '';
  /** Kept over a reload: phones drop a page while its reader is in the mail program. */
  readonly sent?: SentCode | undefined;
}

export const emptyDraft: JoinDraft = {
  agreed: [],
  memberClass: '',
  email: '',
  name: '',
  tel: ['', '', ''],
  companyNm: '',
  bizNo: '',
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
  provider: '',
};

function parseSent(value: unknown): SentCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { email, expiresAt, resendAt } = value as Record<string, unknown>;
  if (typeof email !== 'string' || typeof expiresAt !== 'number' || typeof resendAt !== 'number') return undefined;
  return { email, expiresAt, resendAt };
}

/** A draft as it was stored; whatever is not of its kind is left out. */
export function parseDraft(text: string | null): JoinDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // Another version wrote it.
    return emptyDraft;
  }
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

export const hasNeededConsents = (agreed: readonly ConsentCode[]): boolean =>
  consents.every(({ code, required }) => !required || agreed.includes(code));

/** An address as it is stored and compared. */
export const toAddress = (text: string): string => text.trim().toLowerCase();

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);

/** Whether the mailbox says by itself that the person studies or works at the university. */
export const isUniversityMail = (email: string): boolean =>
  email.trim().toLowerCase().endsWith(`@${universityMailHost}`);

export type JoinStep = 'terms' | 'class' | 'email' | 'info';
export const joinSteps = ['terms', 'class', 'email', 'info'] as const;

interface Progress {
  readonly draft: JoinDraft;
  readonly isProven: boolean;
}

/** Where a step page leads when what comes before it is missing; undefined: it may be shown. */
export function findMissingStep(step: JoinStep | 'code', { draft, isProven }: Progress): string | undefined {
  if (step === 'terms') return undefined;
  if (!hasNeededConsents(draft.agreed)) return paths.join;
  if (step === 'class') return undefined;
  if (draft.memberClass === '') return paths.joinClass;
  if (step === 'email' || step === 'code') return undefined;
  return isProven ? undefined : paths.joinEmail;
}

/** Fields of the last step in their order on the page, as the server names them. */
export function listFields(memberClass: JoinClass, hasPassword: boolean): readonly string[] {
  const ofClass: Readonly<Record<JoinClass, readonly string[]>> = {
    COMPANY: ['company.nm', 'company.bizNo', 'company.scaleCd', 'company.industryCd', 'company.position'],
    STUDENT: ['student.collegeCd', 'student.deptCd', 'student.studentNo', 'student.grade', 'student.statusCd'],
    FACULTY: ['staff.collegeCd', 'staff.deptCd', 'staff.staffNo'],
    GENERAL: ['affiliation'],
  };
  return [
    ...(hasPassword ? ['password', 'passwordConfirm'] : []),
    'name',
    'tel',
    ...ofClass[memberClass],
    'profileFileUid',
  ];
}

/** Keys of the messages for what is wrong, by field. */
export function checkInfo(draft: JoinDraft): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const check = (field: string, isRight: boolean, key: string) => {
    if (!isRight && errors[field] === undefined) errors[field] = key;
  };
  const name = draft.name.trim();
  check('name', name !== '', 'nameMissing');
  check('name', /^[가-힣a-zA-Z·' .-]{2,30}$/.test(name), 'nameFormat');
  check(
    'tel',
    draft.tel.some((part) => part !== ''),
    'phoneMissing',
  );
  const [tel1, tel2, tel3] = draft.tel;
  check('tel', /^01[016789]$/.test(tel1) && /^\d{3,4}$/.test(tel2) && /^\d{4}$/.test(tel3), 'phoneFormat');
  if (draft.memberClass === 'COMPANY') {
    check('company.nm', draft.companyNm.trim() !== '', 'companyMissing');
    check('company.bizNo', draft.bizNo !== '', 'bizNoMissing');
    check('company.bizNo', isBizNo(draft.bizNo.replaceAll(/\D/g, '')), 'bizNoFormat');
    check('company.scaleCd', draft.scaleCd !== '', 'scaleMissing');
    check('company.industryCd', draft.industryCd !== '', 'industryMissing');
  }
  if (draft.memberClass === 'STUDENT' || draft.memberClass === 'FACULTY') {
    const group = draft.memberClass === 'STUDENT' ? 'student' : 'staff';
    check(`${group}.collegeCd`, draft.collegeCd !== '', 'collegeMissing');
    check(`${group}.deptCd`, draft.deptCd !== '', 'deptMissing');
  }
  if (draft.memberClass === 'STUDENT') check('student.studentNo', /^\d{8}$/.test(draft.studentNo), 'studentNoFormat');
  if (draft.memberClass === 'FACULTY') check('staff.staffNo', /^\d{6,8}$/.test(draft.staffNo), 'staffNoFormat');
  return errors;
}

/** The three parts of a number are one field here. */
export function toFormField(field: string): string {
  return /^tel[123]$/.test(field) ? 'tel' : field;
}

type JoinBody = EndpointInput<typeof join>['body'];

interface Proof {
  readonly certToken?: string | undefined;
  readonly snsTicket?: string | undefined;
  readonly password: string;
  readonly passwordConfirm: string;
  readonly picture?: { readonly fileUid: string } | undefined;
}

function toAgrees(agreed: readonly ConsentCode[], terms: readonly Terms[]): JoinBody['agrees'] {
  return consents.map(({ code, terms: document }) => ({
    code,
    version: terms.find((item) => item.code === document)?.version ?? '',
    yn: agreed.includes(code) ? 'Y' : 'N',
  }));
}

export function toJoinBody(draft: JoinDraft, proof: Proof, terms: readonly Terms[]): JoinBody {
  const { memberClass } = draft;
  if (memberClass === '') throw new Error('A class was not chosen.');
  const [tel1, tel2, tel3] = draft.tel;
  return {
    ...(proof.certToken !== undefined && { certToken: proof.certToken }),
    ...(proof.snsTicket !== undefined
      ? { snsTicket: proof.snsTicket }
      : { password: proof.password, passwordConfirm: proof.passwordConfirm }),
    memberClass,
    name: draft.name,
    tel1,
    tel2,
    tel3,
    ...(memberClass === 'COMPANY' && {
      company: {
        nm: draft.companyNm,
        bizNo: draft.bizNo,
        scaleCd: draft.scaleCd,
        industryCd: draft.industryCd,
        position: draft.position.trim(),
      },
    }),
    ...(memberClass === 'STUDENT' && {
      student: {
        deptCd: draft.deptCd,
        studentNo: draft.studentNo,
        statusCd: draft.statusCd as 'ENROLLED',
        ...(draft.grade !== '' && { grade: Number(draft.grade) }),
      },
    }),
    ...(memberClass === 'FACULTY' && { staff: { deptCd: draft.deptCd, staffNo: draft.staffNo } }),
    ...(memberClass === 'GENERAL' && draft.affiliation.trim() !== '' && { affiliation: draft.affiliation.trim() }),
    ...(proof.picture !== undefined && { profileFileUid: proof.picture.fileUid }),
    agrees: toAgrees(draft.agreed, terms),
  };
}

/** A mobile number as providers write it (`010-1234-5678`, `+82 10-1234-5678`); undefined for another text. */
export function toPhoneParts(text: string): PhoneParts | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^82(?=1)/, '0');
  const [, first, middle, last] = /^(01[016789])(\d{3,4})(\d{4})$/.exec(digits) ?? [];
  return first !== undefined && middle !== undefined && last !== undefined ? [first, middle, last] : undefined;
}

/** `000-90-00010` as far as it is typed. */
export function toBizNoText(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

export const listColleges = (codes: readonly Code[]): readonly Code[] =>
  codes.filter(({ upperCode }) => upperCode === null);
export const listDepartments = (codes: readonly Code[], collegeCd: string): readonly Code[] =>
  codes.filter(({ upperCode }) => upperCode !== null && upperCode === collegeCd);
