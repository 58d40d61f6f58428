import { equipmentList } from '@haesol/contracts/lab';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address. */
export const equipmentListState = listState(equipmentList, paths.equipmentList, {
  omit: ['pageSize', 'date', 'from', 'to'],
});
