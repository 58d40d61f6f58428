import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';

export const previewKinds = ['POST', 'FAQ', 'PAGE', 'BANNER', 'COURSE', 'NOTICE', 'PROGRAM', 'SHARING'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** Key in the address of a page that shows a preview, for staff who have it. */
export const previewParam = 'preview';

export const adminPreview = defineEndpoint({
  name: 'admin.preview',
  method: 'POST',
  path: '/api/v1/admin/previews',
  access: 'staff',
  area: 'any',
  language: 'header',
  body: z.strictObject({
    kind: z.enum(previewKinds),
    /** Entry that the form changes; null for a new one. */
    ref: z.nullable(z.string().check(z.maxLength(40))),
    /** Body of the call that would save it. */
    form: z.record(z.string(), z.unknown()),
  }),
  response: z.object({
    previewKey: z.string(),
    /** Key of the entry in the address of its page. */
    uid: z.string(),
  }),
  summary:
    'Renders nothing and saves nothing but a preview of ten minutes: the public page with `?preview=` shows the entry as it would be, to staff alone. `4000` like the call that saves it.',
});
