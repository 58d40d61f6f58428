import {
  adminAddSharing,
  adminChangeSharing,
  adminRemoveSharing,
  adminSharings,
  sharingGet,
  sharingList,
} from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { writeRecorded } from '../../common/contents/changeShown.ts';
import { toPublicFileRef } from '../../common/files/fileLinks.ts';
import { createSharingRepository } from './repository.ts';
import { addSharing, changeSharing, listStaffSharings, removeSharing } from './staffSharings.ts';

export default async function sharingRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const sharings = createSharingRepository(context.db);

  keptRoute(app, context, sharingList, ({ query, now }) => sharings.listSharings(query, { ...toPage(query), now }));

  keptRoute(app, context, sharingGet, async ({ params: { shareUid }, now }) => {
    const sharing = await sharings.findSharing(shareUid, now);
    if (sharing === undefined) throw new ApiError(errorCodes.notFound);
    return { ...sharing, files: (await sharings.listFiles(shareUid)).map(toPublicFileRef) };
  });

  route(app, context, adminSharings, ({ query, member: { now } }) =>
    listStaffSharings(context, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddSharing, async (call) => {
    const { id } = await writeRecorded(call, 'sharing.add', (trx) => addSharing(trx, call.body, call.member));
    return { shareUid: id };
  });

  route(app, context, adminChangeSharing, async (call) => {
    const { params, body, member } = call;
    const { id } = await writeRecorded(
      call,
      'sharing.change',
      (trx) => changeSharing(trx, params.shareUid, body, member),
      { table: 'sharing', uid: params.shareUid, rev: body.rev },
    );
    return { shareUid: id };
  });

  route(app, context, adminRemoveSharing, async (call) => {
    await writeRecorded(call, 'sharing.remove', (trx) => removeSharing(trx, call.params.shareUid, call.member.now));
    return {};
  });
}
