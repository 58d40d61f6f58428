import type { Code } from '@haesol/shared/contracts';
import { useCall } from '@haesol/shared/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { attractionQueries, type FilterGroup } from './attractionQueries.ts';

export type FilterCodes = Readonly<Record<FilterGroup, readonly Code[]>>;

function useCodes(group: FilterGroup): readonly Code[] {
  const call = useCall();
  return useQuery(attractionQueries.codes(call, group)).data?.list ?? [];
}

/** Names for the filters; a group that is not there yet is empty, so that the list never waits for it. */
export function useFilterCodes(): FilterCodes {
  return {
    GDS_TYCD: useCodes('GDS_TYCD'),
    GDS_CATEGORY_CD: useCodes('GDS_CATEGORY_CD'),
    SGG: useCodes('SGG'),
    FACILITY: useCodes('FACILITY'),
    ETC_INFO: useCodes('ETC_INFO'),
  };
}
