import * as z from 'zod/mini';
import { email, emptyObject, instant, uid, yn } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const userInfo = z.object({
  user_nm: z.string(),
  email: z.string(),
  memberClass: z.string(),
  roles: z.array(z.string()),
  profileUrl: z.nullable(z.string()),
});

/** What a sign-in by any way answers. */
export const signInData = z.object({
  accessToken: z.string(),
  expireSec: z.int(),
  userInfo,
  mustChangePw: yn,
});

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'public',
  language: 'header',
  summary: 'Signs in with e-mail and password and sets the session cookies.',
  body: z.strictObject({
    id: email,
    password: z
      .string({ error: '비밀번호를 입력해 주세요.' })
      .check(z.minLength(1, '비밀번호를 입력해 주세요.'), z.maxLength(256, '비밀번호가 너무 깁니다.')),
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
  summary: 'Rotates the refresh cookie and answers with a new access token.',
  response: z.object({ accessToken: z.string(), expireSec: z.int(), idleSec: z.nullable(z.int()), userInfo }),
});

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'member',
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
  path: '/api/v1/auth/sessions/{id}',
  access: 'member',
  language: 'header',
  summary: 'Ends one session of the member.',
  params: z.object({ id: uid }),
  response: emptyObject,
});
