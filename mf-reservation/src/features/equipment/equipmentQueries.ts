import type { Call } from '@haesol/shared/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCodes, listEquipment } from './equipmentApi.ts';
import type { EquipmentFilter } from './equipmentRules.ts';

/** Names of codes change with releases of the server, not while a page is open. */
const codesStaleTimeMs = 60 * 60 * 1000;

export const equipmentQueries = {
  list: (call: Call, filter: EquipmentFilter) =>
    queryOptions({
      queryKey: ['equipment', 'list', filter],
      queryFn: ({ signal }) => listEquipment(call, filter, { signal }),
      // The old list stays, dimmed, until the new one is there.
      placeholderData: keepPreviousData,
    }),
  modes: (call: Call) =>
    queryOptions({
      queryKey: ['codes', 'EQ_MODE'],
      queryFn: ({ signal }) => listCodes(call, 'EQ_MODE', { signal }),
      staleTime: codesStaleTimeMs,
    }),
};
