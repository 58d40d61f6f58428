import {
  aFaq,
  aFaqDetail,
  aPost,
  aPostDetail,
  aQna,
  aQnaDetail,
  expectScreenState,
  type ScreenStates,
  screenStateNames,
} from '@haesol/remote/testing';
import { app } from './app.ts';

const post = aPost({ title: '이용료 감면 안내' });
const postDetail = aPostDetail({ title: '이용료 감면 안내' });
const faq = aFaq({ title: '며칠 전까지인가요?' });
const faqDetail = aFaqDetail({ html: '<p>2영업일 전까지입니다.</p>' });
const question = aQna({ title: '시료 크기 제한이 있나요?' });
const questionDetail = aQnaDetail({ title: '시료 크기 제한이 있나요?' });
const nothing = { list: [], cnt_total: 0, categories: [] };
const posts = { 'posts.list': { list: [post], cnt_total: 1, categories: [] } };
const noPosts = { text: /등록된 게시물이 없습니다/, answers: { 'posts.list': nothing } };
const chooseFirst = /목록/;

const screens: readonly (readonly [string, Record<string, unknown>, ScreenStates, slot?: string])[] = [
  ['/infoPlaza/notice', posts, { ready: /이용료 감면 안내/, empty: noPosts }],
  ['/infoPlaza/news', posts, { ready: /이용료 감면 안내/, empty: noPosts }],
  ['/infoPlaza/reference', posts, { ready: /이용료 감면 안내/, empty: noPosts }],
  ...(['notice', 'news', 'reference'] as const).map(
    (board) =>
      [
        `/infoPlaza/${board}Detail?postUid=p1`,
        { 'posts.get': postDetail },
        { ready: /감면합니다/, empty: { text: chooseFirst, path: `/infoPlaza/${board}Detail` } },
      ] as const,
  ),
  [
    '/infoPlaza/faq',
    { 'faq.list': { list: [faq], cnt_total: 1, categories: [] }, 'faq.get': faqDetail },
    { ready: /며칠 전까지/, empty: { text: /등록된 게시물이 없습니다/, answers: { 'faq.list': nothing } } },
  ],
  [
    '/infoPlaza/faqDetail?faqUid=F1',
    { 'faq.get': faqDetail },
    { ready: /2영업일/, empty: { text: chooseFirst, path: '/infoPlaza/faqDetail' } },
  ],
  [
    '/infoPlaza/qna',
    { 'qna.list': { list: [question], cnt_total: 1 } },
    { ready: /시료 크기/, empty: { text: /등록된 게시물이 없습니다/, answers: { 'qna.list': nothing } } },
  ],
  [
    '/infoPlaza/qna_detail?qnaUid=q1',
    { 'qna.get': questionDetail },
    { ready: /시료 크기/, empty: { text: chooseFirst, path: '/infoPlaza/qna_detail' } },
  ],
  ...['home.notices.v1', 'home.news.v1'].map(
    (slot) =>
      [
        '/',
        posts,
        { ready: /이용료 감면 안내/, empty: { text: /없습니다/, answers: { 'posts.list': nothing } } },
        slot,
      ] as const,
  ),
];
const cells = screens.flatMap(([path, answers, states, slot]) =>
  screenStateNames.map((state) => ({ place: slot ?? path, path, slot, answers, states, state })),
);

describe('screens of mf-infoplaza', () => {
  it.each(cells)('$place shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, ...screen })).resolves.toBeUndefined();
  });

  it('are all listed', () => {
    const seen = screens.map(([path, , , slot]) => slot ?? path.split('?')[0]);
    process.stdout.write(`screen states of mf-infoplaza: ${screens.length} × ${screenStateNames.length}\n`);

    const own = [...app.routes.map(({ paths: [path] }) => path), ...Object.keys(app.slots ?? {})];
    expect(own.toSorted()).toEqual(seen.toSorted());
  });
});
