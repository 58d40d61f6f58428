import { type Post, postsList } from '@haesol/contracts/board';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { sendKept } from '../../../http/keptAnswers.ts';
import { noticeFeedPath } from '../../../pages/edge/discovery.ts';
import { messages, noticeFeedTitle } from '../../../pages/edge/messages.ts';
import { createPostRepository } from './repository.ts';

/** Number of notices; feed readers store older ones. */
const itemCount = 30;

function toItem(post: Post, publicUrl: string): string {
  const url = escapeHtml(`${publicUrl}/infoPlaza/noticeDetail?postUid=${encodeURIComponent(post.postUid)}`);
  return [
    '<item>',
    `<title>${escapeHtml(post.title)}</title>`,
    `<link>${url}</link><guid>${url}</guid>`,
    `<category>${escapeHtml(post.categoryNm)}</category>`,
    `<description>${escapeHtml(post.summary)}</description>`,
    `<pubDate>${new Date(post.createdDt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

/** Renders RSS 2.0. @param posts newest first */
function renderNoticeFeed(posts: readonly Post[], publicUrl: string): string {
  const feedUrl = escapeHtml(`${publicUrl}${noticeFeedPath}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(noticeFeedTitle())}</title><link>${escapeHtml(publicUrl)}/infoPlaza/notice</link>`,
    `<description>${escapeHtml(messages.noticeFeedText)}</description><language>ko</language>`,
    `<atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => toItem(post, publicUrl)),
    '</channel></rss>',
  ].join('');
}

/** Serves `GET /rss/notices.xml` for feed readers: the newest notices, pinned ones by date. */
export function registerNoticeFeed(app: FastifyInstance, { db, config, answers, takeReadTurn }: AppContext): void {
  const posts = createPostRepository(db);
  async function makeFeed(now: Date): Promise<string> {
    const page = { limit: itemCount, offset: 0, now };
    const { list } = await posts.listPosts(postsList.query.parse({ board: 'NOTICE' }), page);
    const newestFirst = list.toSorted((a, b) => Date.parse(b.createdDt) - Date.parse(a.createdDt));
    return renderNoticeFeed(newestFirst, config.publicUrl);
  }

  app.get(noticeFeedPath, { config: { access: 'public', countsAsRead: true } }, async (request, reply) => {
    const body = await answers.get(noticeFeedPath, (now) => takeReadTurn(request.ip, () => makeFeed(now)));
    reply.header('Cache-Control', 'no-cache').header('X-Content-Type-Options', 'nosniff');
    return sendKept(request, reply, body, 'application/rss+xml; charset=utf-8');
  });
}
