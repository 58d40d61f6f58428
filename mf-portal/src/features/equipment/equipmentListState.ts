import { equipmentList } from '@haesol/contracts/lab';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const equipmentListState = listState(equipmentList, paths.equipmentList, {
  omit: ['pageSize', 'date', 'from', 'to'],
});
