import * as z from 'zod/mini';
import { choice } from './choice.ts';
import { clampedInt, pageQuery, queryText, yn } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { date, picture } from './values.ts';

export const equipmentModes = ['DIRECT', 'REQUEST'] as const;
export const equipmentStates = ['AVAILABLE', 'MAINT'] as const;
export type EquipmentMode = (typeof equipmentModes)[number];
export const equipmentSorts = ['CTG', 'NAME', 'POPULAR'] as const;
export type EquipmentState = (typeof equipmentStates)[number];

export const equipment = z.object({
  eqUid: z.string(),
  eqNm: z.string(),
  model: z.string(),
  ctgCd: z.string(),
  ctgNm: z.string(),
  place: z.string(),
  modes: z.array(z.enum(equipmentModes)),
  state: z.enum(equipmentStates),
  trainingYn: yn,
  slotMin: z.int(),
  /** Per hour for companies, in won. */
  price: z.int(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  favoriteYn: yn,
});
equipment.register(z.globalRegistry, { id: 'Equipment' });
export type Equipment = z.output<typeof equipment>;

const equipmentDetail = z.extend(equipment, {
  images: z.array(picture),
  maker: z.string(),
  introducedYear: z.int(),
  /** National registration number. */
  nationalNo: z.string(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  purpose: z.string(),
  /** Per hour, in won. */
  prices: z.object({ own: z.int(), student: z.int(), company: z.int(), other: z.int() }),
  rules: z.array(z.string()),
  manager: z.object({ nm: z.string(), tel: z.string(), email: z.string() }),
  openFrom: z.string(),
  openTo: z.string(),
  /** Why it is closed and until when, while it is under maintenance. */
  maint: z.nullable(z.object({ reason: z.string(), from: date, to: date })),
});
export type EquipmentDetail = z.output<typeof equipmentDetail>;

export const equipmentList = defineEndpoint({
  name: 'equipment.list',
  method: 'GET',
  path: '/api/v1/equipment/list',
  access: 'optional',
  language: 'header',
  query: z.object({
    ...pageQuery(9),
    ctg: queryText(),
    place: queryText(),
    mode: queryText(),
    state: queryText(),
    training: choice(['Y', 'N', ''], ''),
    searchKeyword: queryText(),
    sort: choice(equipmentSorts, 'CTG'),
    /** With `from` and `to` (`HH:mm`): only what is free at that time. */
    date: queryText(),
    from: queryText(),
    to: queryText(),
  }),
  response: z.object({
    list: z.array(equipment),
    cnt_total: z.int(),
    /** Under the same filters without `ctg`. */
    categories: z.array(z.object({ categoryCd: z.string(), categoryNm: z.string(), cnt: z.int() })),
    places: z.array(z.string()),
  }),
  summary: 'Lists shared equipment.',
});

export const equipmentGet = defineEndpoint({
  name: 'equipment.get',
  method: 'GET',
  path: '/api/v1/equipment/{eqUid}',
  access: 'optional',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  response: equipmentDetail,
  summary: 'Equipment with specification, prices and conditions.',
});

const weekCell = z.object({
  date,
  free: z.int(),
  total: z.int(),
  /** `PAST` has no bookable slot left today, `CLOSED` is a weekend or holiday. */
  state: z.enum(['FREE', 'FEW', 'FULL', 'MAINT', 'CLOSED', 'PAST']),
  /** Slot by slot from opening: 1 is free. */
  slots: z.array(z.union([z.literal(0), z.literal(1)])),
});

export const equipmentWeek = defineEndpoint({
  name: 'equipment.week',
  method: 'GET',
  path: '/api/v1/equipment/week',
  access: 'optional',
  language: 'header',
  query: z.object({
    limit: clampedInt({ min: 1, max: 100, fallback: 5 }),
    /** One piece of equipment alone. */
    eqUid: queryText(),
    /** Any day of the wanted week; default today. */
    date: queryText(),
  }),
  response: z.object({
    /** Monday to Friday. */
    days: z.array(date),
    rows: z.array(
      z.object({
        eqUid: z.string(),
        eqNm: z.string(),
        model: z.string(),
        place: z.string(),
        openFrom: z.string(),
        slotMin: z.int(),
        cells: z.array(weekCell),
      }),
    ),
  }),
  summary: 'Free slots of a week, for the most used equipment first.',
});
export type EquipmentWeek = z.output<typeof equipmentWeek.response>;
