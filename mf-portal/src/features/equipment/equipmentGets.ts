import { equipmentGet } from '@haesol/shared/contracts';
import { fromSearch, get } from '@haesol/shared/routes';

export const chosenEquipment = get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true });
