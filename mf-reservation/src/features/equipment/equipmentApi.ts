import { type CodeGroup, codesList, equipmentList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import { type EquipmentFilter, pageSize } from './equipmentRules.ts';

export function listEquipment(call: Call, filter: EquipmentFilter, options: CallOptions) {
  return call(equipmentList, { query: { ...filter, pageSize } }, options);
}

export function listCodes(call: Call, group: CodeGroup, options: CallOptions) {
  return call(codesList, { params: { group } }, options);
}
