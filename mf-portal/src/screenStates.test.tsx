import type { LiveRelease } from '@haesol/contracts/release';
import { aMember, expectScreenState, refusal, screenStateNames } from '@haesol/remote/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';
import { cooperationScreens, type ScreenRow } from './testing/cooperationStates.ts';
import { aCourse } from './testing/courseSample.ts';

const updatedDt = '2026-11-22T09:00:00+09:00';
const contents = { title: '안내', blocks: [{ type: 'html', html: '<p>함께합니다.</p>' }], updatedDt };
const noContents = { ...contents, blocks: [] };
const tree = [{ name: '기업협력팀', duty: '협약', person: '강주은', tel: null, email: null, children: [] }];
const noList = { list: [], cnt_total: 0 };
const lists = { 'posts.list': { ...noList, categories: [] }, 'edu.list': { ...noList, states: [] } };
const facts = {
  openCourseCnt: 1,
  advisorCnt: 20,
  openNoticeCnt: 2,
  openProgramCnt: 5,
  referenceCnt: 36,
  equipment: { totalCnt: 40, freeCnt: 23, date: '2026-11-25', priceFrom: 10_000 },
};
const found = {
  searchKeyword: '장비',
  mainAttractionList: { mainAttractionList: [], cnt_total: 0 },
  mainPassList: { mainPassList: [], cnt_total: 0 },
  mainPostList: { mainPostsList: [], cnt_total: 0 },
  mainTourList: { mainTourList: [], cnt_total: 0 },
  mainEduList: noList,
  mainEquList: noList,
  mainReferenceList: noList,
  mainFaqList: noList,
  otherLists: [],
  order: [],
  best: [],
  corrected: null,
};
const faq = {
  faqUid: 'F1',
  no: 1,
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '장비 예약',
  viewCnt: 1,
  createdDt: updatedDt,
};
const course = aCourse({ eduUid: 'e1', title: '품질검사 입문' });
const banner = {
  id: 'b1',
  title: '함께 풉니다',
  sub: '안내',
  imageUrl: '/art/scene/banner-1.svg',
  imageAlt: '그림',
  link: '/cooperation/tech',
  linkLabel: '보기',
};
const terms = {
  code: 'USE',
  title: '이용약관',
  version: '2.0',
  effectiveDt: '2026-03-01',
  currentYn: 'Y',
  html: '<p>지켜 주세요.</p>',
  lang: 'ko',
  history: [{ version: '2.0', effectiveDt: '2026-03-01' }],
};

const aLiveRelease: LiveRelease = {
  id: 'mf-travel',
  buildId: 'build0001',
  person: '한가람',
  commit: null,
  isDirty: null,
  publishedDt: updatedDt,
  movedBy: '한가람',
  movedDt: updatedDt,
  enabled: true,
  notice: null,
  area: ['/travel'],
  slots: [],
  entry: '/remotes/mf-travel/build0001/remoteEntry.js',
  integrity: '',
  channels: [],
};

const contentPaths = [
  paths.vision,
  paths.equipment,
  paths.advice,
  paths.project,
  paths.sharing,
  paths.future,
  paths.training,
  paths.jobTraining,
  paths.shopTraining,
  paths.spotTraining,
  paths.job,
  paths.founded,
  paths.corporateCenter,
  paths.accessibility,
  paths.noMailCollection,
];

const screens: readonly ScreenRow[] = [
  [
    paths.home,
    {
      ...lists,
      'main.benefit': { banners: [banner], coupons: [], passes: [], promotions: [] },
      'main.facts': facts,
      'edu.list': { list: [course], cnt_total: 1, states: [] },
      'equipment.week': { days: [], rows: [] },
    },
    { ready: /품질검사 입문/, empty: { text: /모집 중인 교육이 없습니다/, answers: lists } },
  ],
  [
    paths.intro,
    { 'contents.get': contents },
    { ready: /함께합니다/, empty: { text: /등록된 내용이 없습니다/, answers: { 'contents.get': noContents } } },
  ],
  [
    paths.chart,
    { 'contents.get': { ...contents, blocks: [{ type: 'tree', nodes: tree }] } },
    { ready: /기업협력팀/, empty: { text: /등록된 내용이 없습니다/, answers: { 'contents.get': noContents } } },
  ],
  [
    paths.education,
    { 'edu.list': { list: [course], cnt_total: 1, states: [] }, 'contents.get': contents },
    { ready: /품질검사 입문/, empty: { text: /조건에 맞는 교육이 없습니다/, answers: lists } },
  ],
  ...contentPaths.map(
    (path) =>
      [
        path,
        { ...lists, 'contents.get': contents },
        { ready: /함께합니다/, empty: { text: /등록된 내용이 없습니다/, answers: { 'contents.get': noContents } } },
      ] as const,
  ),
  [
    `${paths.terms}?tab=use`,
    { 'terms.get': terms },
    { ready: /지켜 주세요/, empty: { text: /정보를 찾을 수 없습니다/, answers: { 'terms.get': refusal('4040') } } },
  ],
  [
    `${paths.search}?search=장비`,
    {
      'main.search': { ...found, mainFaqList: { list: [faq], cnt_total: 1 }, order: ['FAQ'] },
      'search.popular': noList,
      'search.suggest': { list: [] },
    },
    { ready: /검색 결과 1건/, empty: { text: /결과가 없습니다/, answers: { 'main.search': found } } },
  ],
  [
    paths.notices,
    { 'search.popular': { list: [{ rank: 1, text: '누리패스' }], cnt_total: 1 }, 'search.suggest': { list: [] } },
    { ready: /누리패스/, empty: { text: /인기 검색어가 없습니다/, answers: { 'search.popular': noList } } },
    { slot: 'site.search.v1' },
  ],
  ...cooperationScreens,
  [
    paths.platform,
    {
      'platform.get': { scope: 'staff', releases: [aLiveRelease], outcomes: [], canaries: [] },
      'telemetry.vitals': { builds: [], days: [] },
      'telemetry.errors': { list: [], cnt_total: 0 },
    },
    {
      ready: /지금 서비스 중인 릴리스/,
      empty: {
        text: /볼 권한이 없습니다/,
        answers: { 'platform.get': { scope: 'none', releases: [], outcomes: [], canaries: [] } },
      },
    },
    { session: aMember() },
  ],
];
/** Samples of the kit and checks of the API have no GETs. */
const withoutData: readonly (string | undefined)[] = [paths.samples, paths.checks];
const cells = screens.flatMap(([path, answers, states, extra]) =>
  screenStateNames.map((state) => ({ place: extra?.slot ?? path, path, ...extra, answers, states, state })),
);

describe('screens of mf-portal', () => {
  it.each(cells)('$place shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, ...screen })).resolves.toBeUndefined();
  });

  it('are all listed', () => {
    const seen = screens.map(([path, , , extra]) => extra?.slot ?? path.split('?')[0]);
    process.stdout.write(`screen states of mf-portal: ${screens.length} × ${screenStateNames.length}\n`);

    const own = [...app.routes.map(({ paths: [path] }) => path), ...Object.keys(app.slots ?? {})];
    expect(own.toSorted()).toEqual([...seen, ...withoutData].toSorted());
  });
});
