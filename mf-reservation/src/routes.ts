import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { equipmentQueries } from './features/equipment/equipmentQueries.ts';
import { readEquipmentFilter } from './features/equipment/equipmentRules.ts';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.easyReservation],
    queries: ({ call, search }) => [
      equipmentQueries.list(call, readEquipmentFilter(search)),
      equipmentQueries.modes(call),
    ],
    screen: () => import(/* webpackChunkName: "EquipmentListScreen" */ './features/equipment/EquipmentListScreen.tsx'),
  },
];
