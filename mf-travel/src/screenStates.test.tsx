import { expectScreenState, type ScreenStates, screenStateNames } from '@haesol/shared/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';

const nothing = { list: [], cnt_total: 0 };
const codes = { list: [{ code: 'CD0000002301', codeName: '가족' }], cnt_total: 1 };
const pass = {
  gdsUid: 'g1',
  gdsDtlUid: 'd1',
  psCd: 'CD0000002201',
  passNm: '누리패스 24시간권',
  summary: '하루 동안 다닙니다.',
  hours: 24,
  pickCnt: null,
  persons: 1,
  price: 19_900,
  priceKrw: 19_900,
  currency: 'KRW',
  listPrice: 24_900,
  thumbUrl: '/art/scene/pass-1.svg',
  thumbAlt: '바다 그림',
  placesCnt: 42,
  saveMax: 120_000,
  soldCnt: 3,
};
const tour = {
  tourUid: 't1',
  title: '아이와 함께 하루',
  themeCd: 'CD0000002301',
  tourDays: 1,
  thumbUrl: '/art/scene/tour-1.svg',
  thumbAlt: '들판 그림',
  stopCnt: 4,
  distanceKm: 18.5,
  summary: '아이가 먼저 웃는 하루입니다.',
};
const stop = {
  seq: 1,
  gdsUid: 'g1',
  gdsNm: '해솔 어린이과학관',
  lat: 36.5,
  lng: 130.5,
  stayMin: 90,
  moveMin: 20,
  memo: '',
};
const tourDetail = { ...tour, days: [{ day: 1, stops: [stop] }], html: '<p>이동이 짧습니다.</p>' };

const screens: readonly (readonly [string, Record<string, unknown>, ScreenStates])[] = [
  [
    paths.passes,
    { 'pass.list': { list: [pass], cnt_total: 1 }, 'codes.list': codes },
    { ready: /최대 120,000원 절약/, empty: { text: /판매 중인 패스가 없습니다/, answers: { 'pass.list': nothing } } },
  ],
  [
    paths.tours,
    { 'tour.list': { list: [tour], cnt_total: 1 }, 'codes.list': codes },
    { ready: /아이와 함께 하루/, empty: { text: /조건에 맞는 코스가 없습니다/, answers: { 'tour.list': nothing } } },
  ],
  [
    `${paths.tour}?tourUid=t1`,
    { 'tour.get': tourDetail },
    { ready: /해솔 어린이과학관/, empty: { text: /코스를 골라 주세요/, path: paths.tour } },
  ],
];
const cells = screens.flatMap(([path, answers, states]) =>
  screenStateNames.map((state) => ({ path, answers, states, state })),
);

describe('screens of passes and tours', () => {
  it.each(cells)('$path shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, ...screen })).resolves.toBeUndefined();
  });
});
