import * as z from 'zod/mini';
import { email, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { findPhoneFault } from '../common/phones.ts';
import { fileRef } from '../common/values.ts';
import {
  affiliationText,
  checkTogether,
  companyInput,
  consents,
  findDifference,
  joinClasses,
  newMemberName,
  newPassword,
  phoneParts,
  repeatedPassword,
  staffInput,
  studentInput,
  ticket,
} from './member.ts';

export const joinCheckEmail = defineEndpoint({
  name: 'join.checkEmail',
  method: 'GET',
  path: '/api/v1/join/check-email',
  access: 'public',
  language: 'header',
  summary: 'Whether an address may sign up.',
  query: z.object({ email }),
  response: z.object({ usableYn: yn }),
});

const joinFields = z.strictObject({
  /** Proof of the verified mailbox; browsers send it as a cookie instead. */
  certToken: z.optional(ticket),
  snsTicket: z.optional(ticket),
  memberClass: z.enum(joinClasses, { error: '회원 유형을 선택해 주세요.' }),
  password: z.optional(newPassword),
  passwordConfirm: z.optional(repeatedPassword),
  name: newMemberName,
  ...phoneParts,
  company: z.optional(companyInput),
  student: z.optional(studentInput),
  staff: z.optional(staffInput),
  affiliation: z.optional(affiliationText),
  profileFileUid: z.optional(uid),
  agrees: z.array(z.strictObject({ code: z.string(), version: z.string(), yn })).check(z.maxLength(20)),
});
type JoinFields = z.output<typeof joinFields>;

/** Returns true if all required consents are given. @param codes accepted consents */
export const hasNeededConsents = (codes: readonly string[]): boolean =>
  consents.every(({ code, required }) => !required || codes.includes(code));

const consentMissing = '필수 약관에 동의해 주세요.';
/** First step of sign-up: accepted consents. */
export const joinConsents = z.object({
  agreed: z.array(z.string()).check(z.refine(hasNeededConsents, { error: consentMissing })),
});
/** Second step of sign-up: member class. */
export const joinClassChoice = z.object({ memberClass: joinFields.shape.memberClass });

/** Returns the accepted codes of an unvalidated value. */
function listAgreed(agrees: unknown): readonly string[] {
  const agreement = z.object({ code: z.string(), yn: z.literal('Y') });
  return (Array.isArray(agrees) ? agrees : []).flatMap((given: unknown) => {
    const { data } = z.safeParse(agreement, given);
    return data === undefined ? [] : [data.code];
  });
}

const joinBody = joinFields.check(
  checkTogether<JoinFields>(
    ({ memberClass, snsTicket, password, passwordConfirm, company, student, staff, agrees, ...phone }) => {
      const isAgreed = hasNeededConsents(listAgreed(agrees));
      return [
        ...(snsTicket !== undefined ? [] : findPasswordFaults(password, passwordConfirm)),
        ...(memberClass === 'COMPANY' && company === undefined
          ? [{ path: ['company', 'nm'], message: '기업명을 입력해 주세요.' }]
          : []),
        ...(company !== undefined && company.bizNo === undefined && (company.countryCd ?? 'KR') === 'KR'
          ? [{ path: ['company', 'bizNo'], message: '사업자등록번호를 입력해 주세요.' }]
          : []),
        ...(memberClass === 'STUDENT' && student === undefined
          ? [{ path: ['student', 'deptCd'], message: '학과를 선택해 주세요.' }]
          : []),
        ...(memberClass === 'FACULTY' && staff === undefined
          ? [{ path: ['staff', 'deptCd'], message: '학과를 선택해 주세요.' }]
          : []),
        ...findPhoneFault(phone),
        ...(isAgreed ? [] : [{ path: ['agrees'], message: consentMissing }]),
      ];
    },
  ),
);

function findPasswordFaults(password: string | undefined, passwordConfirm: string | undefined) {
  return password === undefined
    ? [{ path: ['password'], message: '비밀번호를 입력해 주세요.' }]
    : findDifference(password, passwordConfirm, 'passwordConfirm');
}

export const joinProof = defineEndpoint({
  name: 'join.proof',
  method: 'GET',
  path: '/api/v1/join/proof',
  access: 'public',
  language: 'header',
  summary: 'The mailbox that this browser has proven for signing up, by the cookie of `cert.check`.',
  /** Null without a proof, or if it is used or expired. */
  response: z.object({ email: z.nullable(z.string()) }),
});

/**
 * Multipart like `file.upload`: one profile picture of a person without an account. The cookie of the verified mailbox identifies
 * the person, or `joinProof` before the file: the ticket of a social account.
 */
export const joinPicture = defineEndpoint({
  name: 'join.picture',
  method: 'POST',
  path: '/api/v1/join/picture',
  access: 'public',
  language: 'none',
  response: listOf(fileRef),
  summary: 'Uploads the profile picture of a new member during sign-up.',
});

export const join = defineEndpoint({
  name: 'join.join',
  method: 'POST',
  path: '/api/v1/join',
  access: 'public',
  language: 'header',
  summary: 'Signs up with a proven e-mail address or a social account.',
  body: joinBody,
  response: z.object({
    memberUid: z.string(),
    user_nm: z.string(),
    memberClass: z.string(),
    email: z.string(),
    /** `PENDING_CLASS` until the member's affiliation is confirmed. */
    state: z.enum(['ACTIVE', 'PENDING_CLASS']),
  }),
});
