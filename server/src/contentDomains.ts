import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from './context.ts';
import attractionRoutes from './domains/attraction/routes.ts';
import codeRoutes from './domains/codes/routes.ts';
import commentRoutes from './domains/comments/routes.ts';
import contentRoutes from './domains/contents/routes.ts';
import eduRoutes from './domains/edu/routes.ts';
import equipmentRoutes from './domains/equipment/routes.ts';
import faqRoutes from './domains/faq/routes.ts';
import fileRoutes from './domains/files/routes.ts';
import mainRoutes from './domains/main/routes.ts';
import notificationRoutes from './domains/notifications/routes.ts';
import passRoutes from './domains/pass/routes.ts';
import postRoutes from './domains/posts/routes.ts';
import promotionRoutes from './domains/promotion/routes.ts';
import qnaRoutes from './domains/qna/routes.ts';
import searchRoutes from './domains/search/routes.ts';
import termsRoutes from './domains/terms/routes.ts';
import tourRoutes from './domains/tour/routes.ts';

/** Boards, pages, lists, the search, questions and what hangs on them. */
export const contentDomains: readonly FastifyPluginAsync<AppContext>[] = [
  codeRoutes,
  contentRoutes,
  termsRoutes,
  postRoutes,
  faqRoutes,
  fileRoutes,
  qnaRoutes,
  commentRoutes,
  notificationRoutes,
  equipmentRoutes,
  eduRoutes,
  attractionRoutes,
  passRoutes,
  tourRoutes,
  promotionRoutes,
  mainRoutes,
  searchRoutes,
];
