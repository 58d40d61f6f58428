import type { OwnPlan, ShownPlanStop } from '@haesol/contracts/travel';

export const aPlanStop = (change: Partial<ShownPlanStop> = {}): ShownPlanStop => ({
  stopUid: `${change.gdsUid ?? 'g1'} at ${change.time ?? '10:00'}`,
  day: 1,
  time: '10:00',
  stayMin: 60,
  gdsUid: 'g1',
  memo: '',
  gdsNm: '은물결 갯벌체험장',
  lang: 'ko',
  addr: '누리도 해솔시 미래로 243',
  lat: 36.4,
  lng: 130.6,
  thumbUrl: '/art/scene/g1.svg',
  thumbAlt: '갯벌 그림',
  openFrom: '09:00',
  openTo: '18:00',
  goodsDtlId: 'g1-1',
  moveKm: null,
  moveMin: null,
  moveBy: null,
  faults: [],
  ticket: null,
  rsvtUid: null,
  booking: null,
  ...change,
});

export const aPlan = (change: Partial<OwnPlan> = {}): OwnPlan => ({
  planUid: '61111111-2222-4333-8444-555555555555',
  title: '겨울 바다 여행',
  startDate: '2026-12-05',
  days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop()] }],
  passes: [],
  rev: 3,
  shareKey: null,
  ...change,
});
