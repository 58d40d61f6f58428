import { faqGet, faqList, postsGet, postsList, qnaGet, qnaList } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { definePage, fromSearch, get, type Redirect } from '@haesol/remote/routes';
import { paths } from '#paths';
import { boardListStates } from './features/board/boardListStates.ts';
import { faqListState } from './features/faq/faqListState.ts';
import { qnaListState } from './features/publicQna/qnaListState.ts';

const post = get(postsGet, { postUid: fromSearch('postUid') });
/** All pages of a list endpoint, for the site map. */
const allPages = { pageNum: fromSearch('pageNum'), pageSize: 100 } as const;
const office = { '@type': 'CollegeOrUniversity', name: 'pages.organization', url: '/' };
const newsArticle = {
  '@type': 'NewsArticle',
  headline: '{0.title}',
  description: '{0.summary}',
  image: '{0.thumbUrl}',
  datePublished: '{0.createdDt}',
  dateModified: '{0.updatedDt}',
  author: office,
  publisher: { ...office, logo: '/icon-512.png' },
};
/** Notices have no picture. */
const noticeArticle = { ...newsArticle, image: '/art/og/banner-1.png' };
const creativeWork = {
  '@type': 'CreativeWork',
  name: '{0.title}',
  description: '{0.summary}',
  datePublished: '{0.createdDt}',
};
const faqPage = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: '{0.title}', acceptedAnswer: { '@type': 'Answer', text: '{0.html}' } }],
};
const questionPage = {
  '@type': 'QAPage',
  mainEntity: {
    '@type': 'Question',
    name: '{0.title}',
    text: '{0.content}',
    datePublished: '{0.createdDt}',
    answerCount: '{0.answers.length}',
    author: { '@type': 'Person', name: '{0.writerNm}' },
    suggestedAnswer: {
      each: '0.answers',
      item: {
        '@type': 'Answer',
        text: '{0.content}',
        datePublished: '{0.createdDt}',
        author: { '@type': 'Organization', name: '{0.writerNm}' },
      },
    },
  },
};

export const redirects: readonly Redirect[] = [
  { path: '/infoPlaza', to: paths.notice, group: 'infoPlaza', title: 'pages.infoPlaza.title' },
];

export const routes = [
  definePage({
    path: paths.notice,
    group: 'infoPlaza',
    title: 'pages.notice.title',
    description: 'pages.notice.description',
    menu: { id: 'infoPlaza_notice', order: 10, description: 'pages.notice.menu' },
    gets: [boardListStates.NOTICE.get],
    props: { board: 'NOTICE' },
    search: ['view'],
    screen: () => import('./features/board/BoardListScreen.tsx'),
  }),
  definePage({
    path: paths.noticeDetail,
    aliases: ['/infoPlaza/notice_detail'],
    group: 'infoPlaza',
    title: 'pages.noticeDetail.title',
    description: 'pages.noticeDetail.description',
    missing: errorCodes.notFound,
    counted: true,
    structuredData: noticeArticle,
    listedBy: { get: get(postsList, { ...allPages, board: 'NOTICE' }), key: 'postUid' },
    gets: [post],
    uids: ['postUid'],
    props: { board: 'NOTICE' },
    screen: () => import('./features/board/BoardDetailScreen.tsx'),
  }),
  definePage({
    path: paths.news,
    group: 'infoPlaza',
    title: 'pages.news.title',
    description: 'pages.news.description',
    menu: { id: 'infoPlaza_news', order: 20, description: 'pages.news.description' },
    gets: [boardListStates.NEWS.get],
    props: { board: 'NEWS' },
    search: ['view'],
    screen: () => import('./features/board/BoardListScreen.tsx'),
  }),
  definePage({
    path: paths.newsDetail,
    aliases: ['/infoPlaza/news_detail'],
    group: 'infoPlaza',
    title: 'pages.newsDetail.title',
    description: 'pages.newsDetail.description',
    missing: errorCodes.notFound,
    counted: true,
    structuredData: newsArticle,
    listedBy: { get: get(postsList, { ...allPages, board: 'NEWS' }), key: 'postUid' },
    gets: [post],
    uids: ['postUid'],
    props: { board: 'NEWS' },
    screen: () => import('./features/board/BoardDetailScreen.tsx'),
  }),
  definePage({
    path: paths.reference,
    group: 'infoPlaza',
    title: 'pages.reference.title',
    description: 'pages.reference.description',
    menu: { id: 'infoPlaza_reference', order: 50, description: 'pages.reference.menu' },
    gets: [boardListStates.REFERENCE.get],
    props: { board: 'REFERENCE' },
    search: ['view'],
    screen: () => import('./features/board/BoardListScreen.tsx'),
  }),
  definePage({
    path: paths.referenceDetail,
    aliases: ['/infoPlaza/reference_detail'],
    group: 'infoPlaza',
    title: 'pages.referenceDetail.title',
    description: 'pages.referenceDetail.description',
    missing: errorCodes.notFound,
    counted: true,
    structuredData: creativeWork,
    listedBy: { get: get(postsList, { ...allPages, board: 'REFERENCE' }), key: 'postUid' },
    gets: [post],
    uids: ['postUid'],
    props: { board: 'REFERENCE' },
    screen: () => import('./features/board/BoardDetailScreen.tsx'),
  }),
  definePage({
    path: paths.faq,
    group: 'infoPlaza',
    title: 'pages.faq.title',
    description: 'pages.faq.description',
    menu: { id: 'infoPlaza_faq', order: 30, description: 'pages.faq.menu' },
    gets: [faqListState.get],
    screen: () => import('./features/faq/FaqListScreen.tsx'),
  }),
  definePage({
    path: paths.faqDetail,
    aliases: ['/infoPlaza/faq_detail'],
    group: 'infoPlaza',
    title: 'pages.faqDetail.title',
    description: 'pages.faqDetail.description',
    missing: errorCodes.notFound,
    counted: true,
    structuredData: faqPage,
    listedBy: { get: get(faqList, allPages), key: 'faqUid' },
    gets: [get(faqGet, { faqUid: fromSearch('faqUid') })],
    uids: ['faqUid'],
    screen: () => import('./features/faq/FaqDetailScreen.tsx'),
  }),
  definePage({
    path: paths.qna,
    group: 'infoPlaza',
    title: 'pages.qna.title',
    description: 'pages.qna.description',
    menu: {
      id: 'infoPlaza_qna',
      order: 40,
      description: 'pages.qna.menu',
      link: paths.ownQna,
      visitorLink: '/login?next=/myPage/myQna',
    },
    gets: [qnaListState.get],
    screen: () => import('./features/publicQna/QnaListScreen.tsx'),
  }),
  definePage({
    path: paths.qnaDetail,
    group: 'infoPlaza',
    title: 'pages.qnaDetail.title',
    description: 'pages.qnaDetail.description',
    missing: errorCodes.notFound,
    counted: true,
    slots: ['qna.question.v1'],
    structuredData: questionPage,
    listedBy: { get: get(qnaList, allPages), key: 'qnaUid', where: { privateYn: 'N' } },
    gets: [get(qnaGet, { qnaUid: fromSearch('qnaUid') })],
    uids: ['qnaUid'],
    screen: () => import('./features/publicQna/QnaDetailScreen.tsx'),
  }),
];
