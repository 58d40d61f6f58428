import { codesNames } from '@haesol/contracts/common';
import { useEndpoint } from '@haesol/remote/lifecycle';
import type { CodeNames, MyPage } from './memberInfoRules.ts';

const noNames = {};

/** Names of one group; a group that is not needed is not asked for. */
function useNames(group: keyof CodeNames, isNeeded: boolean): Readonly<Record<string, string>> {
  return useEndpoint(codesNames, isNeeded ? { params: { code: group } } : undefined).data ?? noNames;
}

/** Names of the codes that a member's data carry. */
export function useCodeNames(affiliation: MyPage['affiliation'] | undefined): CodeNames {
  return {
    MBR_CLS: useNames('MBR_CLS', true),
    DEPT: useNames('DEPT', typeof affiliation?.deptCd === 'string'),
    SCALE: useNames('SCALE', typeof affiliation?.companyScaleCd === 'string'),
    INDUSTRY: useNames('INDUSTRY', typeof affiliation?.industryCd === 'string'),
  };
}
