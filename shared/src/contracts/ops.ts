import * as z from 'zod/mini';
import { emptyObject } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

const kind = z.string().check(z.regex(/^[a-z][a-zA-Z0-9.-]{0,40}$/));

export const sendTelemetry = defineEndpoint({
  name: 'ops.telemetry',
  method: 'POST',
  path: '/api/v1/telemetry',
  access: 'public',
  language: 'none',
  summary: 'A small batch of events of the browser, without personal data.',
  body: z.strictObject({
    events: z
      .array(
        z.strictObject({
          kind,
          data: z.record(
            z.string().check(z.maxLength(40)),
            z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
          ),
        }),
      )
      .check(z.maxLength(20)),
  }),
  response: emptyObject,
});

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
