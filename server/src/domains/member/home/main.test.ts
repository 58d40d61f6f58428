import { contracts } from '@haesol/contracts/areas';
import type { Endpoint } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { setUpTestApp } from '../../../testing/testApp.ts';

describe('home and site search', () => {
  const test = setUpTestApp({ sample: true });

  const data = async (url: string) => (await test.app.inject(url)).json().data;
  const search = async (keyword: string, rest = '') =>
    contracts.mainSearch.response.parse(
      await data(`/api/v1/main/main?searchKeyword=${encodeURIComponent(keyword)}&language=CD0000001258${rest}`),
    );

  it('has exactly three banners, and coupons available today', async () => {
    const benefit = contracts.mainBenefit.response.parse(await data('/api/v1/main/benefit'));

    expect(benefit.banners.map((banner) => banner.title)).toEqual([
      '기업의 고민, 대학이 함께 풉니다',
      '공용장비 40종, 3분이면 예약 신청',
      '패스 한 장으로 즐기는 지역 여행',
    ]);
    expect(benefit.coupons.every((coupon) => coupon.startDt <= '2026-11-23' && coupon.endDt >= '2026-11-23')).toBe(
      true,
    );
    expect(benefit.passes[0]).toMatchObject({ passNm: '누리패스 24시간권', price: 19_900 });
    expect(benefit.promotions.every((promotion) => promotion.state === 'ING')).toBe(true);
  });

  it('has a sentence, a second action and a proof for each banner', async () => {
    const { banners } = contracts.mainBenefit.response.parse(await data('/api/v1/main/benefit'));

    expect(banners.map(({ evidence }) => evidence)).toEqual(['COUNTS', 'SLOTS', 'TICKET']);
    expect(banners.every(({ text, moreLink, moreLabel }) => text && moreLink && moreLabel)).toBe(true);
  });

  it('has figures equal to the counts of the lists on the same pages', async () => {
    const facts = contracts.mainFacts.response.parse(await data('/api/v1/main/facts'));
    const total = async (url: string) => (await data(url)).cnt_total as number;
    const week = contracts.equipmentWeek.response.parse(await data('/api/v1/equipment/week?limit=100&start=BOOKABLE'));

    expect(facts).toEqual({
      openCourseCnt: await total('/api/v1/edu/list?state=OPEN'),
      advisorCnt: await total('/api/v1/advisors/list'),
      openNoticeCnt: await total('/api/v1/apply/notices?state=OPEN'),
      openProgramCnt: await total('/api/v1/apply/programs?state=OPEN'),
      referenceCnt: await total('/api/v1/posts/list?board=REFERENCE'),
      equipment: {
        totalCnt: await total('/api/v1/equipment/list'),
        freeCnt: week.rows.filter(({ cells }) => cells.some(({ date, free }) => date === week.days[0] && free > 0))
          .length,
        date: week.days[0],
        priceFrom: expect.any(Number),
      },
    });
    expect(Object.values(facts).every((value) => value !== 0)).toBe(true);
  });

  it('corrects a keyword typed on the wrong keyboard layout', async () => {
    const found = await search('qksehcp');

    expect(found.corrected).toBe('반도체');
    expect(found.mainEduList.list.map((edu) => edu.title)).toEqual(['반도체 공정 맛보기']);
  });

  it('finds in every group, with any spacing', async () => {
    const found = await search('전자 현미경');

    expect(found.corrected).toBeNull();
    expect(found.mainEquList.cnt_total).toBe(1);
    expect(found.mainReferenceList.cnt_total).toBe(1);
  });

  it('shows the availability of found equipment on the first bookable day', async () => {
    const { mainEquList } = await search('현미경');
    const { days } = contracts.equipmentWeek.response.parse(
      await data('/api/v1/equipment/week?limit=100&start=BOOKABLE'),
    );

    expect(mainEquList.list.length).toBeGreaterThan(0);
    for (const { eqUid, firstDay } of mainEquList.list) {
      const { rows } = contracts.equipmentWeek.response.parse(
        await data(`/api/v1/equipment/week?limit=1&start=BOOKABLE&eqUid=${eqUid}`),
      );
      expect(firstDay).toEqual(rows[0]?.cells[0]);
      expect(firstDay?.date).toBe(days[0]);
    }
  });

  it('pages one group and keeps the counts of the others', async () => {
    const all = await search('안내');
    const paged = await search('안내', '&type=NOTICE&pageNum=2&pageSize=5');

    expect(paged.mainPostList.mainPostsList).toHaveLength(5);
    expect(paged.mainPostList.cnt_total).toBe(all.mainPostList.cnt_total);
    expect(paged.mainReferenceList).toEqual({ list: [], cnt_total: all.mainReferenceList.cnt_total });
  });

  it('finds nothing for an empty keyword', async () => {
    expect((await search('')).mainPostList.cnt_total).toBe(0);
    expect((await search('없는말없는말')).corrected).toBeNull();
  });

  it('suggests titles and returns popular keywords', async () => {
    const { list } = contracts.searchSuggest.response.parse(
      await data(`/api/v1/search/suggest?q=${encodeURIComponent('주사')}`),
    );
    const popular = contracts.searchPopular.response.parse(await data('/api/v1/search/popular'));

    expect(list[0]).toEqual({ text: '주사전자현미경(FE-SEM)', type: 'EQU', uid: 'EQ001', lang: 'ko' });
    expect(popular.list).toHaveLength(10);
  });

  // Explicit type, because inferring it from sixteen different schemas takes the compiler minutes.
  const calls: readonly [url: string, endpoint: Endpoint, total: number | undefined][] = [
    ['/api/v1/posts/faq/list?categoryCd=PAY', contracts.faqList, 6],
    ['/api/v1/posts/faq/F0000001', contracts.faqGet, undefined],
    ['/api/v1/codes/SGG?ctpv=CD0000003000', contracts.codesList, 8],
    ['/api/v1/codes/DEPT', contracts.codesList, 30],
    ['/api/v1/codes-name/GDS_TYCD', contracts.codesNames, undefined],
    ['/api/v1/terms/list', contracts.termsList, 7],
    ['/api/v1/terms/USE?version=1.0', contracts.termsGet, undefined],
    ['/api/v1/edu/list?state=OPEN,FULL&aud=WORKER&kind=COURSE', contracts.eduList, 14],
    ['/api/v1/edu/ED001', contracts.eduGet, undefined],
    ['/api/v1/attraction/list?sggCd=CD0000003008', contracts.attractionList, 8],
    ['/api/v1/attraction/list?gdsTycd=CD0000002004', contracts.attractionList, 8],
    ['/api/v1/attraction/detail/G0001', contracts.attractionGet, undefined],
    ['/api/v1/pass/list?psCd=CD0000002202', contracts.passList, 2],
    ['/api/v1/recommendTour/list?tourDays=3', contracts.tourList, 1],
    ['/api/v1/recommendTour/detail/TR006', contracts.tourGet, undefined],
    ['/api/v1/stickyArea/promotion/list?searchFilter=SOON', contracts.promotionList, 2],
    ['/api/v1/stickyArea/promotion/PR001', contracts.promotionGet, undefined],
  ];
  it.each(calls)('%s responds according to its contract', async (url, endpoint, total) => {
    const response = await test.app.inject(url);
    const answer = response.json();

    expect(answer.status.code).toBe('200');
    expect(z.safeParse(endpoint.response, answer.data)).toMatchObject({ success: true });
    expect(answer.data.cnt_total).toBe(total);
  });

  it.each(contracts.menuKeys)('returns the page %s', async (menuKey) => {
    const page = contracts.contentsGet.response.parse(await data(`/api/v1/contents/${menuKey}`));

    expect(page.blocks.length).toBeGreaterThan(0);
  });

  it.each([
    '/api/v1/contents/nothing',
    '/api/v1/codes/NOTHING',
    '/api/v1/terms/NOTHING',
    '/api/v1/terms/USE?version=9',
    '/api/v1/posts/faq/F9999999',
    '/api/v1/edu/ED999',
    '/api/v1/attraction/detail/G9999',
    '/api/v1/recommendTour/detail/TR999',
    '/api/v1/stickyArea/promotion/PR999',
  ])('%s is 4040', async (url) => {
    expect((await test.app.inject(url)).json().status.code).toBe('4040');
  });

  it('filters by all requested facilities', async () => {
    const { list } = contracts.attractionList.response.parse(
      await data('/api/v1/attraction/list?facilitiesRecord=CD0000002501,CD0000002502&pageSize=100'),
    );

    expect(list.length).toBeGreaterThan(0);
    expect(
      list.every((place) => ['CD0000002501', 'CD0000002502'].every((code) => place.facilitiesRecord.includes(code))),
    ).toBe(true);
  });

  it('returns English names on request', async () => {
    const response = await test.app.inject({
      url: '/api/v1/attraction/detail/G0001',
      headers: { language: 'CD0000001259' },
    });

    expect(response.json().data.gdsNm).toBe('Haesol Windy Hill Observatory');
  });

  it('counts one view per visitor of a FAQ within twelve hours', async () => {
    const view = async () => (await data('/api/v1/posts/faq/F0000003')).viewCnt as number;
    const first = await view();
    const second = await view();
    await test.context.clock.moveTo(new Date('2026-11-23T22:30:00+09:00'));

    expect([second, await view()]).toEqual([first, first + 1]);
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
  });

  it.each(contracts.codeGroups)('returns the values of the code group %s', async (group) => {
    const { list } = contracts.codesList.response.parse(await data(`/api/v1/codes/${group}`));
    const names = contracts.codesNames.response.parse(await data(`/api/v1/codes-name/${group}`));

    expect(list.length).toBeGreaterThan(0);
    expect(names).toEqual(Object.fromEntries(list.map(({ code, codeName }) => [code, codeName])));
  });

  it('counts one vote per visitor of a FAQ', async () => {
    const vote = async (helpYn: string) =>
      (await test.app.inject({ method: 'POST', url: '/api/v1/posts/faq/F0000002/help', payload: { helpYn } })).json()
        .data;
    const first = await vote('Y');
    await vote('Y');
    const changed = await vote('N');

    expect(changed).toEqual({ helpY: first.helpY - 1, helpN: first.helpN + 1 });
  });
});
