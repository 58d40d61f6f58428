import * as z from 'zod/mini';
import { emptyObject, instant, queryText } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { fileRef } from '../common/values.ts';

/** Forms with a draft. */
export const draftKinds = ['EDU', 'TECH', 'ASSN', 'COLLABO'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Drafts contain personal data: they are deleted when unchanged for this many days. */
export const applyDraftDays = 90;

/** Values of a form by field name; validated on submission. */
export const applicationValues = z.record(
  z.string().check(z.maxLength(40)),
  z.union([
    z.string().check(z.maxLength(24_000)),
    z.boolean(),
    z.array(z.string().check(z.maxLength(500))).check(z.maxLength(30)),
  ]),
);
export type ApplicationValues = z.output<typeof applicationValues>;

const draftSteps = 3;
const draftBody = z.strictObject({
  kind: z.enum(draftKinds),
  /** Course, notice or programme; empty for advice. */
  refUid: z.string().check(z.maxLength(40)),
  values: applicationValues,
  step: z.int().check(z.minimum(1), z.maximum(draftSteps)),
});
export type DraftInput = z.output<typeof draftBody>;

const savedDraft = z.object({ aplUid: z.string(), savedDt: instant });

const draft = z.object({
  aplUid: z.string(),
  values: applicationValues,
  step: z.int(),
  savedDt: instant,
  /** Files that the values refer to. */
  files: z.array(fileRef),
});
export type ApplicationDraft = z.output<typeof draft>;

export const applyDraftGet = defineEndpoint({
  name: 'apply.draft',
  method: 'GET',
  path: '/api/v1/apply/draft',
  access: 'member',
  language: 'header',
  query: z.object({ kind: queryText(10), refUid: queryText(40) }),
  response: z.object({ draft: z.nullable(draft) }),
  summary: 'The draft of a form that the member has begun, with its files.',
});

export const applyDraftCreate = defineEndpoint({
  name: 'apply.createDraft',
  method: 'POST',
  path: '/api/v1/apply/draft',
  access: 'member',
  language: 'header',
  body: draftBody,
  response: savedDraft,
  summary: 'Begins a draft; the one that there is already is kept and changed.',
});

const aplParams = z.object({ aplUid: z.string() });

export const applyDraftSave = defineEndpoint({
  name: 'apply.saveDraft',
  method: 'PUT',
  path: '/api/v1/apply/draft/{aplUid}',
  access: 'member',
  language: 'header',
  params: aplParams,
  body: draftBody,
  response: savedDraft,
  summary: 'Keeps what was typed so far.',
});

export const applyDraftRemove = defineEndpoint({
  name: 'apply.removeDraft',
  method: 'DELETE',
  path: '/api/v1/apply/draft/{aplUid}',
  access: 'member',
  language: 'header',
  params: aplParams,
  response: emptyObject,
  summary: 'Deletes a draft with its files.',
});
