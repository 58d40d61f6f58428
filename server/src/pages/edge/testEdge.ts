import { errorCodes } from '@haesol/contracts/common';
import type { RemoteJson } from '@haesol/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { installAnswerHeaders } from '../../http/plugins/answerHeaders.ts';
import { createRegistry } from '../../release/registry/createRegistry.ts';
import { publishRelease } from '../../release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute, chunkName, openTestRegistry } from '../../release/registry/testReleases.ts';
import type { EdgeOptions } from './edgeOptions.ts';
import { registerEdge } from './registerEdge.ts';

export const publicUrl = 'https://haesol.example';

export const infoplaza: RemoteJson = aRemoteJson({
  routes: [
    aRoute({ path: '/infoPlaza', title: '정보광장', redirect: '/infoPlaza/notice' }),
    aRoute({
      path: '/infoPlaza/notice',
      chunk: chunkName,
      slots: ['travel.sticky.v1', 'home.notices.v1'],
      structuredData: {
        '@type': 'ItemList',
        itemListElement: {
          each: '0.list',
          item: { '@type': 'NewsArticle', headline: '{0.title}', about: '{0.nothing}' },
        },
      },
      gets: ['/api/v1/posts/list?pageNum={pageNum=1}'],
    }),
    aRoute({
      path: '/infoPlaza/noticeDetail',
      alias: ['/infoPlaza/notice_detail'],
      title: '{0.title} | 공지사항',
      description: '{0.summary}',
      missing: errorCodes.notFound,
      structuredData: { '@type': 'NewsArticle', headline: '{0.title}', about: '{0.nothing}' },
      listedBy: { get: '/api/v1/posts/keys?pageNum={pageNum}', key: 'postUid', where: {} },
      gets: ['/api/v1/posts/{postUid}'],
    }),
    aRoute({ path: '/infoPlaza/office', layout: 'office' }),
    aRoute({ path: '/infoPlaza/mine', guard: 'member', gets: ['/api/v1/posts/list?pageNum=1'] }),
  ],
  // In the same chunk as its page.
  offers: [{ slot: 'home.notices.v1', props: { type: 'object' }, gets: [], chunk: chunkName }],
});

const travel = aRemoteJson({
  id: 'mf-travel',
  area: ['/travel'],
  offers: [{ slot: 'travel.sticky.v1', gets: ['/api/v1/stickyArea/promotion/list'] }],
});

const posts: Readonly<Record<string, { title: string; summary: string }>> = {
  '7': { title: '장비 </script><script>alert(1)</script> 점검', summary: '"5월" 점검 & 안내' },
};

function toEnvelope(code: string, data: unknown) {
  return { status: { code, message: '' }, data };
}

/** Fakes the API: two endpoints, and envelopes for unknown paths. */
function createApi(): FastifyInstance {
  const app = Fastify();
  installAnswerHeaders(app, { publicUrl });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(toEnvelope(errorCodes.notFound, null)));
  app.get<{ Querystring: { pageNum: string } }>('/api/v1/posts/list', async ({ query, headers }) =>
    toEnvelope('200', {
      list: query.pageNum === '3' ? [{ title: '점검 안내' }, { title: '모집 안내' }] : [],
      cnt_total: 0,
      pageNum: query.pageNum,
      language: headers.language,
    }),
  );
  app.get<{ Querystring: { pageNum: string } }>('/api/v1/posts/keys', async ({ query }) =>
    toEnvelope('200', {
      list: query.pageNum === '1' ? [{ postUid: '7', createdDt: '2026-11-20T09:00:00+09:00' }, { postUid: 'a&b' }] : [],
      cnt_total: 2,
    }),
  );
  app.get<{ Params: { postUid: string } }>('/api/v1/posts/:postUid', async ({ params }, reply) => {
    if (params.postUid === 'refused') return toEnvelope(errorCodes.privatePost, null);
    if (params.postUid === 'membersOnly') return reply.code(400).send(toEnvelope(errorCodes.signInRequired, null));
    const post = posts[params.postUid];
    return post === undefined ? toEnvelope(errorCodes.notFound, null) : toEnvelope('200', post);
  });
  app.get('/api/v1/stickyArea/promotion/list', async () => {
    throw new Error('the promotion table is gone');
  });
  return app;
}

/** Opens a site with a shell and two remotes. */
export async function openTestSite() {
  const test = await openTestRegistry();
  const publish = (options: Parameters<typeof aRelease>[0]) =>
    publishRelease({ db: test.db, store: test.store, ...aRelease(options), actor: 'test' });
  const createSite = (options: Partial<EdgeOptions> = {}) => {
    const app = createApi();
    const registry = createRegistry(test.db);
    const config = { publicUrl, mode: 'demo' } as const;
    registerEdge(app, { config, store: test.store, registry, ...options });
    return app;
  };
  return {
    ...test,
    publish,
    createSite,
    async publishAll() {
      await publish({ buildId: 'shell0001', remoteJson: null });
      await publish({ buildId: 'build0001', remoteJson: infoplaza });
      await publish({ buildId: 'travel001', remoteJson: travel });
    },
  };
}

const listLinkedData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = 'null']) =>
    JSON.parse(json),
  );

export function parsePage(html: string) {
  const json = /<script type="application\/json" id="hs-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return {
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)">/s.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
    structuredData: listLinkedData(html)[0] ?? null,
    /** Without structured data of the page itself they are the first. */
    breadcrumbs: listLinkedData(html).at(-1) ?? null,
    noindex: html.includes('<meta name="robots" content="noindex">'),
    /** Preloads of remotes, without the shell's, which are in every page. */
    preloads: [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)]
      .map(([, href]) => href)
      .filter((href) => !href?.startsWith('/remotes/shell/')),
    snapshot: JSON.parse(json) as {
      registry: { remotes: Record<string, { files?: unknown }> };
      answers: Record<string, { data: unknown }>;
      mode: string;
      rendered: string[];
      serverNow: number;
    },
  };
}
