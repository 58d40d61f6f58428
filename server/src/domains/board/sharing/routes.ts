import { sharingGet, sharingList } from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { toPublicFileRef } from '../../common/files/fileLinks.ts';
import { createSharingRepository } from './repository.ts';

export default async function sharingRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const sharings = createSharingRepository(context.db);

  route(app, context, sharingList, async ({ query }) =>
    sharings.listSharings(query, { ...toPage(query), now: await context.clock.now() }),
  );

  route(app, context, sharingGet, async ({ params: { shareUid } }) => {
    const sharing = await sharings.findSharing(shareUid);
    if (sharing === undefined) throw new ApiError(errorCodes.notFound);
    return { ...sharing, files: (await sharings.listFiles(shareUid)).map(toPublicFileRef) };
  });
}
