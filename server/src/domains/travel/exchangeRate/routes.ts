import { toPage } from '@haesol/contracts/common';
import { adminAddRate, adminChangeRate, adminRates, adminRemoveRate, exchangeRates } from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { removeShown, writeRecorded } from '../../common/contents/changeShown.ts';
import { listRates } from './listRates.ts';
import { addRate, changeRate, listStaffRates } from './staffRates.ts';

export default async function exchangeRateRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  keptRoute(app, context, exchangeRates, ({ now }) => listRates(db, now));

  route(app, context, adminRates, ({ query }) => listStaffRates(db, query, toPage(query)));

  route(app, context, adminAddRate, async (call) => {
    const { currencyCd, ...form } = call.body;
    await writeRecorded(call, 'exchangeRate.add', (trx) => addRate(trx, currencyCd, form, call.member));
    return { currencyCd };
  });

  route(app, context, adminChangeRate, async (call) => {
    const { currencyCd } = call.params;
    const seen = { table: 'exchange_rate', uid: currencyCd, rev: call.body.rev } as const;
    await writeRecorded(
      call,
      'exchangeRate.change',
      (trx) => changeRate(trx, currencyCd, call.body, call.member),
      seen,
    );
    return { currencyCd };
  });

  route(app, context, adminRemoveRate, async (call) => {
    await writeRecorded(call, 'exchangeRate.remove', (trx) =>
      removeShown(trx, 'exchange_rate', call.params.currencyCd, call.member.now),
    );
    return {};
  });
}
