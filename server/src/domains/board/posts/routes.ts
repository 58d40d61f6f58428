import { postsGet, postsList } from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { registerNoticeFeed } from './feed.ts';
import { createPostRepository } from './repository.ts';
import { countView } from './views.ts';

export default async function postRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const posts = createPostRepository(context.db);
  registerNoticeFeed(app, context);

  route(app, context, postsList, async ({ query }) =>
    posts.listPosts(query, { ...toPage(query), now: await context.clock.now() }),
  );

  route(app, context, postsGet, async ({ params: { postUid }, request }) => {
    const now = await context.clock.now();
    await countView(context, request, { table: 'post', column: 'post_uid', uid: postUid, now });
    const post = await posts.findPost(postUid, now);
    if (post === undefined) throw new ApiError(errorCodes.notFound);
    return post;
  });
}
