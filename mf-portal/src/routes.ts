import { errorCodes } from '@haesol/contracts/common';
import { equipmentList } from '@haesol/contracts/lab';
import { definePage, fromSearch, get, getCodes, type Redirect } from '@haesol/remote/routes';
import { paths } from '#paths';
import { applicationRoutes } from './applicationRoutes.ts';
import { chartContents, toPageGets } from './features/contentPage/contentGets.ts';
import { contentPages } from './features/contentPage/contentPages.ts';
import { eduIntroduction } from './features/education/eduIntroduction.ts';
import { eduListState, shownCertificate, shownCourse, shownMonth } from './features/education/eduListState.ts';
import { chosenEquipment } from './features/equipment/equipmentGets.ts';
import { equipmentListState } from './features/equipment/equipmentListState.ts';
import { homeGets } from './features/home/homeGets.ts';
import { introContents } from './features/intro/introContents.ts';
import { platform } from './features/platform/platformGets.ts';
import { popularWords, siteSearch } from './features/search/searchGets.ts';
import { shownTerms } from './features/terms/shownTerms.ts';
import { studentRoutes } from './studentRoutes.ts';

const courseList = {
  '@type': 'ItemList',
  name: 'pages.education.courses',
  itemListElement: {
    each: '0.list',
    item: {
      '@type': 'ListItem',
      position: '{0.position}',
      item: {
        '@type': 'Course',
        name: '{0.title}',
        description: '{0.summary}',
        url: '/cooperation/edu?eduUid={0.eduUid}',
        provider: { '@type': 'CollegeOrUniversity', name: 'pages.organization', url: '/' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseWorkload: 'PT{0.hours}H',
          startDate: '{0.startDt}',
          endDate: '{0.endDt}',
        },
      },
    },
  },
};

export const redirects: readonly Redirect[] = [
  { path: '/intro', to: paths.intro, group: 'intro', title: 'pages.introIndex.title' },
  { path: '/cooperation', to: paths.education, group: 'cooperation', title: 'pages.cooperationIndex.title' },
  { path: '/studentSupport', to: paths.future, group: 'studentSupport', title: 'pages.studentSupportIndex.title' },
];

