import {
  adminAddPost,
  adminChangePost,
  adminPosts,
  adminRemovePost,
  postsGet,
  postsList,
} from '@haesol/contracts/board';
import { errorCodes, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { registerNoticeFeed } from './feed.ts';
import { createPostRepository } from './repository.ts';
import { addPost, changePost, listStaffPosts, removePost } from './staffPosts.ts';
import { countView } from './views.ts';

export default async function postRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const posts = createPostRepository(context.db);
  registerNoticeFeed(app, context);

  keptRoute(app, context, postsList, ({ query, now }) => posts.listPosts(query, { ...toPage(query), now }));

  route(app, context, postsGet, async ({ params: { postUid }, request }) => {
    const now = await context.clock.now();
    await countView(context, request, { table: 'post', column: 'post_uid', uid: postUid, now });
    const post = await posts.findPost(postUid, now);
    if (post === undefined) throw new ApiError(errorCodes.notFound);
    return post;
  });

  route(app, context, adminPosts, ({ member: { now }, query }) =>
    listStaffPosts(context, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddPost, ({ member, body, write }) =>
    write(async (trx) => ({ postUid: await addPost(trx, body, member) })),
  );

  route(app, context, adminChangePost, ({ member, params: { postUid }, body, write }) =>
    write(async (trx) => {
      await changePost(trx, postUid, body, member);
      return { postUid };
    }),
  );

  route(app, context, adminRemovePost, ({ member, params: { postUid }, write }) =>
    write(async (trx) => {
      await removePost(trx, postUid, member);
      return {};
    }),
  );
}
