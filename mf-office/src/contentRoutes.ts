import { definePage, getCodes } from '@haesol/remote/routes';
import { lists, pages, terms } from '#lists';
import { paths } from '#paths';
import { common } from './commonPage.ts';
import { today } from './today.ts';

/** Pages of what the office publishes: posts, questions, pages, terms, banners, calls and others. */
export const contentRoutes = [
  definePage({
    ...common,
    path: paths.posts,
    title: 'pages.posts.title',
    description: 'pages.posts.description',
    gets: [lists.posts.get, today, getCodes('NOTICE_CTG'), getCodes('NEWS_CTG'), getCodes('REFERENCE_CTG')],
    search: ['edit'],
    screen: () => import('./features/contents/PostsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.faq,
    title: 'pages.faq.title',
    description: 'pages.faq.description',
    gets: [lists.faq.get, today, getCodes('FAQ_CTG')],
    search: ['edit'],
    screen: () => import('./features/contents/FaqScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.pages,
    title: 'pages.pages.title',
    description: 'pages.pages.description',
    gets: [pages, today],
    search: ['edit'],
    screen: () => import('./features/contents/PagesScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.terms,
    title: 'pages.terms.title',
    description: 'pages.terms.description',
    gets: [terms, today],
    search: ['edit'],
    screen: () => import('./features/contents/TermsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.banners,
    title: 'pages.banners.title',
    description: 'pages.banners.description',
    gets: [lists.banners.get, today],
    search: ['edit'],
    screen: () => import('./features/contents/BannersScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.share,
    title: 'pages.share.title',
    description: 'pages.share.description',
    gets: [lists.sharing.get, today, getCodes('TECH_FIELD')],
    search: ['edit'],
    screen: () => import('./features/contents/SharingScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.calls,
    title: 'pages.calls.title',
    description: 'pages.calls.description',
    gets: [lists.calls.get, today],
    search: ['edit'],
    screen: () => import('./features/calls/NoticesScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.programs,
    title: 'pages.programs.title',
    description: 'pages.programs.description',
    gets: [lists.programs.get, today],
    search: ['edit'],
    screen: () => import('./features/calls/ProgramsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.placeNotices,
    title: 'pages.placeNotices.title',
    description: 'pages.placeNotices.description',
    gets: [lists.placeNotices.get, today],
    search: ['edit'],
    screen: () => import('./features/travelContents/PlaceNoticesScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.popularWords,
    title: 'pages.popularWords.title',
    description: 'pages.popularWords.description',
    gets: [lists.popularWords.get, today],
    screen: () => import('./features/settings/PopularWordsScreen.tsx'),
  }),
];
