import * as z from 'zod/mini';
import { email } from '../common/common.ts';
import { digits } from '../common/commonForm.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { type CertPurpose, certPurpose } from './member.ts';

export const certSendMail = defineEndpoint({
  name: 'cert.sendMail',
  method: 'POST',
  path: '/api/v1/cert/send-mail',
  access: 'public',
  language: 'header',
  summary: 'Mails a six-digit code; it is worth five minutes.',
  query: z.object({ email }),
  // Optional: the validator gets null if it is absent.
  body: z.pipe(
    z.optional(z.nullable(z.strictObject({ purpose: z._default(certPurpose, 'JOIN') }))),
    z.transform((body): { purpose: CertPurpose } => body ?? { purpose: 'JOIN' }),
  ),
  response: z.object({
    expireSec: z.int(),
    resendSec: z.int(),
    /** Codes that may still be requested within the hour. */
    remain: z.int(),
  }),
});

export const certCheck = defineEndpoint({
  name: 'cert.check',
  method: 'POST',
  path: '/api/v1/cert/check',
  access: 'public',
  language: 'header',
  summary: 'Turns a right code into a token that works once.',
  body: z.strictObject({
    email,
    code: digits('인증번호를 입력해 주세요.', /^\d{6}$/, '인증번호 6자리를 입력해 주세요.'),
    purpose: certPurpose,
  }),
  response: z.object({ certToken: z.string(), expireSec: z.int() }),
});
