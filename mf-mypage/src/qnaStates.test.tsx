import { aMember, expectScreenState, type ScreenStates, screenStateNames } from '@haesol/remote/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';

const question = {
  qnaUid: 'q1',
  no: 1,
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '예약 시간을 바꿀 수 있을까요?',
  privateYn: 'Y',
  lockedYn: 'N',
  mineYn: 'Y',
  commentCnt: 0,
  fileCnt: 0,
  writerNm: '김해솔',
  answerState: 'WAIT',
  reopenedYn: 'N',
  createdDt: '2026-11-20T09:00:00+09:00',
  viewCnt: 1,
  newYn: 'N',
  content: '본문입니다.',
  images: [],
  files: [],
  bundleUrl: null,
  answers: [],
  editableYn: 'Y',
  refType: null,
  refUid: null,
  prev: null,
  next: null,
};
const noComments = { list: [], cnt_total: 0, liveCnt: 0 };
const noDraft = { draft: null, images: [], files: [], savedDt: null };
const own = { 'qna.get': question, 'comments.list': noComments };

const screens: readonly (readonly [string, Record<string, unknown>, ScreenStates, slot?: string])[] = [
  ...[paths.qna, paths.myQna].map(
    (path) =>
      [
        path,
        { 'qna.list': { list: [question], cnt_total: 1 } },
        { ready: /예약 시간/, empty: { text: /없습니다/, answers: { 'qna.list': { list: [], cnt_total: 0 } } } },
      ] as const,
  ),
  ...[paths.qnaDetail, paths.myQnaDetail].map(
    (path) => [`${path}?qnaUid=q1`, own, { ready: /본문입니다/, empty: { text: /등록된 댓글이 없습니다/ } }] as const,
  ),
  [
    paths.qnaWrite,
    {
      'qna.draft': {
        draft: { categoryCd: 'EQUIP', title: '쓰던 제목', content: '쓰던 글', privateYn: 'Y' },
        images: [],
        files: [],
        savedDt: null,
      },
      'qna.similar': { list: [] },
    },
    { ready: /쓰던 글/, empty: { text: /구분/, answers: { 'qna.draft': noDraft } } },
  ],
  [
    `${paths.publicQna}_detail?qnaUid=q1`,
    own,
    { ready: /본문입니다/, empty: { text: /등록된 댓글이 없습니다/ } },
    'qna.question.v1',
  ],
];
const cells = screens.flatMap(([path, answers, states, slot]) =>
  screenStateNames.map((state) => ({ place: slot ?? path, path, slot, answers, states, state })),
);

describe('screens of a member’s questions', () => {
  it.each(cells)('$place shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, session: aMember(), ...screen })).resolves.toBeUndefined();
  });

  it('are all listed', () => {
    const seen = screens.map(([path, , , slot]) => slot ?? path.split('?')[0]);
    process.stdout.write(`screen states of questions: ${screens.length} × ${screenStateNames.length}\n`);

    const places = [...app.routes.flatMap((route) => route.paths), ...Object.keys(app.slots ?? {})];
    expect(places.filter((place) => /qna/i.test(place)).toSorted()).toEqual(seen.toSorted());
  });
});
