import { sharingGet, sharingList } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { applyNoticeGet, applyNotices, myApplicationGet, myEduGet } from '@haesol/contracts/learn';
import { definePage, fromSearch, get } from '@haesol/remote/routes';
import { paths } from '#paths';
import { advisorListState } from './features/advisors/advisorListState.ts';
import { resourceListState } from './features/resources/resourceListState.ts';

/** Pages of programmes besides courses and equipment, and their application forms. */
export const applicationRoutes = [
  definePage({
    path: paths.advisors,
    group: 'cooperation',
    marks: 'cooperation_tech',
    title: 'pages.advisors.title',
    description: 'pages.advisors.description',
    gets: [advisorListState.get],
    screen: () => import('./features/advisors/AdvisorsScreen.tsx'),
  }),
  definePage({
    path: paths.projectNotice,
    group: 'cooperation',
    marks: 'cooperation_assn',
    head: 'post',
    title: 'pages.projectNotice.title',
    description: 'pages.projectNotice.description',
    missing: errorCodes.notFound,
    listedBy: { get: get(applyNotices, { pageNum: fromSearch('pageNum'), pageSize: 100 }), key: 'noticeUid' },
    gets: [get(applyNoticeGet, { noticeUid: fromSearch('noticeUid') })],
    uids: ['noticeUid'],
    screen: () => import('./features/programs/NoticeScreen.tsx'),
  }),
  definePage({
    path: paths.resources,
    head: 'half',
    group: 'cooperation',
    title: 'pages.resources.title',
    description: 'pages.resources.description',
    menu: { id: 'cooperation_sharing', order: 60, description: 'pages.resources.menu' },
    gets: [resourceListState.get],
    screen: () => import('./features/resources/ResourcesScreen.tsx'),
  }),
  definePage({
    path: paths.resourceDetail,
    group: 'cooperation',
    marks: 'cooperation_sharing',
    head: 'post',
    title: 'pages.resourceDetail.title',
    description: 'pages.resourceDetail.description',
    missing: errorCodes.notFound,
    listedBy: {
      get: get(sharingList, { pageNum: fromSearch('pageNum'), pageSize: 100, type: 'TECH' }),
      key: 'shareUid',
    },
    gets: [get(sharingGet, { shareUid: fromSearch('shareUid') })],
    uids: ['shareUid'],
    screen: () => import('./features/resources/ResourceScreen.tsx'),
  }),
  definePage({
    path: paths.application,
    group: 'cooperation',
    guard: 'member',
    render: 'client',
    bare: true,
    noindex: true,
    head: 'post',
    title: 'pages.application.title',
    description: 'pages.application.description',
    uids: ['type', 'eduUid', 'noticeUid', 'pgmUid', 'advisorUid', 'aplUid'],
    screen: () => import('./features/application/ApplicationScreen.tsx'),
  }),
  definePage({
    path: paths.applyComplete,
    group: 'cooperation',
    guard: 'member',
    render: 'client',
    noindex: true,
    head: 'post',
    title: 'pages.applyComplete.title',
    description: 'pages.applyComplete.description',
    gets: [
      get(myApplicationGet, { aplUid: fromSearch('aplUid') }, { optional: true }),
      get(myEduGet, { aplUid: fromSearch('enrollUid') }, { optional: true }),
    ],
    uids: ['aplUid', 'enrollUid'],
    screen: () => import('./features/application/CompleteScreen.tsx'),
  }),
];
