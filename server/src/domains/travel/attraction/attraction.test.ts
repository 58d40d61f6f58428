import { openTestApp, type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';

describe('places of the travel service', () => {
  const test = setUpTestApp({ sample: true });
  let member: SignedIn;
  beforeAll(async () => {
    member = await signIn(test, 'general');
  });

  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url, headers })).json().data;
  const change = async (method: 'POST' | 'DELETE', url: string, headers = member.headers) =>
    (await test.app.inject({ method, url, headers })).json();

  it('name a picture whose caption is not translated after the place, in the language of the place', async () => {
    const rows = test.db.updateTable('goods_image').where('gds_uid', '=', 'G0001').where('seq', '=', 1);
    const before = await test.db
      .selectFrom('goods_image')
      .select(['i18n', 'caption'])
      .where('gds_uid', '=', 'G0001')
      .where('seq', '=', 1)
      .executeTakeFirstOrThrow();
    await rows.set({ i18n: '{}', caption: '등대에서 본 바다' }).execute();
    const { images, gdsNm } = await get('/api/v1/attraction/detail/G0001', { language: 'CD0000000128' });
    await rows.set({ i18n: JSON.stringify(before.i18n), caption: before.caption }).execute();

    expect(images[0]).toMatchObject({ alt: `Drawing of ${gdsNm}`, caption: null });
    expect(JSON.stringify(images)).not.toMatch(/[가-힣]/);
  });

  it('are counted by town and category, also those open today', async () => {
    const all = await get('/api/v1/attraction/counts');
    const list = await get('/api/v1/attraction/list?openYn=Y&pageSize=100');

    expect(all.total).toBe(64);
    expect(all.regions.map(({ total }: { total: number }) => total)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
    expect(all.openToday).toBe(list.cnt_total);
    expect(list.list.some(({ openState }: { openState: string }) => openState === 'HOLIDAY')).toBe(false);
    expect(all.categories.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(64);
  });

  it('are equal on the map and in the list, in the same order', async () => {
    const query = 'sggCd=CD0000003007&sort=NAME';
    const markers = await get(`/api/v1/attraction/markers?${query}`);
    const list = await get(`/api/v1/attraction/list?${query}&pageSize=100`);
    const uids = (answer: { list: { gdsUid: string }[] }) => answer.list.map(({ gdsUid }) => gdsUid);

    expect(uids(markers)).toEqual(uids(list));
    expect(markers.cnt_total).toBe(8);
  });

  it('match all filters together', async () => {
    interface Place {
      readonly gdsUid: string;
      readonly gdsNm: string;
      readonly gdsCategoryCd: string;
      readonly sggCd: string;
      readonly passYn: string;
      readonly facilitiesRecord: readonly string[];
      readonly etcInformation: readonly string[];
    }
    const { list: all }: { list: Place[] } = await get('/api/v1/attraction/list?pageSize=100');
    const rich = all.find(
      ({ passYn, facilitiesRecord, etcInformation }) =>
        passYn === 'Y' && facilitiesRecord.length > 1 && etcInformation.length > 0,
    );
    if (rich === undefined) throw new Error('The sample has no place with all of it');
    const [facilities, info] = [rich.facilitiesRecord.slice(0, 2), rich.etcInformation.slice(0, 1)];
    const hasAll = (place: Place) =>
      place.sggCd === rich.sggCd &&
      place.gdsCategoryCd === rich.gdsCategoryCd &&
      place.passYn === 'Y' &&
      facilities.every((code) => place.facilitiesRecord.includes(code)) &&
      info.every((code) => place.etcInformation.includes(code));
    const query = new URLSearchParams({
      sggCd: rich.sggCd,
      gdsCategoryCd: rich.gdsCategoryCd,
      passYn: 'Y',
      searchKeyword: rich.gdsNm,
      facilitiesRecord: facilities.join(','),
      etcInformation: info.join(','),
      pageSize: '100',
    });
    const uids = (places: readonly Place[]) => places.map(({ gdsUid }) => gdsUid).toSorted();

    const { list, cnt_total: total } = await get(`/api/v1/attraction/list?${query}`);
    expect(uids(list)).toContain(rich.gdsUid);
    expect(list.every(hasAll)).toBe(true);
    expect(total).toBe(list.length);
    query.delete('searchKeyword');
    const withoutWord: Place[] = (await get(`/api/v1/attraction/list?${query}`)).list;
    expect(uids(withoutWord)).toEqual(uids(all.filter(hasAll)));
    expect(withoutWord.length).toBeLessThan(all.length);
  });

  it('can be filtered by pass', async () => {
    const { list, cnt_total } = await get('/api/v1/attraction/list?passYn=Y&pageSize=100');

    expect(list.every(({ passYn }: { passYn: string }) => passYn === 'Y')).toBe(true);
    expect(cnt_total).toBeLessThan(64);
  });

  it('have as many reviews as their list shows', async () => {
    const { reviewSummary } = await get('/api/v1/attraction/detail/G0004');
    const { list, cnt_total } = await get('/api/v1/review/list?gdsUid=G0004&pageSize=100');
    const stars = [5, 4, 3, 2, 1].map((star) => list.filter((review: { star: number }) => review.star === star).length);

    expect(reviewSummary).toMatchObject({ reviewCnt: cnt_total, stars });
  });

  it('become a favourite of a member once, even when repeated', async () => {
    const url = '/api/v1/attraction/interest?gdsUid=G0002';
    const { interestCnt: before } = await get('/api/v1/attraction/detail/G0002');
    const wasOn = (await get('/api/v1/attraction/detail/G0002', member.headers)).interestYn === 'Y' ? 1 : 0;

    await change('POST', url);
    const { data: again } = await change('POST', url);
    const mine = await get('/api/v1/mypage/myAttraction/list?pageSize=100', member.headers);
    const seen = await get('/api/v1/attraction/detail/G0002', member.headers);
    await change('DELETE', '/api/v1/attraction/interest/delete?gdsUid=G0002');
    const { data: removed } = await change('DELETE', '/api/v1/attraction/interest/delete?gdsUid=G0002');

    expect(again).toEqual({ gdsUid: 'G0002', interestYn: 'Y', interestCnt: before - wasOn + 1 });
    expect(mine.list[0].gdsUid === 'G0002' || wasOn === 1).toBe(true);
    expect(seen.interestYn).toBe('Y');
    expect(removed).toEqual({ gdsUid: 'G0002', interestYn: 'N', interestCnt: before - wasOn });
  });

  it('count parallel favourites correctly', async () => {
    const { interestCnt: before, ...place } = await get('/api/v1/attraction/detail/G0010', member.headers);
    const wasOn = place.interestYn === 'Y' ? 1 : 0;
    await Promise.all(Array.from({ length: 12 }, () => change('POST', '/api/v1/attraction/interest?gdsUid=G0010')));
    const { interestCnt } = await get('/api/v1/attraction/detail/G0010');
    const rows = await test.db.selectFrom('interest').select('member_uid').where('gds_uid', '=', 'G0010').execute();

    expect(interestCnt).toBe(before - wasOn + 1);
    expect(rows).toHaveLength(interestCnt);
  });

  it('cannot be favourites if unknown', async () => {
    expect((await change('POST', '/api/v1/attraction/interest?gdsUid=none')).status.code).toBe('4040');
    expect((await change('POST', '/api/v1/attraction/interest?gdsUid=G0001', {} as never)).status.code).toBe('4010');
  });

  it('have reviews that a member, but not the author, can report once', async () => {
    const { list } = await get('/api/v1/review/list?gdsUid=G0001', member.headers);
    const foreign = list.find(({ mineYn }: { mineYn: string }) => mineYn === 'N');
    const report = (payload: object) =>
      test.app
        .inject({ method: 'POST', url: `/api/v1/review/${foreign.reviewUid}/report`, headers: member.headers, payload })
        .then((response) => response.json());

    expect((await report({ reasonCd: 'AD' })).status.code).toBe('200');
    expect((await report({ reasonCd: 'ABUSE' })).status.code).toBe('200');
    expect((await report({ reasonCd: 'NONE' })).data.fieldErrors[0].field).toBe('reasonCd');
    const rows = await test.db.selectFrom('review_report').select('reason_cd').execute();
    expect(rows).toEqual([{ reason_cd: 'AD' }]);
  });
});

describe('map style', () => {
  it.each([
    [{}, null],
    [
      { MAP_STYLE_URL: 'https://tiles.example/nuri.json' },
      {
        styleUrl: 'https://tiles.example/nuri.json',
        libraryUrl: expect.stringMatching(/^\/maplibre\/\d+\.\d+\.\d+\/maplibre-gl\.mjs$/),
      },
    ],
  ])('follows the environment %j', async (environment, style) => {
    const { app, close } = await openTestApp({ environment });

    const { json } = await app.inject('/api/v1/attraction/mapStyle');
    await close();

    expect(json().data).toEqual({ style });
  });
});
