import { type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';

describe('travel guides', () => {
  const test = setUpTestApp({ sample: true, environment: { LIVE_CHAT_URL: 'https://chat.example/haesol' } });
  let member: SignedIn;
  beforeAll(async () => {
    member = await signIn(test, 'student');
  });

  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url, headers })).json().data;

  it('have information by kind, which search finds', async () => {
    const offices = await get('/api/v1/stickyArea/travelInfo/list?touristTycd=CD0000002402&pageSize=100');
    const found = await get(`/api/v1/stickyArea/travelInfo/list?searchKeyword=${encodeURIComponent('휠체어')}`);
    const [first] = found.list;
    const detail = await get(`/api/v1/stickyArea/travelInfo/${first.id}`);

    expect(offices.cnt_total).toBe(8);
    expect(detail).toMatchObject({ id: first.id, title: first.title });
    expect(detail.html).toMatch(/^<p>/);
  });

  it('describe the way by train, bus, car and ship, and parking', async () => {
    const { list } = await get('/api/v1/stickyArea/directions');

    expect(list.map(({ byCd }: { byCd: string }) => byCd)).toEqual(['TRAIN', 'BUS', 'BOAT', 'CAR', 'PARKING']);
  });

  it('have the hours of support, and the number of waiting inquiries', async () => {
    const before = await get('/api/v1/stickyArea/liveChat');
    const payload = { categoryCd: 'PASS', title: '패스 문의', content: '월요일에도 쓸 수 있나요?', gdsUid: 'G0001' };
    const asked = await sendTo(test.app, 'POST', '/api/v1/inquiry/insertInquiry', payload, { headers: member.headers });
    const after = await get('/api/v1/stickyArea/liveChat');

    expect(before).toMatchObject({ url: 'https://chat.example/haesol' });
    expect(asked.json().status.code).toBe('200');
    expect(after.waitCnt).toBe(before.waitCnt + 1);
  });

  it('refuse an inquiry about an unknown item', async () => {
    const ask = async (change: object) => {
      const payload = { categoryCd: 'PASS', title: '문의', content: '내용', ...change };
      const request = {
        method: 'POST',
        url: '/api/v1/inquiry/insertInquiry',
        headers: member.headers,
        payload,
      } as const;
      return (await test.app.inject(request)).json().data.fieldErrors[0].field;
    };

    expect(await ask({ categoryCd: 'NONE' })).toBe('categoryCd');
    expect(await ask({ gdsUid: 'none' })).toBe('gdsUid');
    expect(await ask({ rsvtUid: '00000000-0000-4000-8000-000000000000' })).toBe('rsvtUid');
    expect(await ask({ title: ' ' })).toBe('title');
  });

  it('have news by kind, with the read marks of the member', async () => {
    const { list } = await get('/api/v1/feed/list?kind=coupon', member.headers);
    const ids = list.slice(0, 2).map(({ id }: { id: string }) => id);
    const mark = async () =>
      (
        await sendTo(test.app, 'PATCH', '/api/v1/feed/read', { ids: [...ids, 'none'] }, { headers: member.headers })
      ).json().data;

    expect(list.every(({ kind }: { kind: string }) => kind === 'coupon')).toBe(true);
    expect(await mark()).toEqual({ readCnt: 2 });
    expect(await mark()).toEqual({ readCnt: 0 });
    const own = await get('/api/v1/feed/list?kind=coupon', member.headers);
    const visitors = await get('/api/v1/feed/list?kind=coupon');
    const readIn = (answer: { list: { readYn: string }[] }) =>
      answer.list.filter(({ readYn }) => readYn === 'Y').length;
    expect([readIn(own), readIn(visitors)]).toEqual([2, 0]);
  });

  it('compare a pass with the adult prices of its places', async () => {
    const pass = await get('/api/v1/pass/detail/PS001');
    const prices = pass.places.map(({ adultPrice }: { adultPrice: number }) => adultPrice);
    const sum = (list: number[]) => list.reduce((total, price) => total + price, 0);

    expect(pass.placesCnt).toBe(42);
    expect(pass.exampleCnt).toBe(4);
    expect(pass.listPrice).toBe(sum(prices.slice(0, 4)));
    expect(pass.saveMax).toBe(sum(prices.toSorted((a: number, b: number) => b - a).slice(0, 4)) - pass.price);
    expect((await get('/api/v1/pass/detail/G9001')).gdsDtlUid).toBe('PS001');
  });

  it('have only barrier-free places in the barrier-free pass', async () => {
    const { list } = await get('/api/v1/pass/list?pageSize=100');
    const own = list.find(({ passNm }: { passNm: string }) => passNm.startsWith('무장애'));
    const { places } = await get(`/api/v1/pass/detail/${own.gdsDtlUid}`);

    expect(places).toHaveLength(24);
    expect(
      places.every(({ etcInformation }: { etcInformation: string[] }) => etcInformation.includes('CD0000002602')),
    ).toBe(true);
  });

  it('have arrival times at the stops of a tour within opening hours', async () => {
    const { list } = await get('/api/v1/recommendTour/list?pageSize=100');
    const tours = await Promise.all(
      list.map(({ tourUid }: { tourUid: string }) => get(`/api/v1/recommendTour/detail/${tourUid}`)),
    );
    const late: string[] = [];
    for (const tour of tours) {
      for (const stop of tour.days.flatMap(({ stops }: { stops: object[] }) => stops)) {
        const { openFrom, openTo } = await get(`/api/v1/attraction/detail/${stop.gdsUid}`);
        if (stop.stayYn === 'N' && (stop.startTime < openFrom || stop.startTime >= openTo)) {
          late.push(`${tour.title}: ${stop.gdsNm} ${stop.startTime}, ${openFrom}-${openTo}`);
        }
        if (stop.memo === '') late.push(`${stop.gdsNm} has no note`);
      }
    }

    expect(tours).toHaveLength(14);
    expect(late).toEqual([]);
  });

  it('have the nights of a room with their prices', async () => {
    const { options } = await get('/api/v1/attraction/detail/G0008');
    const info = await get(`/api/v1/reserve/goods-info?goodsDtlId=${options[0].goodsDtlId}&priceSn=1&goodsCnt=9`);

    expect(options[0].room.baseCnt).toBeGreaterThan(0);
    expect(info.goodsCnt).toBe(6);
    expect(info.dates).toHaveLength(75);
    expect(new Set(info.dates.map(({ price }: { price: number }) => price)).size).toBe(3);
    expect((await test.app.inject('/api/v1/reserve/goods-info?goodsDtlId=none')).json().status.code).toBe('4040');
  });
});
