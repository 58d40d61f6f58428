import { openShop, type Shop } from './testShop.ts';

describe('the list of reservations', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(10);
  });
  afterAll(() => shop.test.close());

  it('has a visit that was missed and a pass that has ended behind upcoming ones, as past', async () => {
    const { buyer } = await shop.begin();
    const { rsvtUid: visit } = await buyer.buy();
    const { data: pass } = await buyer.openPass();
    await buyer.payPass(pass.orderUid, await buyer.authorize(pass.orderUid));
    const list = async (type: string) => {
      const rows: { rsvtUid: string; orderUid: string; sttsNm: string }[] = (
        await buyer.call('GET', `/reserve/list?type=${type}`)
      ).data.list;
      return rows.map(({ rsvtUid, orderUid, sttsNm }) => [
        rsvtUid === visit ? 'visit' : orderUid === pass.orderUid ? 'pass' : 'other',
        sttsNm,
      ]);
    };
    const { useDate } = await buyer.read(visit);
    const moveTo = (date: string) => shop.test.context.clock.moveTo(new Date(`${date}+09:00`));

    await moveTo(`${useDate}T23:59:00`);
    expect(await list('UPCOMING')).toEqual(expect.arrayContaining([['visit', '바우처 발급']]));
    expect(await list('USED')).toEqual([]);
    await moveTo(`${useDate.slice(0, 8)}02T00:00:00`);
    expect((await list('UPCOMING')).map(([of]) => of)).toEqual(['pass']);
    expect(await list('USED')).toEqual([['visit', '기간 지남']]);
    expect((await list('ALL')).map(([of]) => of)).toEqual(['pass', 'visit']);
    await moveTo('2028-01-01T00:00:00');
    expect(await list('UPCOMING')).toEqual([]);
    expect((await list('USED')).toSorted()).toEqual([
      ['pass', '기간 지남'],
      ['visit', '기간 지남'],
    ]);
  });
});
