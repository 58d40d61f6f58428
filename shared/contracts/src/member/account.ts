import * as z from 'zod/mini';
import { email, instant, pageQuery, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { contentLang } from '../common/values.ts';
import {
  affiliationText,
  checkPhone,
  checkTogether,
  departmentChoice,
  findDifference,
  memberLimits,
  newMemberName,
  passwordInput,
  phoneParts,
  positionText,
  repeatedPassword,
  scaleChoice,
  ticket,
} from '../identity/member.ts';
import { myPage } from './mypage.ts';

export const changePassword = defineEndpoint({
  name: 'mypage.changePassword',
  method: 'POST',
  path: '/api/v1/mypage/change-password',
  access: 'member',
  language: 'content',
  summary: 'Sets a new password and ends every session of the member.',
  body: z
    .strictObject({
      currentPassword: z.optional(z.string().check(z.maxLength(256))),
      newPassword: passwordInput('새 비밀번호를 입력해 주세요.'),
      newPasswordConfirm: repeatedPassword,
    })
    .check(
      checkTogether<{ newPassword: string; newPasswordConfirm: string }>((value) =>
        findDifference(value.newPassword, value.newPasswordConfirm, 'newPasswordConfirm'),
      ),
    ),
  response: z.object({ changedDt: instant }),
});

export const updateMyInfo = defineEndpoint({
  name: 'mypage.updateMyInfo',
  method: 'PATCH',
  path: '/api/v1/mypage/my-info/update',
  access: 'member',
  language: 'content',
  summary: 'Changes what is given; asks for the header x-reauth.',
  body: z
    .strictObject({
      name: z.optional(newMemberName),
      tel1: z.optional(phoneParts.tel1),
      tel2: z.optional(phoneParts.tel2),
      tel3: z.optional(phoneParts.tel3),
      email: z.optional(email),
      /** Proof of the new address. */
      certToken: z.optional(ticket),
      deptCd: z.optional(departmentChoice),
      affiliation: z.optional(affiliationText),
      position: z.optional(positionText),
      companyScaleCd: z.optional(scaleChoice),
      /** Null removes the picture. */
      profileFileUid: z.optional(z.nullable(uid)),
      agreeMail: z.optional(yn),
      agreeTravel: z.optional(yn),
      /** Consent to short messages about the member's applications and bookings. */
      agreeMessage: z.optional(yn),
    })
    .check(checkPhone),
  response: myPage,
});

export const chooseLanguage = defineEndpoint({
  name: 'mypage.language',
  method: 'PATCH',
  path: '/api/v1/mypage/language',
  access: 'member',
  language: 'none',
  summary: 'Stores the language that the member has chosen, for later sign-ins and for mails.',
  body: z.strictObject({ locale: contentLang }),
  response: z.object({ locale: contentLang }),
});

export const leaveReasons = ['RARELY', 'SERVICE', 'INCONVENIENT', 'PRIVACY', 'REJOIN', 'OTHER'] as const;

export const withdraw = defineEndpoint({
  name: 'mypage.signOut',
  method: 'PATCH',
  path: '/api/v1/mypage/sign-out',
  access: 'member',
  language: 'content',
  summary: 'Ends the membership and deletes personal data; asks for the header x-reauth.',
  body: z
    .strictObject({
      reasonCd: z.enum(leaveReasons, { error: '탈퇴 사유를 선택해 주세요.' }),
      reasonText: z.optional(
        memberText({
          max: memberLimits.leaveReason,
          tooLong: `탈퇴 사유는 ${memberLimits.leaveReason}자까지 입력할 수 있습니다.`,
        }),
      ),
      password: z.optional(z.string().check(z.maxLength(256))),
    })
    .check(
      checkTogether<{ reasonCd: string; reasonText?: string | undefined }>(({ reasonCd, reasonText }) =>
        reasonCd === 'OTHER' && (typeof reasonText !== 'string' || reasonText.trim() === '')
          ? [{ path: ['reasonText'], message: '탈퇴 사유를 입력해 주세요.' }]
          : [],
      ),
    ),
  response: z.object({ leftDt: instant }),
});

const loginEntry = z.object({
  at: instant,
  device: z.string(),
  /** Masked. */
  ip: z.nullable(z.string()),
  method: z.enum(['PASSWORD', 'naver', 'kakao', 'google']),
  okYn: yn,
});
export type LoginEntry = z.output<typeof loginEntry>;

export const listLogins = defineEndpoint({
  name: 'mypage.logins',
  method: 'GET',
  path: '/api/v1/mypage/logins',
  access: 'member',
  language: 'content',
  summary: 'Sign-ins of the member, newest first.',
  query: z.object({ ...pageQuery(5) }),
  response: listOf(loginEntry),
});

const agreeEntry = z.object({ code: z.string(), version: z.string(), yn, at: instant });
export type AgreeEntry = z.output<typeof agreeEntry>;

export const listAgrees = defineEndpoint({
  name: 'mypage.agrees',
  method: 'GET',
  path: '/api/v1/mypage/agrees',
  access: 'member',
  language: 'content',
  summary: 'Every answer of the member to terms and consents, newest first.',
  query: z.object({ ...pageQuery(20) }),
  response: listOf(agreeEntry),
});

export const exportMyData = defineEndpoint({
  name: 'mypage.export',
  method: 'POST',
  path: '/api/v1/mypage/export',
  access: 'member',
  language: 'content',
  summary: 'Mails a link to the data of the member that works once; asks for the header x-reauth.',
  response: z.object({ sentTo: z.string(), expireSec: z.int() }),
});
