import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import type { Buyer } from '../order/testOrders.ts';
import { openShop, type Shop } from '../order/testShop.ts';

const english = 'CD0000000128';
const passOfHours = 'PS001';
const passOfThree = 'PS004';

const form = {
  nm: '누리패스 12시간권',
  summary: '반나절 동안 씁니다.',
  description: '반나절 동안 이용처에 들어갑니다.',
  psCd: 'CD0000002201',
  hours: 12,
  pickCnt: null,
  persons: 1,
  validDays: 90,
  price: 9_900,
  places: ['G0001', 'G0002'],
  thumbUrl: '/art/scene/beach.svg',
  thumbAlt: '바닷가',
};

describe('passes as staff sell them', () => {
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(16);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const read = async (uid = passOfHours) => (await staff.call('GET', `/admin/pass-goods/${uid}`)).data;
  const readPublic = async (uid = passOfHours, language = 'CD0000000127') =>
    (await test.app.inject({ url: `/api/v1/pass/detail/${uid}`, headers: { language } })).json();
  const toSale = ({ price, places, thumbUrl, thumbAlt, state, rev }: Record<string, unknown>) => ({
    ...{ price, places, thumbUrl, thumbAlt, state, rev },
  });
  const save = async (change: object, uid = passOfHours) =>
    staff.call('PUT', `/admin/pass-goods/${uid}`, { ...toSale(await read(uid)), ...change });
  const buy = async () => {
    const { data } = await buyer.openPass();
    await buyer.payPass(data.orderUid, await buyer.authorize(data.orderUid));
    return data;
  };
  const readOwn = async () => (await buyer.call('GET', '/mypage/myPass/list')).data.list[0];

  it('are listed with price, places and missing languages, for staff only', async () => {
    const { data } = await staff.call('GET', '/admin/pass-goods?state=ON&psCd=CD0000002202');

    expect(data.list.map(({ gdsDtlUid }: { gdsDtlUid: string }) => gdsDtlUid)).toEqual([passOfThree, 'PS005']);
    expect(data.list[0]).toMatchObject({ pickCnt: 3, hours: null, placesCnt: 18, missing: [], state: 'ON' });
    expect((await buyer.call('GET', '/admin/pass-goods')).code).toBe(errorCodes.forbidden);
    expect((await buyer.call('PUT', `/admin/pass-goods/${passOfHours}`, {})).code).toBe(errorCodes.forbidden);
  });

  it('begin off the site, and are sold once staff put them on it', async () => {
    const added = await staff.call('POST', '/admin/pass-goods', form);
    const { gdsDtlUid } = added.data;
    const hidden = await readPublic(gdsDtlUid);
    await staff.call('PUT', `/admin/pass-goods/${gdsDtlUid}/texts`, {
      ...{ lang: 'en', nm: 'Nuri Pass, 12 hours', summary: 'For half a day.', description: null, rev: 0 },
    });
    await save({ state: 'ON' }, gdsDtlUid);
    const { data: shown } = await readPublic(gdsDtlUid, english);
    const order = await buyer.openPass({ gdsDtlUid, isPay: 'N' });

    expect(hidden.status.code).toBe(errorCodes.notFound);
    expect(shown).toMatchObject({
      passNm: 'Nuri Pass, 12 hours',
      hours: 12,
      price: 9_900,
      validDays: 90,
      placesCnt: 2,
    });
    expect(shown.description).toBe(form.description);
    expect(order.code).toBe('200');
    expect(
      (await staff.call('GET', `/admin/pass-goods?searchKeyword=${encodeURIComponent('12시간')}`)).data.list,
    ).toEqual([expect.objectContaining({ gdsDtlUid, missing: ['ja', 'zh-CN', 'zh-TW'] })]);
    expect((await listAuditActions(test.db, gdsDtlUid)).toSorted()).toEqual([
      ...['passGoods.add', 'passGoods.change', 'passGoods.texts'],
    ]);
  });

  it.each([
    ['hours and a choice of places', { pickCnt: 2 }, 'pickCnt'],
    ['neither of them', { hours: null }, 'pickCnt'],
    ['fewer places than can be chosen', { hours: null, pickCnt: 3 }, 'places'],
    ['no place', { places: [] }, 'places'],
    ['a place that does not exist', { places: ['G0001', 'G9999'] }, 'places'],
    ['an unknown kind', { psCd: 'CD0000009999' }, 'psCd'],
  ])('are refused at the field with %s', async (_what, change, field) => {
    const refused = await staff.call('POST', '/admin/pass-goods', { ...form, ...change });

    expect(refused.data.fieldErrors).toMatchObject([{ field }]);
  });

  it('have another price for later orders; a member sees the price that was paid', async () => {
    const { price } = await read();
    await buy();
    await save({ price: price + 1_000 });

    expect((await readPublic()).data.price).toBe(price + 1_000);
    expect((await readOwn()).price).toBe(price);
  });

  it('keep their places while a member has one or pays for one, and may get more', async () => {
    await changeRows(test.db, 'member_pass', { gds_dtl_uid: passOfHours }, { state: 'REFUNDED' });
    const { places } = await read();
    const { data: opened } = await buyer.openPass();
    const [gone, ...others] = places;
    const refusedForOrder = await save({ places: others });
    await buyer.payPass(opened.orderUid, await buyer.authorize(opened.orderUid));
    const refused = await save({ places: others });
    const added = (await test.db.selectFrom('goods').select('gds_uid').where('gds_uid', 'not in', places).execute())[0];
    const more = await save({ places: [...places, added?.gds_uid] });
    await changeRows(test.db, 'member_pass', { gds_dtl_uid: passOfHours }, { state: 'EXPIRED' });
    const removed = await save({ places: others });

    expect(refusedForOrder.data.fieldErrors).toMatchObject([{ field: 'places' }]);
    expect(refused.data.fieldErrors).toMatchObject([
      { field: 'places', message: expect.stringContaining('이 패스를 가진 회원이 있어') },
    ]);
    expect([more.code, removed.code]).toEqual(['200', '200']);
    expect((await read()).places).toEqual(others);
    expect((await readPublic()).data.places.map(({ gdsUid }: { gdsUid: string }) => gdsUid)).not.toContain(gone);
  });

  it('cannot have fewer places than can be chosen', async () => {
    const { places } = await read(passOfThree);
    await changeRows(test.db, 'member_pass', { gds_dtl_uid: passOfThree }, { state: 'REFUNDED' });

    expect((await save({ places: places.slice(0, 2) }, passOfThree)).data.fieldErrors).toMatchObject([
      { field: 'places' },
    ]);
    expect((await read(passOfThree)).places).toEqual(places);
  });

  it('stay with their members once they are off the site', async () => {
    await buy();
    await save({ state: 'OFF' });

    expect((await readPublic()).status.code).toBe(errorCodes.notFound);
    expect((await buyer.openPass()).code).toBe(errorCodes.notFound);
    expect(await readOwn()).toMatchObject({ state: 'PAID', gdsDtlUid: passOfHours });
  });

  it('keep all Korean texts, and a name in each translated language', async () => {
    const {
      data: { rev },
    } = await save({ state: 'ON' });
    const [korean] = (await read()).texts;
    const send = (change: object) =>
      staff.call('PUT', `/admin/pass-goods/${passOfHours}/texts`, { ...korean, rev, ...change });

    expect((await send({ summary: null })).data.fieldErrors).toMatchObject([{ field: 'summary' }]);
    expect((await send({ lang: 'ja', nm: null })).data.fieldErrors).toMatchObject([{ field: 'nm' }]);
    expect((await send({ nm: '누리패스 하루권' })).code).toBe('200');
    expect((await readPublic()).data.passNm).toBe('누리패스 하루권');
  });
});
