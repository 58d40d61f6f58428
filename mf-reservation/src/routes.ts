import { definePage, getCodes } from '@haesol/shared/routes';
import { paths } from '#paths';
import { equipmentListState } from './features/equipment/equipmentListState.ts';

export const routes = [
  definePage({
    path: paths.easyReservation,
    title: 'pages.easyReservation.title',
    description: 'pages.easyReservation.description',
    gets: [equipmentListState.get, getCodes('EQ_MODE')],
    screen: () => import('./features/equipment/EquipmentListScreen.tsx'),
  }),
];
