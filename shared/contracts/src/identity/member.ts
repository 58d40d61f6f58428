import * as z from 'zod/mini';
import { digits, personName, withoutSeparators } from '../common/commonForm.ts';
import { memberText } from '../common/memberText.ts';
import { findPhoneFault, type PhoneBody } from '../common/phones.ts';
import { isStaffName } from '../common/staffNames.ts';
import { findBrokenPasswordRules, isBizNo, passwordLimits } from './memberRules.ts';

/** Classes that are open for sign-up. */
export const joinClasses = ['COMPANY', 'STUDENT', 'FACULTY', 'GENERAL'] as const;
export type JoinClass = (typeof joinClasses)[number];

export const socialProviders = ['naver', 'kakao', 'google'] as const;
/**
 * Providers that can be made to request their own password again. Google only lets people choose an account, which proves
 * nothing.
 */
export const reauthProviders: readonly (typeof socialProviders)[number][] = ['naver', 'kakao'];
export type SocialProviderName = (typeof socialProviders)[number];
export const socialProvider = z.enum(socialProviders);

const passwordRuleText = `영문·숫자·특수문자 중 3종류 이상 ${passwordLimits.min}자, 또는 2종류 이상 ${passwordLimits.twoKinds}자 이상으로 입력해 주세요.`;

/** Days within which staff confirm an affiliation; promised by pages and mails. */
const affiliationDays = [1, 2] as const;

/** Writes these days as a range in a language: `1~2`, `1–2`. */
export const toAffiliationDays = (locale = 'ko'): string =>
  new Intl.NumberFormat(locale).formatRange(...affiliationDays);

/** Lengths of member fields, in characters. */
export const memberLimits = { affiliation: 50, position: 50, leaveReason: 500, studentNo: 8, staffNo: 8 } as const;

/** Password as typed. @param empty message for an empty field */
export const passwordInput = (empty = '비밀번호를 입력해 주세요.') =>
  z
    .string({ error: empty })
    .check(z.minLength(1, { error: empty }), z.maxLength(256, { error: '비밀번호가 너무 깁니다.' }));
/** New password; rules that depend on the account are checked by {@link checkNewPassword}. */
export const newPassword = passwordInput();
/** Current password, required. */
export const currentPassword = passwordInput('현재 비밀번호를 입력해 주세요.');

const passwordsDiffer = '비밀번호가 일치하지 않습니다.';
const repeatMissing = '비밀번호를 한 번 더 입력해 주세요.';
/** Repetition of the new password. */
export const repeatedPassword = z.string({ error: repeatMissing }).check(z.minLength(1, { error: repeatMissing }));

/**
 * Check across several fields that also runs while single fields are invalid, so that a form shows all messages at once; a check with
 * `abort` in one of them prevents it.
 */
