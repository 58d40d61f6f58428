import * as z from 'zod/mini';
import { emptyObject, uid, yn } from '../common/common.ts';
import { createUuid } from '../common/createUuid.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { contentLang, date } from '../common/values.ts';
import { childAges, orderOption, reservationStates, useTimeText } from './order.ts';
import { orderLimits } from './orderLimits.ts';
import { purchaseLimits, purchasePass } from './purchase.ts';

/** Limits of plans of a journey. */
export const planLimits = {
  /** Per member. */
  plans: 20,
  days: 14,
  /** A plan begins at the latest so many days from today. */
  daysAhead: 730,
  /** Per plan. */
  stops: 60,
  title: 60,
  memo: 200,
  /** Kinds of passes per plan. */
  passes: 4,
  /** Minutes at a stop. */
  minStay: 10,
  maxStay: 720,
  /** Speeds of the estimated travel times, in km/h: on foot up to this many km, else by car, along the straight line. */
  walkKm: 1,
  walkSpeed: 4,
  carSpeed: 40,
} as const;

/** Tickets or a room in a plan, for the day of its stop. */
const planTicket = z.strictObject({
  goodsDtlId: z.string().check(z.minLength(1), z.maxLength(64)),
  options: z.array(orderOption).check(z.minLength(1), z.maxLength(10)),
  /** Absent for goods without hours. */
  useTime: z.optional(useTimeText),
  /** Nights in a room; absent for tickets. */
  nights: z.optional(z.int().check(z.gte(1), z.lte(orderLimits.nights))),
  /** Guests of a room. */
  guests: z.optional(z.int().check(z.gte(1), z.lte(purchaseLimits.guests))),
  /** Of guests below the adult price; absent without them. Plans of earlier releases have none. */
  childAges: z.optional(childAges),
});
export type PlanTicket = z.output<typeof planTicket>;

const planPass = z.omit(purchasePass, { couponUid: true });
export type PlanPass = z.output<typeof planPass>;

const stopUid = z.string().check(z.minLength(1), z.maxLength(36));

const planStop = z.strictObject({
  /** Key of the stop in its plan, made by the client that adds it; clients of earlier releases send none. */
  stopUid: z.optional(stopUid),
  /** From 1. */
  day: z.int().check(z.gte(1), z.lte(planLimits.days)),
  time: useTimeText,
  stayMin: z.int().check(z.gte(planLimits.minStay), z.lte(planLimits.maxStay)),
  gdsUid: z.string().check(z.minLength(1), z.maxLength(64)),
  memo: z._default(
    memberText({ max: planLimits.memo, tooLong: `메모는 ${planLimits.memo}자까지 입력할 수 있습니다.` }),
    '',
  ),
  ticket: z.optional(planTicket),
  /** Booking that was paid from the plan. */
  rsvtUid: z.optional(uid),
});
/** Stop of a plan, as stored. */
export type PlanStop = z.output<typeof planStop>;

const title = memberText({
  max: planLimits.title,
  empty: '일정 이름을 입력해 주세요.',
  tooLong: `일정 이름은 ${planLimits.title}자까지 입력할 수 있습니다.`,
});
const startDate = z.iso.date({ error: '떠나는 날을 선택해 주세요.' });

/** Faults of a stop: closed that day, outside of its hours, or begun before the one before has ended or can be left in time. */
export const planFaults = ['CLOSED', 'HOURS', 'OVERLAP', 'LATE'] as const;
export type PlanFault = (typeof planFaults)[number];

