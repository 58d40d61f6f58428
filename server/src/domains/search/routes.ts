import { searchPopular, searchSuggest } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { listPopular, listSuggestions } from './repository.ts';

export default async function searchRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, searchSuggest, async ({ query: { q } }) => ({
    list: await listSuggestions(context.db, q, await context.clock.now()),
  }));

  route(app, context, searchPopular, async () => {
    const list = await listPopular(context.db);
    return { list, cnt_total: list.length };
  });
}