export const checkTogether = <T extends object>(
  find: (value: Partial<T>) => readonly { readonly path: readonly string[]; readonly message: string }[],
) =>
  z.check<T>(
    (payload) => {
      for (const { path, message } of find(payload.value)) {
        payload.issues.push({ code: 'custom', path: [...path], message, input: payload.value });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Returns the message for a second password that differs from the first; empty if they match. */
export function findDifference(first: unknown, second: unknown, field: string) {
  return first === second ? [] : [{ path: [field], message: passwordsDiffer }];
}

/**
 * Returns the message for the first rule that a new password breaks; undefined if it is valid.
 * @param words common passwords, if a larger list than the browser's is available
 */
export function toPasswordMessage(password: string, account: string, words?: ReadonlySet<string>): string | undefined {
  const [first] = findBrokenPasswordRules(password, account, words);
  switch (first) {
    case undefined:
      return undefined;
    case 'noId':
      return '비밀번호에 아이디를 넣을 수 없습니다.';
    case 'noSequence':
      return '같은 글자나 이어지는 글자를 4자 이상 쓸 수 없습니다.';
    case 'notCommon':
      return '많이 쓰이는 비밀번호는 사용할 수 없습니다.';
    default:
      return passwordRuleText;
  }
}

export const memberName = personName(
  '이름을 입력해 주세요.',
  '이름은 한글·영문·한자·가나로 2자에서 30자까지 입력해 주세요.',
  [2, 30],
);

/** Name that a member chooses; names that imitate staff are refused. */
export const newMemberName = memberName.check(
  z.refine((name) => !isStaffName(name), { error: '산학협력단이나 관리자로 보이는 이름은 사용할 수 없습니다.' }),
);

const phoneText = '휴대폰 번호가 올바르지 않습니다.';
const phonePart = (pattern: RegExp) => digits('휴대폰 번호를 입력해 주세요.', pattern, phoneText);
/**
 * Mobile number in three parts; spread into a body, with {@link checkPhone}. Of another country: the parts of E.164, the first
 * with `+`.
 */
export const phoneParts = {
  tel1: phonePart(/^01[016789]$|^\+[1-9]\d{0,7}$/),
  tel2: phonePart(/^\d{1,4}$/),
  tel3: phonePart(/^\d{4}$/),
};

/** Checks that the parts are a number together. */
export const checkPhone = checkTogether<PhoneBody>(findPhoneFault);

/** Code selected from a list. */
export const codeOf = (empty: string) => z.string({ error: empty }).check(z.regex(/^[A-Z0-9_]{1,20}$/, empty));

/** Departments are grouped by college; only the department is sent. */
export const collegeChoice = codeOf('단과대학을 선택해 주세요.');
export const departmentChoice = codeOf('학과를 선택해 주세요.');
export const scaleChoice = codeOf('기업 규모를 선택해 주세요.');

const bizNoText = '사업자등록번호가 올바르지 않습니다.';
/** Business number: ten digits, with or without hyphens. */
export const bizNo = digits('사업자등록번호를 입력해 주세요.', /^\d{10}$/, bizNoText).check(
  z.refine((number) => number.length !== 10 || isBizNo(number), bizNoText),
);

/** Key of a company of another country, which has no business number: the country, and a hash of the name. */
export const foreignCompany = /^[A-Z]{2}-[0-9a-f]{10}$/;
/** Groups the digits of a business number, also while it is typed: `000-00-00000`. Other text, such as the key of a company abroad, is returned unchanged. */
export function toBizNoText(text: string): string {
  const number = withoutSeparators(text);
  if (!/^\d{1,10}$/.test(number)) return text;
  return [number.slice(0, 3), number.slice(3, 5), number.slice(5)].filter((part) => part !== '').join('-');
}

/** Business number, or the key of a company of another country. */
export const companyNo = z.union([z.string().check(z.regex(foreignCompany, { abort: true })), bizNo]);

const lineOf = (max: number, tooLong: string) => memberText({ max, tooLong, hasLines: false });

export const affiliationText = lineOf(
  memberLimits.affiliation,
  `소속은 ${memberLimits.affiliation}자까지 입력할 수 있습니다.`,
);
export const positionText = lineOf(memberLimits.position, `직위는 ${memberLimits.position}자까지 입력할 수 있습니다.`);

export const companyInput = z.strictObject({
  // Appears in mails to others: one line of plain text.
  nm: memberText({
    max: 100,
    empty: '기업명을 입력해 주세요.',
    tooLong: '기업명은 100자까지 입력할 수 있습니다.',
    hasLines: false,
  }),
  /** Of companies in Korea. */
  bizNo: z.optional(bizNo),
  /** Two letters (ISO 3166). @default 'KR' */
  countryCd: z.optional(codeOf('국가를 선택해 주세요.')),
  scaleCd: scaleChoice,
  industryCd: codeOf('업종을 선택해 주세요.'),
  position: z.optional(positionText),
});

export const studentStatuses = ['ENROLLED', 'LEAVE', 'DEFERRED'] as const;
const studentNoText = `학번 ${memberLimits.studentNo}자리를 입력해 주세요.`;
const staffNoText = `교직원번호는 숫자 6~${memberLimits.staffNo}자리입니다.`;

export const studentInput = z.strictObject({
  deptCd: departmentChoice,
  studentNo: digits('학번을 입력해 주세요.', new RegExp(`^\\d{${memberLimits.studentNo}}$`), studentNoText),
  grade: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  statusCd: z.optional(z.enum(studentStatuses)),
});

export const staffInput = z.strictObject({
  deptCd: departmentChoice,
  staffNo: digits('교직원번호를 입력해 주세요.', new RegExp(`^\\d{6,${memberLimits.staffNo}}$`), staffNoText),
});

/** Checks the rules of a new password that depend on the account, with the message at its field. */
export const checkNewPassword = <T extends object>(field: keyof T & string, account: string) =>
  checkTogether<T>((value) => {
    const password: unknown = value[field];
    const message = typeof password === 'string' ? toPasswordMessage(password, account) : undefined;
    return message === undefined ? [] : [{ path: [field], message }];
  });

/** Consents of sign-up in their order; `terms` is the document to agree to. */
export const consents = [
  { code: 'AGE14', terms: null, required: true },
  { code: 'USE', terms: 'USE', required: true },
  { code: 'JOIN_PRIVACY', terms: 'JOIN_PRIVACY', required: true },
  { code: 'MARKETING_MAIL', terms: 'MARKETING', required: false },
  { code: 'MARKETING_TRAVEL', terms: 'MARKETING', required: false },
] as const;
/** Consent to messages (알림톡, SMS), given on the profile page. */
export const messageConsent = 'SERVICE_MESSAGE';
export type ConsentCode = (typeof consents)[number]['code'];

/** Secret that one endpoint issues and another one redeems. */
export const ticket = z.string().check(z.minLength(1), z.maxLength(200));

const certPurposes = ['JOIN', 'EMAIL', 'SNS', 'FIND', 'REAUTH', 'GUEST'] as const;
export const certPurpose = z.enum(certPurposes);
export type CertPurpose = z.output<typeof certPurpose>;