const shownStop = z.object({
  /** Own key for responses of the previous server release. */
  stopUid: z._default(stopUid, () => createUuid()),
  day: z.int(),
  time: z.string(),
  stayMin: z.int(),
  gdsUid: z.string(),
  memo: z.string(),
  gdsNm: z.string(),
  lang: contentLang,
  addr: z.string(),
  lat: z.number(),
  lng: z.number(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  openFrom: z.string(),
  openTo: z.string(),
  /** First option that is sold here; null without one. */
  goodsDtlId: z.nullable(z.string()),
  /** Way from the stop before on the same day; null for the first one. */
  moveKm: z.nullable(z.number()),
  moveMin: z.nullable(z.int()),
  moveBy: z.nullable(z.enum(['WALK', 'CAR'])),
  faults: z.array(z.enum(planFaults)),
  /** Chosen tickets or room; null without them, and in a shared plan. Absent from responses of the previous server release. */
  ticket: z._default(z.nullable(planTicket), null),
  /** Booking that was paid from the plan; null as for `ticket`. */
  rsvtUid: z._default(z.nullable(z.string()), null),
  /** Present state and day of that booking, which may have been cancelled or changed since; null as for `ticket`. */
  booking: z._default(
    z.nullable(
      z.object({ state: z.enum(reservationStates), useDate: z.nullable(date), useTime: z.nullable(z.string()) }),
    ),
    null,
  ),
});
export type ShownPlanStop = z.output<typeof shownStop>;

const shownPlan = z.object({
  title: z.string(),
  startDate: date,
  /** At least one day, without gaps. */
  days: z.array(z.object({ day: z.int(), date, stops: z.array(shownStop) })),
});
export type ShownPlan = z.output<typeof shownPlan>;

const ownPlan = z.extend(shownPlan, {
  planUid: z.string(),
  /** Absent from responses of the previous server release. */
  passes: z._default(z.array(planPass), []),
  rev: z.int(),
  /** Key of the link that shares the plan; null: it is not shared. */
  shareKey: z.nullable(z.string()),
});
export type OwnPlan = z.output<typeof ownPlan>;

const ofBuyer = { access: 'buyer', language: 'header' } as const;
const params = z.object({ planUid: z.string() });

export const planList = defineEndpoint({
  ...ofBuyer,
  name: 'plan.list',
  method: 'GET',
  path: '/api/v1/plan/list',
  response: z.object({
    /** The one that was changed last first; at most twenty. */
    list: z.array(
      z.object({
        planUid: z.string(),
        title: z.string(),
        startDate: date,
        dayCnt: z.int(),
        stopCnt: z.int(),
        sharedYn: yn,
      }),
    ),
  }),
  summary: 'Plans of the member.',
});

export const planGet = defineEndpoint({
  ...ofBuyer,
  name: 'plan.get',
  method: 'GET',
  path: '/api/v1/plan/{planUid}',
  params,
  response: ownPlan,
  summary: 'A plan of the member with the ways between its stops and their conflicts.',
});

export const planForm = z.strictObject({ title, startDate });

export const planAdd = defineEndpoint({
  ...ofBuyer,
  name: 'plan.add',
  method: 'POST',
  path: '/api/v1/plan',
  body: z.strictObject({
    title,
    startDate,
    /** Tour whose stops are taken over. */
    tourUid: z.optional(z.string().check(z.maxLength(64))),
    /** `Y`: the favourites of the member are taken over. */
    favouriteYn: z._default(yn, 'N'),
  }),
  response: z.object({ planUid: z.string() }),
  summary: 'Adds a plan: empty, with the stops of a tour, or with the favourites.',
});

export const planSave = defineEndpoint({
  ...ofBuyer,
  name: 'plan.save',
  method: 'PUT',
  path: '/api/v1/plan/{planUid}',
  params,
  body: z.strictObject({
    title,
    startDate,
    stops: z
      .array(planStop)
      .check(z.maxLength(planLimits.stops, { error: `장소는 ${planLimits.stops}곳까지 담을 수 있습니다.` })),
    passes: z._default(z.array(planPass).check(z.maxLength(planLimits.passes)), []),
    /** Version that the member saw. */
    rev: z.int(),
  }),
  response: ownPlan,
  summary: 'Changes a plan as a whole; refused if it was changed meanwhile.',
});

export const planRemove = defineEndpoint({
  ...ofBuyer,
  name: 'plan.remove',
  method: 'DELETE',
  path: '/api/v1/plan/{planUid}',
  params,
  response: emptyObject,
  summary: 'Removes a plan; its link ends.',
});

export const planShare = defineEndpoint({
  ...ofBuyer,
  name: 'plan.share',
  method: 'PUT',
  path: '/api/v1/plan/{planUid}/share',
  params,
  body: z.strictObject({ sharedYn: yn }),
  response: z.object({ shareKey: z.nullable(z.string()) }),
  summary: 'Begins to share a plan by a new link, or ends the link.',
});

export const sharedPlanGet = defineEndpoint({
  name: 'plan.shared',
  method: 'GET',
  path: '/api/v1/shared-plan/{shareKey}',
  access: 'public',
  language: 'header',
  params: z.object({ shareKey: z.string() }),
  response: shownPlan,
  summary: 'A plan that its member shares by a link, to read.',
});
