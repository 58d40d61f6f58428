import * as z from 'zod/mini';
import { emptyObject, instant, uid, yn } from '../common/common.ts';
import { digits } from '../common/commonForm.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { signInData } from './auth.ts';
import { ticket } from './member.ts';

/** Longest name of a passkey. */
export const passkeyLimits = { name: 30 } as const;

/** Ways of the second step of a sign-in: passkey, code of an authenticator app, one of ten recovery codes. */
export const secondWays = ['PASSKEY', 'TOTP', 'RECOVERY'] as const;
export type SecondWay = (typeof secondWays)[number];

/** `data` of the refusal `4034` of a sign-in whose password or provider was right. */
export const secondStep = z.object({
  ticket: z.string(),
  ways: z.array(z.enum(secondWays)),
  /** Page that a social sign-in began from. */
  next: z.optional(z.string()),
});

/** JSON form of a WebAuthn dictionary (`PublicKeyCredential.toJSON`, `parseCreationOptionsFromJSON`). */
const webAuthnJson = z.record(z.string(), z.unknown());
const credential = z.looseObject({ id: z.string(), type: z.literal('public-key') });
const oneTimeCode = digits('인증번호를 입력해 주세요.', /^\d{6}$/, '인증번호 6자리를 입력해 주세요.');

const factorsData = z.object({
  passkeys: z.array(
    z.object({ passkeyUid: z.string(), name: z.string(), createdDt: instant, usedDt: z.nullable(instant) }),
  ),
  totpYn: yn,
  /** Unused recovery codes. */
  recoveryCnt: z.int(),
  /** Y: work of the office needs a second factor. */
  requiredYn: yn,
  /** Y: the first factor needs a proof of the mailbox, because a password alone must not open the office. */
  mailYn: yn,
});

/** Recovery codes are in the answer to the first factor of a member, and never again. */
const addedData = z.object({ recoveryCodes: z.array(z.string()) });

const base = { access: 'member', language: 'header' } as const;

export const secondFactors = defineEndpoint({
  ...base,
  name: 'auth.secondFactors',
  method: 'GET',
  path: '/api/v1/auth/second-factor',
  response: factorsData,
  summary: 'Second factors of the member.',
});

export const proveMailbox = defineEndpoint({
  ...base,
  name: 'auth.proveMailbox',
  method: 'POST',
  path: '/api/v1/auth/second-factor/mail',
  body: z.strictObject({ certToken: ticket }),
  response: emptyObject,
  summary: 'Proves the mailbox by a code (purpose REAUTH), for the first second factor of staff.',
});

export const passkeyOptions = defineEndpoint({
  ...base,
  name: 'auth.passkeyOptions',
  method: 'POST',
  path: '/api/v1/auth/passkeys/options',
  response: z.object({ options: webAuthnJson }),
  summary: 'Options for creating a passkey; asks for x-reauth.',
});

export const addPasskey = defineEndpoint({
  ...base,
  name: 'auth.addPasskey',
  method: 'POST',
  path: '/api/v1/auth/passkeys',
  body: z.strictObject({
    name: memberText({
      max: passkeyLimits.name,
      empty: '패스키 이름을 입력해 주세요.',
      tooLong: '30자까지 입력할 수 있습니다.',
      hasLines: false,
    }),
    credential,
  }),
  response: addedData,
  summary: 'Adds a passkey; asks for x-reauth.',
});

export const removePasskey = defineEndpoint({
  ...base,
  name: 'auth.removePasskey',
  method: 'DELETE',
  path: '/api/v1/auth/passkeys/{passkeyUid}',
  params: z.object({ passkeyUid: uid }),
  response: emptyObject,
  summary: 'Removes a passkey; asks for x-reauth.',
});

export const startTotp = defineEndpoint({
  ...base,
  name: 'auth.startTotp',
  method: 'POST',
  path: '/api/v1/auth/totp',
  response: z.object({ secret: z.string(), uri: z.string() }),
  summary: 'Secret for an authenticator app, which counts once a code has confirmed it; asks for x-reauth.',
});

export const confirmTotp = defineEndpoint({
  ...base,
  name: 'auth.confirmTotp',
  method: 'POST',
  path: '/api/v1/auth/totp/confirm',
  body: z.strictObject({ code: oneTimeCode }),
  response: addedData,
  summary: 'Confirms the authenticator app by its first code; asks for x-reauth.',
});

export const removeTotp = defineEndpoint({
  ...base,
  name: 'auth.removeTotp',
  method: 'DELETE',
  path: '/api/v1/auth/totp',
  response: emptyObject,
  summary: 'Removes the authenticator app; asks for x-reauth.',
});

export const newRecoveryCodes = defineEndpoint({
  ...base,
  name: 'auth.newRecoveryCodes',
  method: 'POST',
  path: '/api/v1/auth/recovery-codes',
  response: addedData,
  summary: 'Replaces the recovery codes; asks for x-reauth.',
});

export const secondStepOptions = defineEndpoint({
  name: 'auth.secondStepOptions',
  method: 'POST',
  path: '/api/v1/auth/second-factor/options',
  access: 'public',
  language: 'header',
  body: z.strictObject({ ticket }),
  response: z.object({ options: webAuthnJson }),
  summary: 'Options for using a passkey in the second step of a sign-in.',
});

/** Forms of the second step. */
export const totpStep = z.strictObject({ way: z.literal('TOTP'), ticket, code: oneTimeCode });
export const recoveryStep = z.strictObject({
  way: z.literal('RECOVERY'),
  ticket,
  code: memberText({
    max: 20,
    empty: '복구 코드를 입력해 주세요.',
    tooLong: '복구 코드는 10자입니다.',
    hasLines: false,
  }),
});

export const finishSignIn = defineEndpoint({
  name: 'auth.finishSignIn',
  method: 'POST',
  path: '/api/v1/auth/second-factor',
  access: 'public',
  language: 'header',
  body: z.strictObject({
    way: z.enum(secondWays),
    ticket,
    /** Of `TOTP` and `RECOVERY`. */
    code: z.optional(z.string().check(z.maxLength(20))),
    /** Of `PASSKEY`. */
    credential: z.optional(credential),
  }),
  response: signInData,
  summary: 'Second step of a sign-in; sets the session cookies.',
});
