import { type Contents, contentBlock, contentsGet, errorCodes } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { findContents } from './repository.ts';

const storedBlocks = z.array(contentBlock);

export default async function contentRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  keptRoute(app, context, contentsGet, async ({ params: { menuKey } }): Promise<Contents> => {
    const row = await findContents(context.db, menuKey);
    if (row === undefined) throw new ApiError(errorCodes.notFound);
    return { title: row.title, blocks: storedBlocks.parse(row.blocks), updatedDt: toSeoulInstant(row.updated_at) };
  });
}
