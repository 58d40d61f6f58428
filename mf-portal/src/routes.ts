import type { RouteDefinition, SlotDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { contentPages } from './features/contentPage/contentPages.ts';
import { contentPageQueries, contentsQuery } from './features/contentPage/contentQueries.ts';
import { eduQueries } from './features/education/eduQueries.ts';
import { readEduFilter } from './features/education/eduRules.ts';
import { benefitQuery, educationQuery, equipmentWeekQuery, urgentPostQuery } from './features/home/homeQueries.ts';
import { introQuery } from './features/intro/introQueries.ts';
import { popularQuery, readSearch, siteSearchQuery } from './features/search/searchQueries.ts';
import { readTermsSearch, termsQuery } from './features/terms/termsQueries.ts';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.home],
    queries: ({ call }) => [benefitQuery(call), urgentPostQuery(call), educationQuery(call), equipmentWeekQuery(call)],
    screen: () => import(/* webpackChunkName: "HomeScreen" */ './features/home/HomeScreen.tsx'),
  },
  {
    paths: [paths.intro],
    queries: ({ call }) => [introQuery(call)],
    screen: () => import(/* webpackChunkName: "IntroScreen" */ './features/intro/IntroScreen.tsx'),
  },
  {
    paths: [paths.chart],
    queries: ({ call }) => [contentsQuery(call, 'intro_chart')],
    screen: () => import(/* webpackChunkName: "ChartScreen" */ './features/contentPage/ChartScreen.tsx'),
  },
  {
    paths: [paths.education],
    queries: ({ call, search }) => [eduQueries.list(call, readEduFilter(search)), eduQueries.introduction(call)],
    screen: () => import(/* webpackChunkName: "EduListScreen" */ './features/education/EduListScreen.tsx'),
  },
  ...contentPages.map(
    (page): RouteDefinition => ({
      paths: [page.path],
      queries: ({ call }) => contentPageQueries(call, page),
      screen: () => import(/* webpackChunkName: "ContentScreen" */ './features/contentPage/ContentScreen.tsx'),
    }),
  ),
  {
    paths: [paths.terms],
    queries: ({ call, search }) => {
      const { tab, version } = readTermsSearch(search);
      return [termsQuery(call, tab, version)];
    },
    screen: () => import(/* webpackChunkName: "TermsScreen" */ './features/terms/TermsScreen.tsx'),
  },
  {
    paths: [paths.search],
    queries: ({ call, search }) => [siteSearchQuery(call, readSearch(search)), popularQuery(call)],
    screen: () => import(/* webpackChunkName: "SearchScreen" */ './features/search/SearchScreen.tsx'),
  },
  {
    paths: [paths.samples],
    queries: () => [],
    screen: () => import(/* webpackChunkName: "SamplesScreen" */ './features/samples/SamplesScreen.tsx'),
  },
  {
    paths: [paths.checks],
    queries: () => [],
    screen: () => import(/* webpackChunkName: "ChecksScreen" */ './features/checks/ChecksScreen.tsx'),
  },
];

export const slots: Readonly<Record<string, SlotDefinition>> = {
  'site.search.v1': {
    queries: ({ call }) => [popularQuery(call)],
    screen: () => import(/* webpackChunkName: "SearchPanelScreen" */ './features/search/SearchPanelScreen.tsx'),
  },
};
