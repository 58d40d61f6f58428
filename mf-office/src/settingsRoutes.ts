import { errorCodes } from '@haesol/contracts/common';
import { adminMember } from '@haesol/contracts/identity';
import { definePage, fromSearch, get, getCodes } from '@haesol/remote/routes';
import { lists, rights, synonyms } from '#lists';
import { paths } from '#paths';
import { common } from './commonPage.ts';
import { today } from './today.ts';

/** Pages of members, roles, mails, jobs and logs. */
export const settingsRoutes = [
  definePage({
    ...common,
    path: paths.searchWords,
    title: 'pages.searchWords.title',
    description: 'pages.searchWords.description',
    gets: [synonyms, today],
    search: ['edit'],
    screen: () => import('./features/settings/SearchWordsScreen.tsx'),
  }),
  definePage({
    ...common,
    guard: 'admin',
    path: paths.roles,
    title: 'pages.roles.title',
    description: 'pages.roles.description',
    gets: [rights, today],
    search: ['edit'],
    screen: () => import('./features/settings/RolesScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.templates,
    title: 'pages.templates.title',
    description: 'pages.templates.description',
    gets: [lists.templates.get, today],
    search: ['edit'],
    screen: () => import('./features/settings/TemplatesScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.mail,
    title: 'pages.mail.title',
    description: 'pages.mail.description',
    gets: [lists.mail.get, today],
    screen: () => import('./features/settings/MailScreen.tsx'),
  }),
  definePage({
    ...common,
    guard: 'admin',
    path: paths.jobs,
    title: 'pages.jobs.title',
    description: 'pages.jobs.description',
    gets: [lists.jobs.get, today],
    screen: () => import('./features/settings/JobsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.members,
    title: 'pages.members.title',
    description: 'pages.members.description',
    gets: [lists.members.get, today, getCodes('MBR_CLS')],
    screen: () => import('./features/settings/MembersScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.memberItem,
    title: 'pages.members.title',
    description: 'pages.members.description',
    gets: [get(adminMember, { memberUid: fromSearch('memberUid') }), today],
    missing: errorCodes.notFound,
    uids: ['memberUid'],
    screen: () => import('./features/settings/MemberScreen.tsx'),
  }),
  definePage({
    ...common,
    guard: 'admin',
    path: paths.access,
    title: 'pages.access.title',
    description: 'pages.access.description',
    gets: [lists.access.get, today],
    screen: () => import('./features/settings/AccessLogScreen.tsx'),
  }),
  definePage({
    ...common,
    guard: 'admin',
    path: paths.audit,
    title: 'pages.audit.title',
    description: 'pages.audit.description',
    gets: [lists.audit.get, today],
    screen: () => import('./features/settings/AuditScreen.tsx'),
  }),
];
