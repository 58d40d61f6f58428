import type { TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { aChoice, type Buyer, readMoney, readSold } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const later = '2026-12-02';
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const three = { options: [{ optionNm: '', count: 3, priceSn: 1 }], people: { adult: 3, child: 0, childAges: [] } };

describe('the first stock of a day while a change is open', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(4);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    await test.db.deleteFrom('stock').where('goods_dtl_id', '=', aChoice.goodsDtlId).execute();
    // Bookings of earlier tests would be counted too.
    await test.db.updateTable('reservation').set({ stts_cd: 'CANCELLED' }).execute();
  });

  const setStock = (qty: number) =>
    staff.call('PUT', `/admin/goods/${aChoice.goodsDtlId}/stock`, {
      ...{ fromDt: aChoice.useDate, toDt: later, weekdays: [0, 1, 2, 3, 4, 5, 6], time: '00:00', qty, reopenYn: 'N' },
    });
  const sold = () => Promise.all([readSold(test), readSold(test, later)]);
  async function openChange(useDate: string) {
    const { orderUid, rsvtUid } = await buyer.buy();
    const { data } = await buyer.call('POST', `/reserve/${rsvtUid}/change`, { ...three, useDate, user, isPay: 'Y' });
    return { orderUid, rsvtUid, changeUid: data.orderUid as string };
  }
  async function cancelAll(rsvtUid: string) {
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
  }

  it.each([
    ['the same', aChoice.useDate, [3, 0], [3, 0]],
    ['another', later, [2, 3], [0, 3]],
  ])('counts the seats of a change to %s day, and all of them come back once', async (_day, useDate, open, made) => {
    const { orderUid, rsvtUid, changeUid } = await openChange(useDate);
    const short = await setStock(2);
    await setStock(5);
    const opened = await sold();
    const paid = await buyer.pay(changeUid, await buyer.authorize(changeUid), { ...three, useDate, user });
    const changed = await sold();
    await cancelAll(rsvtUid);

    expect([short.data.fieldErrors[0].field, paid.code]).toEqual(['qty', '200']);
    expect([opened, changed, await sold()]).toEqual([open, made, [0, 0]]);
    expect((await readMoney(test, orderUid)).ledger).toBe(0);
  });

  it('gets the seats of a change back that is given up', async () => {
    const { changeUid } = await openChange(aChoice.useDate);
    await setStock(5);
    await buyer.call('DELETE', `/order/${changeUid}`);

    expect(await sold()).toEqual([2, 0]);
  });
});
