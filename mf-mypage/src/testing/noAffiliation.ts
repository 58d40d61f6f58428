import type { EndpointData, getMyPage } from '@haesol/shared/contracts';

/** A member who belongs nowhere. */
export const noAffiliation: EndpointData<typeof getMyPage>['affiliation'] = {
  affiliation: null,
  deptCd: null,
  companyNm: null,
  bizNo: null,
  companyScaleCd: null,
  industryCd: null,
  position: null,
  studentNo: null,
  grade: null,
  staffNo: null,
  inChargeYn: 'N',
};
