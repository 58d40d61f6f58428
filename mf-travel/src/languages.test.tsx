import {
  addPseudoLanguage,
  aMember,
  expectScreenState,
  type FakeShell,
  inPseudoLanguage,
  listHangul,
  renderPage,
  screen,
  screenStateNames,
} from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from './app.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import ko from './messages/ko.json' with { type: 'json' };
import simplified from './messages/zh-CN.json' with { type: 'json' };
import traditional from './messages/zh-TW.json' with { type: 'json' };
import { paths } from './paths.ts';
import { myScreens } from './testing/myScreens.ts';
import { info, publicScreens } from './testing/publicScreens.ts';
import { aMemberPass, chat, directions, promotion } from './testing/stickySamples.ts';

const member = aMember({ user_nm: 'Kim' });
const cells = [...publicScreens, ...myScreens].flatMap(([path, answers, states, session = member]) =>
  screenStateNames.map((state) => ({ path, answers, states, session, state })),
);

const pages = [...publicScreens, ...myScreens].map(([path, answers, states, session = member]) => ({
  path,
  answers,
  states,
  session,
}));

const hangul = /[가-힣]/;

/** Lists texts passed to the shell; messages of the server are Korean and marked as such. */
const listSaid = ({ announcements, toasts, titles, crumbs, questions }: FakeShell['record']): string[] => [
  ...announcements,
  ...toasts.filter(({ lang }) => lang !== 'ko').flatMap(({ text, action }) => [text, action?.label ?? '']),
  ...titles,
  ...crumbs.flat().map(({ label }) => label),
  ...questions.flatMap(({ title, text = '', yes, no }) => [title, text, yes, no]),
];

const panelAnswers = {
  'promotion.list': { list: [promotion], cnt_total: 1 },
  'travelInfo.list': { list: [info], cnt_total: 1 },
  'stickyArea.myPass': { list: [aMemberPass({}), aMemberPass({ passUid: 'p2', state: 'PAID' })], cnt_total: 2 },
  'stickyArea.directions': directions,
  'stickyArea.liveChat': chat,
  'codes.list': { list: [{ code: 'RESERVE', codeName: '예약', upperCode: null }], cnt_total: 1 },
};

afterEach(() => jest.restoreAllMocks());

/** Lists the texts of a messages file by their keys. */
const listTexts = (value: unknown, key = ''): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, one]) => listTexts(one, `${key}.${name}`));

it('has in English a singular for each counted noun', () => {
  const counted = listTexts(en).filter(
    ([key, text]) => /\{\{count[^}]*\}\} [a-z]+s\b/.test(text) && !/_(one|other)$/.test(key),
  );
  const keys = new Set(listTexts(en).map(([key]) => key));

  // Places of the province: there are always many.
  expect(counted.map(([key]) => key)).toEqual(['.home.lead', '.map.towns']);
  expect(listTexts(en).filter(([key]) => key.endsWith('_other') && !keys.has(key.replace(/_other$/, '_one')))).toEqual(
    [],
  );
});

it.each(Object.entries({ en, ja, ko, 'zh-CN': simplified, 'zh-TW': traditional }))(
  'takes the figures of the policies from them: %s',
  (_language, { my, guest }) => {
    const texts = [
      my.pointsText,
      ...Object.entries(guest).flatMap(([key, text]) => (/^privacy(_|$)/.test(key) ? [text] : [])),
    ];

    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => /(?<!1P|P)\b[2-9]\d*|\d%|1 ?(년|年|year)/.test(String(text)))).toEqual([]);
  },
);

describe('mf-travel in a language with a messages file', () => {
  let remove: () => void;
  beforeAll(() => {
    remove = addPseudoLanguage(app.messages);
  });
  afterAll(() => remove());

  it.each(cells)('has no Korean text of its own on $path when it is $state', async ({ state, ...page }) => {
    await expectScreenState(state, inPseudoLanguage({ app, ...page }));

    expect(listHangul(document)).toEqual([]);
    // Browsers show these in their own language.
    expect(document.querySelectorAll('input:is([type="date"], [type="time"], [type^="datetime"])')).toHaveLength(0);
  });

  it.each(pages)('has none in content that the buttons of $path open, announce and ask', async (page) => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const pseudo = inPseudoLanguage({ app, ...page });
    const { user, shell } = await renderPage(pseudo);
    await screen.findAllByText(pseudo.states.ready);
    const found: string[] = [];
    for (const button of screen.queryAllByRole('button')) {
      // Submitted forms show messages of the contract, which are Korean (record 0014).
      if (!button.isConnected || button.matches(':disabled, [type="submit"]')) continue;
      await user.click(button);
      found.push(...listHangul(document));
      await user.keyboard('{Escape}');
    }

    expect([...found, ...listSaid(shell.record).filter((text) => hangul.test(text))]).toEqual([]);
  });

  it.each([
    [0, /겨울 바다 여행 주간/],
    [1, /누리도 순환버스/],
    [2, /남은 시간 21시간/],
    [3, /해솔역에서 내립니다/],
    [4, /문의 유형/],
  ])('has none in panel %i of the sticky area', async (place, ready) => {
    const states = { ready, empty: { text: ready } };
    const options = { app, session: member, states, path: paths.home, slot: 'site.sticky.v1', answers: panelAnswers };
    const pseudo = inPseudoLanguage(options);
    const { user } = await renderPage(pseudo);

    await user.click(screen.getAllByRole('button')[place] as HTMLElement);
    await screen.findAllByText(pseudo.states.ready);

    expect(listHangul(document)).toEqual([]);
  });
});
