/** Answers for the panels of the sticky area. */
export const promotion = {
  id: 'PR001',
  title: '겨울 바다 여행 주간',
  lang: 'ko',
  summary: '해안 관광지를 할인합니다.',
  thumbUrl: '/art/scene/winter-sea.svg',
  thumbAlt: '겨울 바다 그림',
  startDt: '2026-11-18',
  endDt: '2026-12-17',
  state: 'ING',
};
export const directions = {
  list: [
    {
      fromNm: '서울',
      lang: 'ko',
      byCd: 'TRAIN',
      minutes: 140,
      fare: 24_300,
      steps: ['서울역에서 고속열차를 탑니다.', '해솔역에서 내립니다.'],
    },
    { fromNm: '해솔역 주차장', lang: 'ko', byCd: 'PARKING', minutes: 0, fare: 0, steps: ['역 앞에 있습니다.'] },
  ],
  cnt_total: 2,
};
export const chat = {
  openYn: 'N',
  hours: '평일 09:00~18:00',
  lang: 'ko',
  waitCnt: 3,
  url: null,
  offlineMessage: '지금은 상담 시간이 아닙니다.',
};
/** Active pass. @param change overrides */
export const aMemberPass = (change: object) => ({
  passUid: 'p1',
  gdsDtlUid: 'PS001',
  passNm: '누리패스 24시간권',
  lang: 'ko',
  hours: 24,
  state: 'ACTIVE',
  activatedDt: '2026-11-22T09:00:00+09:00',
  expireDt: '2026-11-23T09:00:00+09:00',
  remainSec: 76_440,
  priceKrw: 19_900,
  price: 19_900,
  currency: 'KRW',
  usedPlaces: [],
  ...change,
});
