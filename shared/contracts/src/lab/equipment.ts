import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { clampedInt, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { date, picture } from '../common/values.ts';

export const equipmentModes = ['DIRECT', 'REQUEST'] as const;
export const equipmentStates = ['AVAILABLE', 'MAINT'] as const;
export type EquipmentMode = (typeof equipmentModes)[number];
export const equipmentSorts = ['CTG', 'NAME', 'POPULAR'] as const;
export type EquipmentState = (typeof equipmentStates)[number];
export const priceClasses = ['OWN', 'STUDENT', 'COMPANY', 'OTHER'] as const;
export type PriceClass = (typeof priceClasses)[number];

export const equipment = z.object({
  eqUid: z.string(),
  eqNm: z.string(),
  model: z.string(),
  ctgCd: z.string(),
  ctgNm: z.string(),
  place: z.string(),
  modes: z.array(z.enum(equipmentModes)),
  state: z.enum(equipmentStates),
  /** Last day of the present maintenance. Absent from responses of earlier server releases. */
  maintUntil: z.optional(z.nullable(date)),
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

/** Slots from opening time on: 1 is free. */
const slotMarks = z.array(z.union([z.literal(0), z.literal(1)]));

const weekCell = z.object({
  date,
  free: z.int(),
  total: z.int(),
  /** `PAST` has no bookable slot left today; `CLOSED` is a weekend or holiday. */
  state: z.enum(['FREE', 'FEW', 'FULL', 'MAINT', 'CLOSED', 'PAST']),
  slots: slotMarks,
});

/** Equipment with the free slots of the first bookable day; absent from responses of earlier server releases. */
export const bookableEquipment = z.extend(equipment, { firstDay: z.optional(weekCell) });
export type BookableEquipment = z.output<typeof bookableEquipment>;

/** Reason why this member cannot book the equipment; the same that creating a hold returns. */
const bookingRefusal = z.nullable(z.object({ code: z.string(), message: z.string() }));

const equipmentBooking = z.object({
  /** First and last bookable day. */
  firstDate: date,
  lastDate: date,
  maxSlots: z.int(),
  bufferMin: z.int(),
  /** Working days between the request and the use. */
  leadDays: z.int(),
  horizonDays: z.int(),
  /** Class that the price applies to: the member's, or that of companies for visitors. */
  priceClass: z.enum(priceClasses),
  /** Per hour for that class, in won. */
  price: z.int(),
  /** The member's own safety training with this equipment. */
  training: z.nullable(z.object({ completedDt: date, validDt: date })),
  /** The first five bookable working days. */
  week: z.array(weekCell),
  refusal: bookingRefusal,
});

/** Numbered part of the device in its picture, positioned in per cent from the top left corner. */
const equipmentPart = z.object({ name: z.string(), text: z.string(), x: z.number(), y: z.number() });

const contact = z.object({ nm: z.string(), tel: z.string(), email: z.string() });

const equipmentDetail = z.extend(equipment, {
  images: z.array(picture),
  /** In the order of their numbers; empty for pictures uploaded by staff. Absent from responses of earlier server releases. */
  parts: z.optional(z.array(equipmentPart)),
  maker: z.string(),
  introducedYear: z.int(),
  /** National registration number. */
  nationalNo: z.string(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  purpose: z.string(),
  /** Per hour, in won. */
  prices: z.object({ own: z.int(), student: z.int(), company: z.int(), other: z.int() }),
  rules: z.array(z.string()),
  /** The first of the operators. */
  manager: contact,
  /** Absent from responses of earlier server releases. */
  operators: z.optional(z.array(contact)),
  openFrom: z.string(),
  openTo: z.string(),
  /** Reason and end of the maintenance. */
  maint: z.nullable(z.object({ reason: z.string(), from: date, to: date })),
  booking: equipmentBooking,
  /** Equipment of the same category, the most used first. Absent from responses of earlier server releases. */
  related: z.optional(z.array(bookableEquipment)),
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
    /** With `from` and `to` (`HH:mm`): only equipment that is free at that time. */
    date: queryText(),
    from: queryText(),
    to: queryText(),
  }),
  response: z.object({
    list: z.array(equipment),
    cnt_total: z.int(),
    /** Counts with the same filters except `ctg`. */
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

export const equipmentWeek = defineEndpoint({
  name: 'equipment.week',
  method: 'GET',
  path: '/api/v1/equipment/week',
  access: 'optional',
  language: 'header',
  query: z.object({
    limit: clampedInt({ min: 1, max: 100, fallback: 5 }),
    /** Only this piece of equipment. */
    eqUid: queryText(),
    /** Any day of the week; default today. */
    date: queryText(),
    /** `BOOKABLE`: the first five bookable working days instead of the week. */
    start: choice(['WEEK', 'BOOKABLE'], 'WEEK'),
  }),
  response: z.object({
    /** Monday to Friday, or the first bookable working days. */
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

/** `EARLY` and `LATE` are outside of the bookable days. */
export const dayStates = ['FREE', 'FEW', 'FULL', 'MAINT', 'CLOSED', 'PAST', 'EARLY', 'LATE'] as const;
export type DayState = (typeof dayStates)[number];

const equipmentDay = z.object({
  date,
  state: z.enum(dayStates),
  remain: z.int(),
  total: z.int(),
  /** Reason why the day cannot be booked; null if it can. */
  reason: z.nullable(z.string()),
  holidayNm: z.nullable(z.string()),
  slots: slotMarks,
});
export type EquipmentDay = z.output<typeof equipmentDay>;

export const equipmentCalendar = defineEndpoint({
  name: 'equipment.calendar',
  method: 'GET',
  path: '/api/v1/equipment/{eqUid}/calendar',
  access: 'optional',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  query: z.object({
    /** `YYYY-MM`, or a day of it; default: the month of the first free day. */
    month: queryText(),
    /** The member's booking that is being changed: its slots count as free. */
    rsvUid: queryText(),
    /** Instead of a month this many weeks, from the week of the first bookable day; later ones for a day behind them. */
    weeks: clampedInt({ min: 0, max: 8, fallback: 0 }),
  }),
  response: z.object({ month: z.string(), days: z.array(equipmentDay) }),
  summary: 'Days of a month, or of some weeks, with their free slots.',
});

export const slotStates = ['FREE', 'HELD', 'BOOKED', 'PAST', 'MAINT', 'BUFFER'] as const;
export type SlotState = (typeof slotStates)[number];

const equipmentSlot = z.object({
  /** `HH:mm` */
  start: z.string(),
  end: z.string(),
  state: z.enum(slotStates),
  /** Reason of the maintenance; null for other states. */
  reason: z.nullable(z.string()),
  /** In won, for the class of the member. */
  price: z.int(),
  /** The member has booked this slot. */
  mineYn: yn,
  /** The member is on the waiting list for this slot, or for a time that includes it. */
  waitYn: yn,
  /** Wait that `equipment.removeWait` ends, or null. Absent from responses of earlier server releases. */
  waitUid: z.optional(z.nullable(z.string())),
});
export type EquipmentSlot = z.output<typeof equipmentSlot>;

/** Data of the event `slot`. */
export const slotEvent = z.pick(equipmentSlot, { start: true, end: true, state: true });

export const equipmentSlots = defineEndpoint({
  name: 'equipment.slots',
  method: 'GET',
  path: '/api/v1/equipment/{eqUid}/slots',
  access: 'optional',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  query: z.object({
    /** Default: the first day with a free slot. */
    date: queryText(),
    /** The member's booking that is being changed: its slots count as free. */
    rsvUid: queryText(),
  }),
  response: z.object({
    date,
    /** Empty on a day that cannot be booked. */
    slots: z.array(equipmentSlot),
    /** Reason why this day cannot be booked. */
    closed: z.nullable(z.object({ state: z.enum(dayStates), reason: z.string() })),
    /** Reason why this member cannot book a slot of this day; the same that creating a hold returns. */
    refusal: bookingRefusal,
    rule: z.object({
      maxSlots: z.int(),
      minLeadHours: z.int(),
      /** Weekly limit of slots per member (Monday to Sunday), and the slots already used in the week of this day. */
      weekSlots: z.int(),
      weekUsed: z.int(),
    }),
  }),
  summary: 'Slots of a day with the reason of each that is not free.',
});
