import { equipmentGet } from '@haesol/contracts/lab';
import { fromSearch, get } from '@haesol/remote/routes';

export const chosenEquipment = get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true });
