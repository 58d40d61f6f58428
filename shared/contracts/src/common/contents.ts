import * as z from 'zod/mini';
import { instant } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { fileRef } from './values.ts';

export const menuKeys = [
  'intro_intro',
  'intro_vision',
  'intro_chart',
  'cooperation_edu',
  'cooperation_equ',
  'cooperation_tech',
  'cooperation_assn',
  'cooperation_collabo',
  'studentSupport_future',
  'studentSupport_training',
  'studentSupport_jobTraining',
  'studentSupport_shopTraining',
  'studentSupport_spotTraining',
  'studentSupport_job',
  'studentSupport_founded',
  'corporateCenter',
  'terms_accessibility',
  'terms_noMailCollection',
] as const;
export type MenuKey = (typeof menuKeys)[number];

export interface TreeNode {
  name: string;
  duty: string;
  person: string | null;
  tel: string | null;
  email: string | null;
  children: TreeNode[];
}
const treeNode: z.ZodMiniType<TreeNode, TreeNode> = z.object({
  name: z.string(),
  duty: z.string(),
  person: z.nullable(z.string()),
  tel: z.nullable(z.string()),
  email: z.nullable(z.string()),
  get children() {
    return z.array(treeNode);
  },
});
treeNode.register(z.globalRegistry, { id: 'TreeNode' });

/** Illustrations for the steps of a procedure. */
const stepPictures = [
  'form',
  'check',
  'match',
  'visit',
  'report',
  'find',
  'safety',
  'calendar',
  'device',
  'pay',
  'talk',
  'sign',
  'learn',
  'award',
] as const;
export type StepPicture = (typeof stepPictures)[number];

const wayKinds = ['bus', 'car', 'parking', 'door'] as const;
/** Means of transport to a place, and its entrance. */
export type WayKind = (typeof wayKinds)[number];

/** Places that have a drawn map of their surroundings. */
const drawnPlaces = ['icc'] as const;
export type DrawnPlace = (typeof drawnPlaces)[number];

/** Blocks that a page consists of: a closed set. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('html'), html: z.string() }),
  z.object({
    type: z.literal('image'),
    /** A stored file, or an illustration that has only a `url`. */
    fileRef: z.union([fileRef, z.object({ url: z.string() })]),
    alt: z.string(),
    caption: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('cards'),
    /** `marks`: companies, each with a logo generated from its name. */
    look: z.optional(z.literal('marks')),
    title: z.nullable(z.string()),
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        link: z.nullable(z.string()),
        badge: z.nullable(z.string()),
        /** Achieved result, shown large: `수율` and `12%`, with the direction of change. */
        result: z.optional(z.object({ term: z.string(), value: z.string(), isRise: z.boolean() })),
      }),
    ),
  }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    type: z.literal('steps'),
    title: z.nullable(z.string()),
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        picture: z.optional(z.enum(stepPictures)),
        /** Duration or deadline, such as `3영업일 안`. */
        time: z.optional(z.string()),
      }),
    ),
  }),
  z.object({
    type: z.literal('facts'),
    /** Key fact for the decision, such as `2회 무료`. */
    title: z.string(),
    items: z.array(z.object({ term: z.string(), value: z.string() })),
    /** Explains what happens after the link is followed. */
    note: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('numbers'),
    /** Up to four; `value` without its unit, such as `40` and `종`. */
    items: z.array(z.object({ value: z.string(), unit: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal('files'), list: z.array(fileRef) }),
  z.object({
    type: z.literal('chart'),
    kind: z.enum(['bar', 'line']),
    caption: z.string(),
    unit: z.string(),
    labels: z.array(z.string()),
    series: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.number()),
        /** Drawn as a labelled line, such as `2027년 목표`. */
        target: z.optional(z.object({ label: z.string(), value: z.number() })),
      }),
    ),
  }),
  z.object({ type: z.literal('tree'), nodes: z.array(treeNode) }),
  z.object({
    type: z.literal('map'),
    lat: z.number(),
    lng: z.number(),
    label: z.string(),
    place: z.optional(z.enum(drawnPlaces)),
    ways: z.optional(z.array(z.object({ kind: z.enum(wayKinds), title: z.string(), text: z.string() }))),
  }),
  z.object({ type: z.literal('education'), aud: z.string() }),
  z.object({ type: z.literal('notices'), noticeType: z.string() }),
]);
export type ContentBlock = z.output<typeof contentBlock>;

export const contentsGet = defineEndpoint({
  name: 'contents.get',
  method: 'GET',
  path: '/api/v1/contents/{menuKey}',
  access: 'public',
  language: 'header',
  params: z.object({ menuKey: z.string() }),
  response: z.object({ title: z.string(), blocks: z.array(contentBlock), updatedDt: instant }),
  summary: 'Blocks of a page that staff edit.',
});
export type Contents = z.output<typeof contentsGet.response>;
