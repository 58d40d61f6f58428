import { equipmentGet, equipmentList, equipmentWeek, errorCodes, toPage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { isDate, seoulInstant } from '../../seoulTime.ts';
import { createEquipmentRepository } from './repository.ts';
import type { Period } from './rules.ts';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

function toPeriod(date: string, from: string, to: string): Period | undefined {
  if (!isDate(date) || !timePattern.test(from) || !timePattern.test(to) || from >= to) return undefined;
  return { from: seoulInstant(date, from), to: seoulInstant(date, to) };
}

export default async function equipmentRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const equipment = createEquipmentRepository(context.db);

  route(app, context, equipmentList, async ({ query }) => {
    const { date, from, to, ...filter } = query;
    return equipment.listEquipment(
      { ...filter, free: toPeriod(date, from, to) },
      { ...toPage(query), now: await context.clock.now() },
    );
  });

  route(app, context, equipmentWeek, async ({ query: { limit, eqUid, date } }) =>
    equipment.getWeek({ limit, eqUid, date, now: await context.clock.now() }),
  );

  route(app, context, equipmentGet, async ({ params: { eqUid } }) => {
    const found = await equipment.findEquipment(eqUid, await context.clock.now());
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });
}