export const routes = [
  definePage({
    path: paths.home,
    layout: 'home',
    title: 'pages.home.title',
    description: 'pages.home.description',
    slots: ['home.notices.v1', 'home.news.v1'],
    structuredData: { '@type': 'CollegeOrUniversity', name: 'pages.organization' },
    gets: [homeGets.benefit, homeGets.facts, homeGets.urgentPost, homeGets.openCourses, homeGets.equipmentWeek],
    screen: () => import('./features/home/HomeScreen.tsx'),
  }),
  definePage({
    path: paths.intro,
    group: 'intro',
    title: 'pages.intro.title',
    description: 'pages.intro.description',
    menu: { id: 'intro_intro', order: 10, description: 'pages.intro.menu' },
    gets: [introContents],
    screen: () => import('./features/intro/IntroScreen.tsx'),
  }),
  definePage({
    path: paths.vision,
    group: 'intro',
    title: 'pages.vision.title',
    description: 'pages.vision.description',
    menu: { id: 'intro_vision', order: 20, description: 'pages.vision.menu' },
    gets: toPageGets(contentPages.vision),
    props: { page: contentPages.vision },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.chart,
    head: 'half',
    group: 'intro',
    title: 'pages.chart.title',
    description: 'pages.chart.description',
    words: 'pages.chart.words',
    menu: { id: 'intro_chart', order: 30, description: 'pages.chart.menu' },
    gets: [chartContents],
    search: ['searchKeyword'],
    screen: () => import('./features/contentPage/ChartScreen.tsx'),
  }),
  definePage({
    path: paths.education,
    head: 'half',
    group: 'cooperation',
    title: 'pages.education.title',
    description: 'pages.education.description',
    menu: { id: 'cooperation_edu', order: 10, description: 'pages.education.menu' },
    structuredData: courseList,
    gets: [eduListState.get, eduIntroduction, getCodes('EDU_FIELD'), shownMonth, shownCourse, shownCertificate],
    uids: ['eduUid', 'cert'],
    screen: () => import('./features/education/EduListScreen.tsx'),
  }),
  definePage({
    path: paths.equipment,
    head: 'half',
    group: 'cooperation',
    title: 'pages.equipment.title',
    description: 'pages.equipment.description',
    menu: { id: 'cooperation_equ', order: 20, description: 'pages.equipment.menu' },
    gets: toPageGets(contentPages.equipment),
    props: { page: contentPages.equipment },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.equipmentList,
    head: 'half',
    group: 'cooperation',
    title: 'pages.equipmentList.title',
    description: 'pages.equipmentList.description',
    marks: 'cooperation_equ',
    missing: errorCodes.notFound,
    listedBy: { get: get(equipmentList, { pageNum: fromSearch('pageNum'), pageSize: 100 }), key: 'eqUid' },
    gets: [chosenEquipment, equipmentListState.get, getCodes('EQ_MODE')],
    uids: ['eqUid'],
    screen: () => import('./features/equipment/EquipmentScreen.tsx'),
  }),
  definePage({
    path: paths.advice,
    head: 'half',
    group: 'cooperation',
    title: 'pages.advice.title',
    description: 'pages.advice.description',
    menu: { id: 'cooperation_tech', order: 30, description: 'pages.advice.menu' },
    gets: toPageGets(contentPages.advice),
    props: { page: contentPages.advice },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.project,
    head: 'half',
    group: 'cooperation',
    title: 'pages.project.title',
    description: 'pages.project.description',
    menu: { id: 'cooperation_assn', order: 40, description: 'pages.project.menu' },
    gets: toPageGets(contentPages.project),
    props: { page: contentPages.project },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.sharing,
    head: 'half',
    group: 'cooperation',
    title: 'pages.sharing.title',
    description: 'pages.sharing.description',
    menu: { id: 'cooperation_collabo', order: 50, description: 'pages.sharing.menu' },
    gets: toPageGets(contentPages.sharing),
    props: { page: contentPages.sharing },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  ...applicationRoutes,
  ...studentRoutes,
  definePage({
    path: paths.corporateCenter,
    head: 'half',
    group: 'corporateCenter',
    title: 'pages.corporateCenter.title',
    description: 'pages.corporateCenter.description',
    words: 'pages.corporateCenter.words',
    menu: {
      id: 'corporateCenter',
      order: 10,
      label: 'pages.corporateCenter.label',
      description: 'pages.corporateCenter.menu',
    },
    gets: toPageGets(contentPages.corporateCenter),
    props: { page: contentPages.corporateCenter },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.terms,
    title: 'pages.terms.title',
    description: 'pages.terms.description',
    words: 'pages.terms.words',
    missing: errorCodes.notFound,
    gets: [shownTerms],
    search: ['tab', 'compare'],
    screen: () => import('./features/terms/TermsScreen.tsx'),
  }),
  definePage({
    path: paths.accessibility,
    title: 'pages.accessibility.title',
    description: 'pages.accessibility.description',
    gets: toPageGets(contentPages.accessibility),
    props: { page: contentPages.accessibility },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.noMailCollection,
    title: 'pages.noMailCollection.title',
    description: 'pages.noMailCollection.description',
    gets: toPageGets(contentPages.noMailCollection),
    props: { page: contentPages.noMailCollection },
    screen: () => import('./features/contentPage/ContentScreen.tsx'),
  }),
  definePage({
    path: paths.search,
    head: 'own',
    title: 'pages.search.title',
    description: 'pages.search.description',
    noindex: true,
    gets: [siteSearch, popularWords],
    search: ['search', 'type'],
    screen: () => import('./features/search/SearchScreen.tsx'),
  }),
  definePage({
    path: paths.samples,
    title: 'pages.samples.title',
    description: 'pages.samples.description',
    noindex: true,
    search: ['part', 'state'],
    screen: () => import('./features/samples/SamplesScreen.tsx'),
  }),
  definePage({
    path: paths.checks,
    title: 'pages.checks.title',
    description: 'pages.checks.description',
    guard: 'tester',
    render: 'client',
    noindex: true,
    screen: () => import('./features/checks/ChecksScreen.tsx'),
  }),
  definePage({
    path: paths.platform,
    title: 'pages.platform.title',
    description: 'pages.platform.description',
    guard: 'member',
    render: 'client',
    noindex: true,
    gets: [platform],
    screen: () => import('./features/platform/PlatformScreen.tsx'),
  }),
];
