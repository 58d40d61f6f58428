import { mainSearch, searchSuggest, searchSynonyms } from '@haesol/contracts/member';
import { type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { recordSearch } from '../../common/text/searchTerms.ts';

describe('search of the whole site', () => {
  const test = setUpTestApp({ sample: true });
  let staff: SignedIn;
  beforeAll(async () => {
    staff = await signIn(test, 'office');
  });

  const get = async (url: string) => (await test.app.inject(url)).json().data;
  const search = async (keyword: string, rest = '') =>
    mainSearch.response.parse(
      await get(`/api/v1/main/main?language=&searchKeyword=${encodeURIComponent(keyword)}${rest}`),
    );
  const suggest = async (typed: string) =>
    searchSuggest.response.parse(await get(`/api/v1/search/suggest?q=${encodeURIComponent(typed)}`)).list;
  const putSynonym = (word: string, means: unknown, headers: SignedIn['headers'] | undefined = staff.headers) =>
    sendTo(test.app, 'PUT', `/api/v1/admin/search/synonyms/${encodeURIComponent(word)}`, { means }, { headers });

  it.each(['과제 공고', '공고 과제'])('finds words in any order and position: %s', async (keyword) => {
    const { best } = await search(keyword);

    expect(best[0]).toMatchObject({ type: 'NOTICE', title: expect.stringContaining('산학공동기술과제 신규 공고') });
  });

  it.each(['icp-oes', 'icp\u2010oes', 'ICP\u2013OES'])(
    'finds a device by any hyphen in its name: %s',
    async (keyword) => {
      const { mainEquList } = await search(keyword);

      expect(mainEquList.list.map(({ eqNm }) => eqNm)).toEqual(['유도결합플라스마 분광분석기(ICP-OES)']);
    },
  );

  describe.each([
    ['en', 'CD0000000128', 'Windy Hill', 'Haesol Windy Hill Observatory'],
    ['ja', 'CD0000000129', '展望台', '展望台'],
    ['zh-CN', 'CD0000000546', '观景台', '观景台'],
    ['zh-TW', 'CD0000000547', '觀景', '觀景'],
  ] as const)('in %s', (lang, language, keyword, name) => {
    const ask = async (path: string) => (await test.app.inject({ url: path, headers: { language } })).json().data;
    const searchIn = async (word: string) =>
      mainSearch.response.parse(await ask(`/api/v1/main/main?language=&searchKeyword=${encodeURIComponent(word)}`));

    it('finds a place by its name, and returns no Korean texts of it', async () => {
      const { best, mainAttractionList } = await searchIn(keyword);

      const [first] = best;
      expect(first).toMatchObject({ type: 'ATTRACTION', title: expect.stringContaining(name), lang });
      expect(JSON.stringify(first)).not.toMatch(/[가-힣]/);
      expect(mainAttractionList.mainAttractionList[0]?.gdsNm).toContain(name);
    });

    it('suggests names in the language', async () => {
      const { list } = searchSuggest.response.parse(
        await ask(`/api/v1/search/suggest?q=${encodeURIComponent(keyword)}`),
      );

      expect(list[0]).toMatchObject({ text: expect.stringContaining(name), lang });
    });

    it('still finds Korean names and contents, and marks these as Korean', async () => {
      const { best: places } = await searchIn('바람언덕');
      const { best: devices } = await searchIn('전자현미경');

      expect(places[0]).toMatchObject({ type: 'ATTRACTION', lang });
      expect(devices[0]).toMatchObject({ lang: 'ko', title: expect.stringContaining('전자현미경') });
    });
  });

  it.each(['AI', '3D'])('finds no letters within translated names for Korean readers: %s', async (keyword) => {
    const { order } = await search(keyword);

    expect(order).not.toContain('TOUR');
    expect(order).not.toContain('PASS');
    expect((await suggest(keyword)).map(({ type }) => type)).not.toContain('ATTRACTION');
  });

  it('ranks a place whose English name begins with the word before one that names it in its text', async () => {
    const headers = { language: 'CD0000000128' };
    const answer = await test.app.inject({ url: '/api/v1/main/main?language=&searchKeyword=haesol', headers });

    const { best } = mainSearch.response.parse(answer.json().data);
    expect(best[0]?.title).toMatch(/^Haesol/);
    expect(best[0]?.lang).toBe('en');
  });

  it('corrects a typing error in an English name', async () => {
    const headers = { language: 'CD0000000128' };
    const answer = await test.app.inject({ url: '/api/v1/main/main?language=&searchKeyword=obsrevatory', headers });

    expect(answer.json().data).toMatchObject({ corrected: 'observatory' });
  });

  it('counts the words of a search in another language with those of the travel service in it', async () => {
    const headers = { language: 'CD0000000128' };
    await test.app.inject({ url: '/api/v1/main/main?language=&searchKeyword=observatory', headers });
    const list = () => test.db.selectFrom('search_term').selectAll().where('term', '=', 'observatory').execute();
    // Counted after the answer.
    for (let left = 50; left > 0 && (await list()).length === 0; left -= 1)
      await new Promise((next) => setTimeout(next, 20));

    expect(await list()).toMatchObject([{ area: 'TRAVEL', lang: 'en' }]);
  });

  it('counts words without a hit for the office until they have one, but no numbers', async () => {
    const listed = async (query: string) => {
      const url = `/api/v1/admin/search/popular?pageSize=100${query}`;
      const { list } = (await test.app.inject({ url, headers: staff.headers })).json().data;
      return list.filter(({ word }: { word: string }) => ['양자얽힘간섭계', '01012345678'].includes(word));
    };
    await search('01012345678');
    await search('양자얽힘간섭계');
    for (let left = 50; left > 0 && (await listed('&hits=N')).length === 0; left -= 1)
      await new Promise((next) => setTimeout(next, 20));
    const missed = await listed('&hits=N');
    const others = await listed('');
    const shown = JSON.stringify(await get('/api/v1/search/popular'));
    const word = { area: 'SITE', lang: 'ko' } as const;
    const found = { keyword: '양자얽힘간섭계', ip: '192.0.2.7', now: await test.context.clock.now(), isFound: true };
    await recordSearch(test.context, word, found);

    expect(missed).toMatchObject([{ word: '양자얽힘간섭계', searchCnt: 0, missCnt: 1 }]);
    expect(others).toEqual([]);
    expect(shown).not.toContain('양자얽힘간섭계');
    expect(await listed('&hits=N')).toEqual([]);
    expect(await listed('')).toMatchObject([{ searchCnt: 1, missCnt: 0 }]);
  });

  it('finds the cancellation of a course before refunds of cards', async () => {
    const { best, mainFaqList } = await search('수강료 환불');

    expect(best[0]).toMatchObject({ type: 'FAQ', title: '교육 신청을 취소하고 싶습니다.' });
    expect(mainFaqList.list[0]?.title).toBe('교육 신청을 취소하고 싶습니다.');
  });

  it('ranks the office before the travel service, or the other way round in the travel service', async () => {
    const office = await search('예약 취소');
    const travel = await search('예약 취소', '&area=TRAVEL');

    expect(office.best[0]?.title).toBe('예약을 취소하거나 바꾸고 싶습니다.');
    expect(travel.best[0]?.title).toBe('비가 오면 예약을 취소할 수 있나요?');
  });

  it('ranks the named kind first', async () => {
    const { best, mainEduList } = await search('교육');

    expect(best.map(({ type }) => type)).toEqual(Array(5).fill('EDU'));
    expect(mainEduList.cnt_total).toBe(61);
  });

  it.each([
    ['반도채', '반도체'],
    ['현미겅', '현미경'],
  ])('corrects %s to %s', async (typed, meant) => {
    const { best, corrected } = await search(typed);

    expect(corrected).toBe(meant);
    expect(best[0]?.title).toContain(meant);
  });

  it('splits two words typed as one if nothing matches them together', async () => {
    const { best, corrected } = await search('인장시험');

    expect(corrected).toBe('인장 시험');
    expect(best[0]?.title).toContain('만능시험기');
  });

  it('finds travel articles as pages, also by everyday words', async () => {
    const { best } = await search('섬 들어가는 배 시간');
    const ferry = best.slice(0, 3).find(({ title }) => title === '푸른섬 여객선');

    expect(ferry).toMatchObject({ type: 'PAGE', uid: '/travel/infoDetail?id=TI003' });
  });

  it('has one group of pages from two sources', async () => {
    const { otherLists } = await search('안내');
    const types = otherLists.map(({ type }) => type);

    expect(types).toContain('PAGE');
    expect(new Set(types).size).toBe(types.length);
  });

  it('shows the part of an answer with the keyword, or its beginning if only the question has it', async () => {
    const { mainFaqList, best } = await search('안전교육');
    const summaries = mainFaqList.list.map(({ summary = '' }) => summary);

    expect(summaries.length).toBeGreaterThan(0);
    expect(summaries.every((summary) => summary !== '' && summary.length <= 112 && !summary.includes('<'))).toBe(true);
    expect(summaries.some((summary) => summary.replaceAll(' ', '').includes('안전교육'))).toBe(true);
    for (const { faqUid, summary } of mainFaqList.list) {
      const hit = best.find(({ uid }) => uid === faqUid);
      if (hit !== undefined) expect(hit.summary).toBe(summary);
    }
  });

  it('corrects nothing without a similar word', async () => {
    expect(await search('없는말없는말')).toMatchObject({ corrected: null, order: [], best: [] });
  });

  it('ranks old notices lower', async () => {
    const { mainPostList } = await search('가족회사 협약기업 모집');
    const dates = mainPostList.mainPostsList.map(({ createdDt }) => createdDt);

    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([
    ['협약', ['REF', 'NOTICE']],
    ['안전교육', ['FAQ', 'EDU']],
  ])('orders the groups of %s by their best match', async (keyword, first) => {
    const { best, order } = await search(keyword);

    expect(order[0]).toBe(best[0]?.type);
    expect(order.slice(0, first.length)).toEqual(first);
    expect(new Set(order).size).toBe(order.length);
  });

  it('pages one kind and keeps the counts of the others', async () => {
    const all = await search('안내');
    const second = await search('안내', '&type=NOTICE&pageNum=2&pageSize=5');
    const shown = all.mainPostList.mainPostsList.map(({ postUid }) => postUid);

    expect(second.mainPostList.mainPostsList).toHaveLength(5);
    expect(second.mainPostList.mainPostsList.some(({ postUid }) => shown.includes(postUid))).toBe(false);
    expect(second).toMatchObject({
      best: [],
      mainReferenceList: { list: [], cnt_total: all.mainReferenceList.cnt_total },
    });
  });

  it('finds news, which have no list', async () => {
    const { otherLists } = await search('협약');

    expect(otherLists.find(({ type }) => type === 'NEWS')?.list[0]).toMatchObject({
      title: expect.stringContaining('협약'),
    });
  });

  it.each([
    ['ㄳ', 'ㄱㅅ'],
    ['ㅄ', 'ㅂㅅ'],
  ])('suggests and finds the same for %s as for %s', async (joined, apart) => {
    const suggested = await suggest(apart);

    expect(suggested).not.toEqual([]);
    expect(await suggest(joined)).toEqual(suggested);
    expect((await search(joined)).best).toEqual((await search(apart)).best);
  });

  it('suggests items by the typed text, with their identifier', async () => {
    expect((await suggest('주사'))[0]).toEqual({
      text: '주사전자현미경(FE-SEM)',
      type: 'EQU',
      uid: 'EQ001',
      lang: 'ko',
    });
    // The last syllable is incomplete.
    expect((await suggest('반도ㅊ'))[0]?.text).toBe('반도체 공정 맛보기');
    expect(await suggest('')).toEqual([]);
    // Old notices with the same name rank below the item itself.
    const [first, second] = await suggest('누리');
    expect([first?.type, second?.type]).not.toContain('NOTICE');
  });

  it('applies changed synonyms at once', async () => {
    expect((await search('바비큐장')).best).toEqual([]);

    expect((await putSynonym('바비큐장\u200b', ['글램핑\u3164'])).json()).toMatchObject({
      status: { code: '200' },
      data: { word: '바비큐장', means: ['글램핑'] },
    });
    expect((await search('바비큐장')).best[0]?.title).toBe('별무리 글램핑');

    const url = `/api/v1/admin/search/synonyms/${encodeURIComponent('바비큐장')}`;
    const remove = () => test.app.inject({ method: 'DELETE', url, headers: staff.headers });
    expect((await remove()).json().status.code).toBe('200');
    expect((await remove()).json().status.code).toBe('4040');
    expect((await search('바비큐장')).best).toEqual([]);
  });

  it('keeps a synonym that another has changed or added in between', async () => {
    const url = `/api/v1/admin/search/synonyms/${encodeURIComponent('먹거리')}`;
    const save = async (means: readonly string[], rev: number) =>
      (await sendTo(test.app, 'PUT', url, { means, rev }, { headers: staff.headers })).json();
    const { rev } = (await save(['맛집'], 0)).data;
    const added = await save(['음식'], 0);
    const changed = await save(['맛집', '식당'], rev);
    const late = await save(['카페'], rev);

    expect([added.status.code, late.status.code]).toEqual(['4405', '4405']);
    expect(changed.data.means).toEqual(['맛집', '식당']);
  });

  it('lists synonyms for staff only', async () => {
    const url = '/api/v1/admin/search/synonyms';
    const listed = searchSynonyms.response.parse((await test.app.inject({ url, headers: staff.headers })).json().data);
    const member = await signIn(test, 'student');

    expect(listed.list.find(({ word }) => word === '비번')?.means).toEqual(['비밀번호']);
    expect((await test.app.inject({ url, headers: member.headers })).json().status.code).toBe('4030');
    expect((await putSynonym('비번', ['아무 말'], member.headers)).json().status.code).toBe('4030');
  });

  it.each([
    ['%20', ['글램핑']],
    ['바비큐장', []],
    ['바비큐장', Array(9).fill('글램핑')],
    ['바비큐장', ['가'.repeat(41)]],
  ])('refuses a synonym %s of %j', async (word, means) => {
    expect((await putSynonym(decodeURIComponent(word), means)).json().status.code).toBe('4000');
  });
});
