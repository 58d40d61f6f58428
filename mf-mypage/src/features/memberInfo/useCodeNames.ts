import { codesNames } from '@haesol/contracts/common';
import { useEndpoint } from '@haesol/remote/lifecycle';
import { type CodeNames, findCountry, type MyPage } from './memberInfoRules.ts';

const noNames = {};

/** Returns the names of one group; an unused group is not requested. */
function useNames(group: keyof CodeNames, isNeeded: boolean): Readonly<Record<string, string>> {
  return useEndpoint(codesNames, isNeeded ? { params: { code: group } } : undefined).data ?? noNames;
}

/** Returns the names of the codes in a member's data. */
export function useCodeNames(affiliation: MyPage['affiliation'] | undefined): CodeNames {
  return {
    MBR_CLS: useNames('MBR_CLS', true),
    DEPT: useNames('DEPT', typeof affiliation?.deptCd === 'string'),
    NATION: useNames('NATION', findCountry(affiliation?.bizNo ?? null) !== null),
    SCALE: useNames('SCALE', typeof affiliation?.companyScaleCd === 'string'),
    INDUSTRY: useNames('INDUSTRY', typeof affiliation?.industryCd === 'string'),
  };
}
