import { definePage, getCodes } from '@haesol/remote/routes';
import { lists, pages, terms } from '#lists';
import { paths } from '#paths';
import { common } from './commonPage.ts';
import { today } from './today.ts';

/** Pages of what the office publishes: posts, questions, pages and terms. */
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
];
