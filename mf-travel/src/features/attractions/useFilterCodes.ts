import { useCodes } from '@haesol/remote/lifecycle';

export type FilterCodes = ReturnType<typeof useFilterCodes>;

/** Loads the codes of the filters with their names; a group is empty while loading, and the list does not wait for it. */
export function useFilterCodes() {
  return {
    types: useCodes('GDS_TYCD'),
    categories: useCodes('GDS_CATEGORY_CD'),
    regions: useCodes('SGG'),
  };
}
