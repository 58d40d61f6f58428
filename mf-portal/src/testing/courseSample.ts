import type { Edu } from '@haesol/contracts/learn';

/** Course in a list. @param change overrides */
export const aCourse = (change: Partial<Edu> = {}): Edu => ({
  eduUid: 'E1',
  title: '현장 AI 품질검사 입문',
  summary: '현장에서 바로 쓰는 방법을 배웁니다.',
  typeCd: 'GROUP',
  fieldCd: 'SMART',
  fieldNm: '스마트제조',
  aud: 'WORKER',
  state: 'OPEN',
  applyFrom: '2026-11-02T09:00:00+09:00',
  applyTo: '2026-11-26T18:00:00+09:00',
  startDt: '2026-12-03',
  endDt: '2026-12-04',
  hours: 16,
  capacity: 24,
  appliedCnt: 22,
  waitCnt: 0,
  remainCnt: 2,
  dday: 3,
  fee: 0,
  thumbUrl: '/art/edu/inspection.svg',
  thumbAlt: '검사 카메라 그림',
  myState: null,
  myAplUid: null,
  ...change,
});
