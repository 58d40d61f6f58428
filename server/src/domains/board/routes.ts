import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../context.ts';
import commentRoutes from './comments/routes.ts';
import faqRoutes from './faq/routes.ts';
import postRoutes from './posts/routes.ts';
import qnaRoutes from './qna/routes.ts';
import sharingRoutes from './sharing/routes.ts';
import versionRoutes from './versions/routes.ts';

/** Routes of posts, questions and answers, comments, sharing, versions of contents. */
export const boardRoutes: readonly FastifyPluginAsync<AppContext>[] = [
  postRoutes,
  faqRoutes,
  qnaRoutes,
  commentRoutes,
  sharingRoutes,
  versionRoutes,
];
