import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { benefitQuery, educationQuery, equipmentWeekQuery, urgentPostQuery } from './features/home/homeQueries.ts';
import { introQuery } from './features/intro/introQueries.ts';

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
];
