import type { ApplicationDetail } from '@haesol/contracts/learn';

/** Application for advice that was just submitted. */
export const anApplication: ApplicationDetail = {
  aplUid: 'A1',
  aplNo: 'T-2026-0142',
  kind: 'TECH',
  state: 'SUBMITTED',
  title: '색 변화 개선',
  refUid: '',
  refNm: null,
  step: 3,
  submittedDt: '2026-11-23T10:24:00+09:00',
  savedDt: '2026-11-23T10:24:00+09:00',
  dueDt: null,
  values: { applicantNm: '한가람', affiliation: '누리정밀' },
  codeNms: {},
  files: [],
  bundleUrl: null,
  timeline: [],
  ahead: ['REVIEWING', 'MATCHED', 'IN_PROGRESS', 'REPORTING', 'DONE'],
  withdrawableYn: 'Y',
  overdueYn: 'N',
  advisor: null,
  visitDt: null,
  visitPlace: null,
  contact: '기업협력팀 099-700-1012',
};
