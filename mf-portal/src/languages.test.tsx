import type { MainSearch } from '@haesol/contracts/member';
import {
  addLanguageFiles,
  anAttraction,
  anEquipment,
  aPass,
  aTour,
  listHangul,
  renderPage,
  screen,
} from '@haesol/remote/testing';
import { app } from './app.ts';
import { paths } from './paths.ts';
import { aCourse } from './testing/courseSample.ts';
import { languages } from './testing/languages.ts';

let remove: () => void;
beforeAll(() => {
  remove = addLanguageFiles(languages);
});
afterAll(() => remove());

const noList = { list: [], cnt_total: 0 };
const hit = { uid: 'G1', title: 'Observatory', summary: 'Sea wind', facts: [], imageUrl: null, imageAlt: null };
const names = { addr: 'Haesol', regionNm: 'Haesol', thumbAlt: 'Drawing', summary: 'Sea wind', categoryNm: 'Nature' };

describe.each(['en', 'ja', 'zh-CN', 'zh-TW'] as const)('mf-portal in %s', (lang) => {
  const found = {
    searchKeyword: 'wind',
    mainAttractionList: {
      mainAttractionList: [{ ...anAttraction({}), ...names, gdsNm: 'Observatory', lang }],
      cnt_total: 8,
    },
    mainPassList: { mainPassList: [{ ...aPass({}), ...names, passNm: 'Day pass', lang }], cnt_total: 1 },
    mainPostList: { mainPostsList: [], cnt_total: 0 },
    mainTourList: { mainTourList: [{ ...aTour({}), ...names, title: 'Coast', lang }], cnt_total: 1 },
    mainEduList: noList,
    mainEquList: { list: [anEquipment({})], cnt_total: 1 },
    mainReferenceList: noList,
    mainFaqList: noList,
    otherLists: [
      { type: 'PAGE', list: [{ ...hit, type: 'PAGE', uid: '/travel/map', facts: ['Travel'], lang }], cnt_total: 1 },
    ],
    order: ['ATTRACTION', 'PASS', 'TOUR', 'PAGE', 'EQU'],
    best: [
      { ...hit, type: 'ATTRACTION', lang },
      { ...hit, uid: 'F1', type: 'FAQ', title: '예약', summary: '', facts: ['장비'], lang: 'ko' },
    ],
    corrected: null,
  } as unknown as MainSearch;
  const popular = { list: [{ rank: 1, text: 'beach' }], cnt_total: 1 };
  const answers = { 'main.search': found, 'search.popular': popular, 'search.suggest': { list: [] } };
  const path = `${paths.search}?search=wind`;
  /** Lists Korean texts that are not marked as such. */
  const listUnmarked = () => {
    for (const korean of document.querySelectorAll('[lang="ko"]')) korean.remove();
    return listHangul(document.body);
  };

  it('searches without a Korean text of its own, and marks Korean contents', async () => {
    await renderPage({ app, path, answers, locale: lang });

    expect((await screen.findAllByText('Observatory')).length).toBeGreaterThan(1);
    expect(screen.getByText('장비')).toHaveAttribute('lang', 'ko');
    expect(screen.getByText('장비').parentElement).toHaveTextContent(`${languages[lang].search.type.FAQ} · 장비`);
    expect(screen.getByText('장비').parentElement?.closest('[lang="ko"]')).toBeNull();
    expect(listUnmarked()).toEqual([]);
  });

  it('links to the travel service where nothing is found', async () => {
    const nothing = { ...found, mainAttractionList: { mainAttractionList: [], cnt_total: 0 }, order: [], best: [] };
    await renderPage({ app, path, answers: { ...answers, 'main.search': nothing }, locale: lang });

    const link = await screen.findByRole('link', { name: languages[lang].search.ways.attractions });
    expect(link).toHaveAttribute('href', '/travel/attractions');
    expect(listUnmarked()).toEqual([]);
  });

  it('has no Korean text in the search dialog of the header', async () => {
    await renderPage({ app, path: paths.home, slot: 'site.search.v1', answers, locale: lang });

    expect(await screen.findByText('beach')).toBeVisible();
    expect(listUnmarked()).toEqual([]);
  });

  it('leaves pages without texts in the language Korean, with Korean dates', async () => {
    const list = [aCourse({ eduUid: 'e1', title: '품질검사 입문' })];
    const answers = { 'edu.list': { list, cnt_total: 1, states: [] }, 'contents.get': { title: '', blocks: [] } };
    await renderPage({ app, path: paths.education, answers, locale: lang });

    await screen.findByText('품질검사 입문');
    const text = document.body.textContent.replaceAll(/\s/g, ' ');
    expect(text).toMatch(/\d+\. \d+\./);
    expect(text).not.toMatch(/\d月|Nov|Dec|Jan|₩/);
  });
});
