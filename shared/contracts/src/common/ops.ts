import * as z from 'zod/mini';
import { emptyObject } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const sendCspReport = defineEndpoint({
  name: 'ops.cspReport',
  method: 'POST',
  path: '/api/v1/csp-report',
  access: 'public',
  language: 'none',
  summary: 'A report of the browser about the content security policy.',
  body: z.unknown(),
  response: emptyObject,
});
