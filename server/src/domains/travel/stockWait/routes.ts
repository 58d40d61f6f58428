import { stockWaitAdd, stockWaitPass, stockWaitRemove, stockWaits } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { addWait, listWaits, passOffer, stopWaiting } from './waits.ts';

/** Endpoints for waits for sold-out days and hours. */
export default async function stockWaitRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, stockWaitAdd, ({ body: { goodsDtlId, useDate, useTime, count }, member, write }) =>
    write((trx) => addWait(trx, { goodsDtlId, date: useDate, time: useTime ?? '00:00', count }, member)),
  );

  route(app, context, stockWaits, ({ member, languageCd }) => listWaits(context.db, member, languageCd));

  route(app, context, stockWaitRemove, ({ params, member, write }) =>
    write(async (trx) => {
      await stopWaiting(trx, params.waitUid, member);
      return {};
    }),
  );

  route(app, context, stockWaitPass, ({ params, member, write }) =>
    write(async (trx) => {
      await passOffer(trx, params.waitUid, member);
      return {};
    }),
  );
}
