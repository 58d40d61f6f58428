import * as z from 'zod/mini';
import { email, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { telParts } from '../common/phones.ts';
import { date } from '../common/values.ts';
import { checkTogether, memberName } from '../identity/member.ts';

/** States of an enrolment: 신청완료 · 대기 · 자리 제안 · 수강확정 · 미선정 · 수강중 · 수료 · 미수료 · 신청취소. */
export const enrollStates = [
  'APPLIED',
  'WAITLIST',
  'OFFERED',
  'APPROVED',
  'REJECTED',
  'LEARNING',
  'COMPLETED',
  'INCOMPLETE',
  'CANCELLED',
] as const;
export type EnrollState = (typeof enrollStates)[number];

/** `SELF`: the member takes part · `PROXY`: the company's person in charge enrols colleagues. */
export const attendeeCodes = ['SELF', 'PROXY'] as const;
/** Proof of employment: the certificate of employment insurance, or a mail from the company's mailbox. */
export const employmentProofs = ['INSURANCE', 'MAIL'] as const;
export const enrollNeeds = ['WHEELCHAIR', 'CAPTION', 'MEAL'] as const;
export type EnrollNeed = (typeof enrollNeeds)[number];

/** `motive` and `needsText` in characters (grapheme clusters). */
export const enrollLimits = { motive: 300, needsText: 200, colleagues: 20, files: 3 } as const;

const optionalText = (name: string, max: number, hasLines = false) =>
  z._default(memberText({ max, tooLong: `${name} ${max}자까지 입력할 수 있습니다.`, hasLines }), '');

const uploads = z._default(
  z
    .array(uid)
    .check(z.maxLength(enrollLimits.files, { error: `파일은 최대 ${enrollLimits.files}개까지 첨부할 수 있습니다.` })),
  [],
);

const enrollShape = {
  agreePrivacy: z.literal(true, { error: '개인정보 수집·이용에 동의해 주세요.' }),
  attendeeCd: z.enum(attendeeCodes, { error: '참석자를 선택해 주세요.' }),
  /** Enrolled colleagues, for `PROXY`. */
  attendeeUids: z._default(
    z.array(uid).check(
      z.maxLength(enrollLimits.colleagues, {
        error: `한 번에 ${enrollLimits.colleagues}명까지 신청할 수 있습니다.`,
      }),
    ),
    [],
  ),
  applicantNm: memberName,
  email,
  tel: telParts,
  affiliation: memberText({
    max: 50,
    empty: '소속을 입력해 주세요.',
    tooLong: '소속은 50자까지 입력할 수 있습니다.',
    hasLines: false,
  }),
  position: optionalText('직위는', 50),
  motive: optionalText('참가 동기는', enrollLimits.motive, true),
  /** Required from company members; empty for the others. */
  proofCd: z._default(z.enum([...employmentProofs, ''], { error: '재직확인 방법을 선택해 주세요.' }), ''),
  /** Mailbox at the company, which staff ask for confirmation; for the proof `MAIL`. Absent in requests of earlier builds. */
  proofEmail: z.optional(z.string().check(z.maxLength(254, { error: '이메일 형식으로 입력해 주세요.' }))),
  needs: z._default(z.array(z.enum(enrollNeeds)).check(z.maxLength(enrollNeeds.length)), []),
  needsText: optionalText('그 밖의 요청은', enrollLimits.needsText),
  imageUids: uploads,
  fileUids: uploads,
  /** Draft whose files are used; it is deleted with the submission. */
  draftUid: z.optional(uid),
  /** Joins the waiting list if no seat is left. */
  waitYn: z._default(yn, 'N'),
};

type EnrollValues = z.output<z.ZodMiniObject<typeof enrollShape>>;

/** Messages for the mailbox of a proof by mail. */
function checkProofEmail(proofCd: unknown, proofEmail: unknown) {
  if (proofCd !== 'MAIL' || proofEmail === undefined) return [];
  if (typeof proofEmail !== 'string' || proofEmail.trim() === '')
    return [{ path: ['proofEmail'], message: '회사 메일 주소를 입력해 주세요.' }];
  const result = z.safeParse(email, proofEmail);
  return result.success ? [] : [{ path: ['proofEmail'], message: '이메일 형식으로 입력해 주세요.' }];
}

/** Application for a course, validated on the page and on the server. */
export const enrollForm = z
  .strictObject(enrollShape)
  .check(
    checkTogether<EnrollValues>(({ attendeeCd, attendeeUids, proofCd, proofEmail, fileUids }) => [
      ...checkProofEmail(proofCd, proofEmail),
      ...(attendeeCd === 'PROXY' && (attendeeUids ?? []).length === 0
        ? [{ path: ['attendeeUids'], message: '참석할 동료를 선택해 주세요.' }]
        : []),
      ...(proofCd === 'INSURANCE' && (fileUids ?? []).length === 0
        ? [{ path: ['fileUids'], message: '고용보험 가입확인서를 첨부해 주세요.' }]
        : []),
    ]),
  );
export type EnrollForm = z.output<typeof enrollForm>;

/** Application of a member whose class has to prove employment. */
export const employedEnrollForm = enrollForm.check(
  checkTogether<EnrollForm>(({ proofCd = '' }) =>
    proofCd === '' ? [{ path: ['proofCd'], message: '재직확인 방법을 선택해 주세요.' }] : [],
  ),
);

/** Stored application; empty after the member has left. */
export type EnrollPayload = Partial<
  Pick<
    EnrollForm,
    | 'applicantNm'
    | 'email'
    | 'tel'
    | 'affiliation'
    | 'position'
    | 'motive'
    | 'proofCd'
    | 'proofEmail'
    | 'needs'
    | 'needsText'
  >
>;

export const enrolment = z.object({
  aplUid: z.string(),
  aplNo: z.string(),
  attendeeNm: z.string(),
  state: z.enum(enrollStates),
  /** Position on the waiting list, from 1; null when not waiting. */
  waitNo: z.nullable(z.int()),
});

export const eduEnroll = defineEndpoint({
  name: 'edu.enroll',
  method: 'POST',
  path: '/api/v1/edu/{eduUid}/enroll',
  access: 'member',
  language: 'header',
  params: z.object({ eduUid: z.string() }),
  body: enrollForm,
  /** First entry of `list`, which for `PROXY` has one entry for each colleague. */
  response: z.extend(enrolment, { list: z.array(enrolment) }),
  summary:
    'Takes a seat of a course, or a place in its waiting list; `4401` outside of the application period, `4402` full with `{ waitYn }`, `4403` already, `4404` another class.',
});

export const eduColleagues = defineEndpoint({
  name: 'edu.colleagues',
  method: 'GET',
  path: '/api/v1/edu/{eduUid}/colleagues',
  access: 'member',
  language: 'header',
  params: z.object({ eduUid: z.string() }),
  response: z.object({
    /** The member is the company's person in charge. */
    inChargeYn: yn,
    list: z.array(
      z.object({
        memberUid: z.string(),
        name: z.string(),
        position: z.nullable(z.string()),
        /** State of their enrolment in this course. */
        state: z.nullable(z.enum(enrollStates)),
      }),
    ),
  }),
  summary: 'Lists colleagues that the company’s person in charge may enrol; empty for other members.',
});

export const aplParams = z.object({ aplUid: z.string() });

export const eduEnrollCancel = defineEndpoint({
  name: 'edu.cancelEnroll',
  method: 'PATCH',
  path: '/api/v1/edu/enroll/{aplUid}/cancel',
  access: 'member',
  language: 'header',
  params: aplParams,
  response: z.object({ state: z.enum(enrollStates) }),
  summary:
    'Cancels an enrolment until the day before the course; the first of the waiting list is offered the seat. `4506` too late.',
});

export const eduOfferAnswer = defineEndpoint({
  name: 'edu.answerOffer',
  method: 'PATCH',
  path: '/api/v1/edu/enroll/{aplUid}/offer',
  access: 'member',
  language: 'header',
  params: aplParams,
  body: z.strictObject({ answer: z.enum(['ACCEPT', 'PASS']) }),
  response: z.object({ state: z.enum(enrollStates) }),
  summary:
    'Accepts the seat that is offered, or lets it pass: the member waits behind the others, and the next one is offered it. A waiting member can also accept a seat that all others let pass. `4405` without an offer, or after its time.',
});

/** Groups of characters, excluding ones that look alike. */
export const certNoPattern = /^HS-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/;

export const certificateGet = defineEndpoint({
  name: 'edu.certificate',
  method: 'GET',
  path: '/api/v1/edu/certificates/{certNo}',
  access: 'public',
  language: 'header',
  params: z.object({ certNo: z.string() }),
  response: z.object({
    certNo: z.string(),
    title: z.string(),
    startDt: date,
    endDt: date,
    hours: z.int(),
    issuedDt: date,
    /** Masked. */
    holderNm: z.string(),
  }),
  summary: 'Verifies the number of a certificate; `4040` for one that was never issued.',
});
