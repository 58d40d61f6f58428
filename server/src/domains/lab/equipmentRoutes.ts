import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  type EquipmentDetail,
  equipmentCalendar,
  equipmentGet,
  equipmentList,
  equipmentSlots,
  equipmentWeek,
  priceClassOf,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/schema.ts';
import { daysBetween, isDate, toSeoulDate } from '../../db/seoulTime.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Principal } from '../../http/context.ts';
import { route } from '../../http/plugins/route.ts';
import { findRefusal, findTraining } from './booking/refusal.ts';
import { readCalendar, readSlots } from './calendar.ts';
import { getDevice } from './equipment/device.ts';
import { readWindow } from './equipment/occupation.ts';
import { createEquipmentRepository, type WantedTime } from './equipment/repository.ts';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Limit of days ahead for all equipment. */
const farthestDays = 366;

function toWantedTime(date: string, start: string, end: string, now: Date): WantedTime | undefined {
  if (!isDate(date) || !timePattern.test(start) || !timePattern.test(end) || start >= end) return undefined;
  return Math.abs(daysBetween(toSeoulDate(now), date)) > farthestDays ? undefined : { date, start, end };
}

/** Returns price, limits and refusal for a booking of this equipment, for the requesting member or visitor. */
async function readBooking(
  db: Db,
  eqUid: string,
  member: Principal | undefined,
  now: Date,
): Promise<EquipmentDetail['booking']> {
  const device = await getDevice(db, eqUid);
  const window = await readWindow(db, device, now);
  const priceClass = priceClassOf(member?.memberClass);
  const training = member && (await findTraining(db, member.memberUid, eqUid));
  const week = { limit: 1, eqUids: [eqUid], date: '', start: 'BOOKABLE', now } as const;
  const [row] = (await createEquipmentRepository(db).getWeek(week)).rows;
  return {
    ...window,
    maxSlots: device.maxSlots,
    bufferMin: device.grid.bufferMin,
    leadDays: device.leadDays,
    horizonDays: device.horizonDays,
    priceClass,
    price: device.prices[priceClass],
    training: training ?? null,
    week: row?.cells ?? [],
    refusal: member === undefined ? null : await findRefusal(db, member, device, { date: window.firstDate }),
  };
}

export default async function equipmentRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db } = context;
  const equipment = createEquipmentRepository(db);

  route(app, context, equipmentList, async ({ member, query }) => {
    const { date, from, to, ...filter } = query;
    const now = await clock.now();
    return equipment.listEquipment(
      { ...filter, free: toWantedTime(date, from, to, now), memberUid: member?.memberUid ?? null },
      { ...toPage(query), now },
    );
  });

  route(app, context, equipmentWeek, async ({ query: { eqUid, ...query } }) =>
    equipment.getWeek({ ...query, eqUids: eqUid === '' ? [] : [eqUid], now: await clock.now() }),
  );

  route(app, context, equipmentGet, async ({ member, params: { eqUid } }) => {
    const now = await clock.now();
    const found = await equipment.findEquipment(eqUid, member?.memberUid ?? null, now);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return {
      ...found,
      booking: await readBooking(db, eqUid, member, now),
      related: await equipment.listRelated(found, now),
    };
  });

  route(app, context, equipmentCalendar, async ({ member, params: { eqUid }, query: { month, rsvUid, weeks } }) => {
    const requester = { memberUid: member?.memberUid ?? null, changeOf: rsvUid };
    return readCalendar(db, await getDevice(db, eqUid), { month, weeks, requester, now: await clock.now() });
  });

  route(app, context, equipmentSlots, async ({ member, params: { eqUid }, query: { date, rsvUid } }) => {
    const requester = { memberUid: member?.memberUid ?? null, changeOf: rsvUid };
    return readSlots(db, await getDevice(db, eqUid), { date, requester, member, now: await clock.now() });
  });
}
