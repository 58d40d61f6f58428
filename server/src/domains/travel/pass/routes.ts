import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  adminAddPassGoods,
  adminChangePassGoods,
  adminPassGoods,
  adminPassGoodsGet,
  adminPassGoodsTexts,
  myPassGet,
  myPassList,
  passGet,
  passList,
  stickyMyPass,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { listMemberPasses, readMemberPass } from './memberPasses.ts';
import { createPassRepository } from './repository.ts';
import { addPassGoods, changePassGoods, changePassTexts, getPassGoods, listPassGoods } from './staffPassGoods.ts';

export default async function passRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const passes = createPassRepository(context.db);

  keptRoute(app, context, passList, ({ query, languageCd }) =>
    passes.listPasses({ searchKeyword: '', psCd: query.psCd }, { ...toPage(query), languageCd }),
  );

  keptRoute(app, context, passGet, async ({ params: { gdsDtlUid }, languageCd, member, now }) => {
    const found = await passes.findPass(gdsDtlUid, {
      languageCd,
      now,
      memberUid: member?.memberUid,
    });
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    return found;
  });

  route(app, context, myPassList, ({ query, languageCd, member: { memberUid, now } }) =>
    listMemberPasses(context.db, memberUid, { ...toPage(query), languageCd, now }),
  );

  route(app, context, myPassGet, ({ params: { passUid }, languageCd, member: { memberUid, now } }) =>
    readMemberPass(context, passUid, { memberUid, languageCd, now }),
  );

  route(app, context, stickyMyPass, ({ query, languageCd, member: { memberUid, now } }) =>
    listMemberPasses(context.db, memberUid, { ...toPage(query), languageCd, now }),
  );

  route(app, context, adminPassGoods, ({ query }) => listPassGoods(context.db, query, toPage(query)));

  route(app, context, adminPassGoodsGet, ({ params }) => getPassGoods(context.db, params.gdsDtlUid));

  route(app, context, adminAddPassGoods, ({ member, body, write }) => write((trx) => addPassGoods(trx, body, member)));

  route(app, context, adminChangePassGoods, ({ member, params: { gdsDtlUid }, body, write }) =>
    write((trx) => changePassGoods(trx, gdsDtlUid, body, member)),
  );

  route(app, context, adminPassGoodsTexts, ({ member, params: { gdsDtlUid }, body, write }) =>
    write((trx) => changePassTexts(trx, gdsDtlUid, body, member)),
  );
}
