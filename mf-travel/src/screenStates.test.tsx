import {
  anAttraction,
  aPass,
  aTour,
  aTourDetail,
  aTourStop,
  expectScreenState,
  type ScreenStates,
  screenStateNames,
} from '@haesol/shared/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';

const nothing = { list: [], cnt_total: 0 };
const codes = { list: [{ code: 'CD0000002301', codeName: '가족' }], cnt_total: 1 };
const pass = aPass({ saveMax: 120_000 });
const tour = aTour({ title: '아이와 함께 하루' });
const tourDetail = aTourDetail({
  days: [
    {
      day: 1,
      stops: [aTourStop()],
    },
  ],
});

const screens: readonly (readonly [string, Record<string, unknown>, ScreenStates])[] = [
  [
    paths.attractions,
    { 'attraction.list': { list: [anAttraction()], cnt_total: 1 }, 'codes.list': codes },
    {
      ready: /해솔 바람언덕 전망대/,
      empty: { text: /조건에 맞는 관광지가 없습니다/, answers: { 'attraction.list': nothing } },
    },
  ],
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

describe('screens of mf-travel', () => {
  it.each(cells)('$path shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, ...screen })).resolves.toBeUndefined();
  });

  it('are all of them', () => {
    const seen = screens.map(([path]) => path.split('?')[0]);

    expect(app.routes.map(({ path }) => path).toSorted()).toEqual(seen.toSorted());
  });
});
