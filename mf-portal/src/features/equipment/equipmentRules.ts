import type { Equipment } from '@haesol/contracts/lab';

export type EquipmentSign = 'available' | 'maintenance' | 'training' | 'request';

/** Lists the badges of a piece of equipment, the state first. */
export function listSigns({ state, trainingYn, modes }: Pick<Equipment, 'state' | 'trainingYn' | 'modes'>) {
  const signs: EquipmentSign[] = [state === 'MAINT' ? 'maintenance' : 'available'];
  if (trainingYn === 'Y') signs.push('training');
  if (!modes.includes('DIRECT')) signs.push('request');
  return signs;
}
