import {
  adminAddTravelInfo,
  adminChangeTravelInfo,
  adminRemoveTravelInfo,
  adminTravelInfo,
  toPage,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/auditLog.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { addInfo, changeInfo, listOfficeInfo, removeInfo } from './officeInfo.ts';

/** What staff do with travel information. */
export function installOfficeRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminTravelInfo, ({ query }) => listOfficeInfo(context.db, query.searchKeyword, toPage(query)));

  route(app, context, adminAddTravelInfo, ({ body: form, member: staff, write }) =>
    write(async (trx) => {
      const id = await addInfo(trx, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.add', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminChangeTravelInfo, ({ params: { id }, body: form, member: staff, write }) =>
    write(async (trx) => {
      await changeInfo(trx, id, form);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.change', targetUid: id });
      return { id };
    }),
  );

  route(app, context, adminRemoveTravelInfo, ({ params: { id }, member: staff, write }) =>
    write(async (trx) => {
      await removeInfo(trx, id, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'travelInfo.remove', targetUid: id });
      return {};
    }),
  );
}
