import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';
import { signInData } from './auth.ts';
import { ticket } from './member.ts';

export const guestStart = defineEndpoint({
  name: 'guest.start',
  method: 'POST',
  path: '/api/v1/guest/session',
  access: 'public',
  language: 'header',
  summary: 'Starts the session of a buyer without an account, with the proof of a mail address.',
  /** From `cert.check` with the purpose `GUEST`. */
  body: z.strictObject({ certToken: ticket }),
  response: signInData,
});
