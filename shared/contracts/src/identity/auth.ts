import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { email, emptyObject, instant, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import {
  checkPhone,
  memberName,
  passwordInput,
  phoneParts,
  socialProvider,
  socialProviders,
  ticket,
} from './member.ts';

export const userInfo = z.object({
  /** Identifies the member, because the address may change. Absent from responses of the previous server release. */
  memberUid: z.optional(z.string()),
  user_nm: z.string(),
  email: z.string(),
  memberClass: z.string(),
  roles: z.array(z.string()),
  profileUrl: z.nullable(z.string()),
});

/** Response of every way to sign in. */
export const signInData = z.object({
  accessToken: z.string(),
  expireSec: z.int(),
  /** Idle timeout of the session in seconds; null: no timeout. */
  idleSec: z.nullable(z.int()),
  userInfo,
  mustChangePw: yn,
});

/** Failed sign-ins before an account is throttled; the same for accounts that do not exist. */
export const failuresToWait = 5;
/** The first wait; each further failure doubles it. */
export const firstLoginWaitSec = 30;

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'public',
  language: 'header',
  summary: 'Signs in with e-mail and password and sets the session cookies.',
  body: z.strictObject({
    id: email,
    password: passwordInput(),
    keep: z._default(yn, 'N'),
  }),
  response: signInData,
});

export const refresh = defineEndpoint({
  name: 'auth.refresh',
  method: 'POST',
  path: '/api/v1/auth/refresh',
  access: 'refresh',
  language: 'header',
  /** `Y`: an open page calls without a person; an idle session ends when it would have. */
  query: z.object({ idleYn: choice(['', 'Y'], '') }),
  summary:
    'Rotates the refresh cookie and answers with a new access token. Prolongs an idle session, except with `idleYn`.',
  response: z.extend(signInData, {
    /** Valid proof of identity of this session, so that a page after a reload does not request it again. */
    reauth: z.optional(z.object({ reauthToken: z.string(), expireDt: instant, passwordYn: yn })),
  }),
});

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'buyer',
  language: 'header',
  summary: 'Ends this session.',
  response: emptyObject,
});

export const logoutAll = defineEndpoint({
  name: 'auth.logoutAll',
  method: 'POST',
  path: '/api/v1/auth/logout-all',
  access: 'member',
  language: 'header',
  summary: 'Ends every session of the member.',
  response: emptyObject,
});

export const me = defineEndpoint({
  name: 'auth.me',
  method: 'GET',
  path: '/api/v1/auth/me',
  access: 'member',
  language: 'header',
  summary: 'Who is signed in.',
  response: userInfo,
});

export const sessionItem = z.object({
  id: z.string(),
  device: z.string(),
  /** Masked. */
  ip: z.nullable(z.string()),
  lastDt: instant,
  currentYn: yn,
});

export const sessions = defineEndpoint({
  name: 'auth.sessions',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  access: 'member',
  language: 'header',
  summary: 'Live sessions of the member.',
  response: z.object({ list: z.array(sessionItem), cnt_total: z.int() }),
});

export const endSession = defineEndpoint({
  name: 'auth.endSession',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{sessionUid}',
  access: 'member',
  language: 'header',
  summary: 'Ends one session of the member.',
  params: z.object({ sessionUid: uid }),
  response: emptyObject,
});

export const reauth = defineEndpoint({
  name: 'auth.reauth',
  method: 'POST',
  path: '/api/v1/auth/reauth',
  access: 'member',
  language: 'header',
  summary: 'Proves again who is there, for calls that ask for the header x-reauth.',
  /** A code or a provider replaces the password for accounts without one. */
  body: z.strictObject({
    password: z.optional(passwordInput()),
    certToken: z.optional(ticket),
    snsTicket: z.optional(ticket),
  }),
  response: z.object({ reauthToken: z.string(), expireSec: z.int() }),
});

export const findId = defineEndpoint({
  name: 'auth.findId',
  method: 'POST',
  path: '/api/v1/auth/find-id',
  access: 'public',
  language: 'header',
  summary: 'Masked addresses of the accounts with this name and phone number.',
  body: z.strictObject({ name: memberName, ...phoneParts }).check(checkPhone),
  response: z.object({
    list: z.array(z.object({ maskedId: z.string(), joinDt: instant, joinType: z.enum(['email', ...socialProviders]) })),
    ticket: z.nullable(z.string()),
  }),
});

export const findIdMail = defineEndpoint({
  name: 'auth.findIdMail',
  method: 'POST',
  path: '/api/v1/auth/find-id/mail',
  access: 'public',
  language: 'header',
  summary: 'Mails each found account its full address.',
  body: z.strictObject({ ticket }),
  response: z.object({ sentTo: z.string() }),
});

export const findPw = defineEndpoint({
  name: 'auth.findPw',
  method: 'POST',
  path: '/api/v1/auth/find-pw',
  access: 'public',
  language: 'header',
  summary: 'Mails a temporary password; the old one stays valid.',
  body: z.strictObject({ name: memberName, email }),
  response: z.object({ issued: yn, joinType: z.optional(socialProvider) }),
});
