import * as z from 'zod/mini';
import { email, uid, yn } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  affiliationText,
  companyInput,
  consents,
  joinClasses,
  memberName,
  newPassword,
  phoneParts,
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

const joinBody = z
  .strictObject({
    certToken: z.optional(ticket),
    snsTicket: z.optional(ticket),
    memberClass: z.enum(joinClasses, { error: '회원 유형을 선택해 주세요.' }),
    password: z.optional(newPassword),
    passwordConfirm: z.optional(z.string()),
    name: memberName,
    ...phoneParts,
    company: z.optional(companyInput),
    student: z.optional(studentInput),
    staff: z.optional(staffInput),
    affiliation: z.optional(affiliationText),
    profileFileUid: z.optional(uid),
    agrees: z.array(z.strictObject({ code: z.string(), version: z.string(), yn })).check(z.maxLength(20)),
  })
  .check((payload) => {
    const { value } = payload;
    const add = (path: string[], message: string) => {
      payload.issues.push({ code: 'custom', path, message, input: value });
    };
    if (value.certToken === undefined && value.snsTicket === undefined) add(['certToken'], '이메일 인증을 해 주세요.');
    if (value.snsTicket === undefined) {
      if (value.password === undefined) add(['password'], '비밀번호를 입력해 주세요.');
      else if (value.password !== value.passwordConfirm) add(['passwordConfirm'], '비밀번호가 일치하지 않습니다.');
    }
    const { memberClass } = value;
    if (memberClass === 'COMPANY' && value.company === undefined) add(['company', 'nm'], '기업명을 입력해 주세요.');
    if (memberClass === 'STUDENT' && value.student === undefined) add(['student', 'deptCd'], '학과를 선택해 주세요.');
    if (memberClass === 'FACULTY' && value.staff === undefined) add(['staff', 'deptCd'], '학과를 선택해 주세요.');
    const agreed = new Set(value.agrees.filter((agree) => agree.yn === 'Y').map(({ code }) => code));
    if (consents.some(({ code, required }) => required && !agreed.has(code))) {
      add(['agrees'], '필수 약관에 동의해 주세요.');
    }
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
    /** `PENDING_CLASS` until somebody has confirmed where the member belongs. */
    state: z.enum(['ACTIVE', 'PENDING_CLASS']),
  }),
});
