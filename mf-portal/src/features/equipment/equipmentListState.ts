import { equipmentList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const equipmentListState = listState(equipmentList, paths.equipmentList, {
  omit: ['pageSize', 'date', 'from', 'to'],
});
