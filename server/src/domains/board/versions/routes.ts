import {
  adminAddTerms,
  adminChangePage,
  adminChangeTerms,
  adminPages,
  adminRemoveTerms,
  adminTerms,
  termsNoticeDays,
} from '@haesol/contracts/board';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { route } from '../../../http/plugins/route.ts';
import { changePage, listStaffPages } from '../../common/contents/staffPages.ts';
import { addTerms, changeTerms, listStaffTerms, removeTerms } from '../../common/terms/staffTerms.ts';

/** Pages and terms. */
export default async function versionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminPages, async () => ({ list: await listStaffPages(db) }));

  route(app, context, adminChangePage, ({ member, params: { menuKey }, body, write }) =>
    write(async (trx) => ({ rev: await changePage(trx, menuKey, body, member) })),
  );

  route(app, context, adminTerms, async ({ member: { now }, query: { code } }) => ({
    list: await listStaffTerms(db, code, toSeoulDate(now)),
  }));

  route(app, context, adminAddTerms, ({ member, body: { code, version, ...text }, write }) =>
    write((trx) => addTerms(trx, { code, version }, text, member, termsNoticeDays).then(() => ({}))),
  );

  route(app, context, adminChangeTerms, ({ member, params, body, write }) =>
    write((trx) => changeTerms(trx, params, body, member, termsNoticeDays).then(() => ({}))),
  );

  route(app, context, adminRemoveTerms, ({ member, params, write }) =>
    write((trx) => removeTerms(trx, params, member).then(() => ({}))),
  );
}
