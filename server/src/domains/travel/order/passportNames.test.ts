import { errorCodes } from '@haesol/contracts/common';
import { exportPath } from '@haesol/contracts/member';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { parseCsv } from '../../common/csv/parseCsv.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { beGuest } from '../guest/testGuests.ts';
import { renderVouchers } from '../voucher/voucherPdf.ts';
import { eraseOrders, exportOrders } from './memberData.ts';
import { aChoice, type Buyer, createBuyer, openRoom, soldPass } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const missing = '여권의 영문 이름을 입력해 주세요.';
const passport = { familyNm: "O'Connor-Núñez", firstNm: 'María José' };
const printed = "O'Connor-Núñez, María José";
const masked = 'O************************é';
const person = { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'sky@mail.example', nationCd: 'KR' };
const user = { ...person, passport };
const people = { adult: 2, child: 0, childAges: [] };
const agree = { use: 'Y', refund: 'Y', third: 'Y' };

describe('tickets that need the name in the passport', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(20);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    await need(true);
  });

  const need = (needs_passport: boolean) =>
    changeRows(test.db, 'goods_option', { goods_dtl_id: aChoice.goodsDtlId }, { needs_passport });
  const storedOf = async (rsvtUid: string) => (await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).booker;
  const findOrder = async (orderUid: string) => (await staff.call('GET', `/admin/orders/${orderUid}`)).data;
  const refused = {
    code: errorCodes.invalidInput,
    message: missing,
    data: { fieldErrors: [{ field: 'user.passport.firstNm', message: missing }] },
  };

  it('name the need before they are bought', async () => {
    const { data: place } = await buyer.call('GET', '/attraction/detail/G0001');
    const goods = [aChoice, { gdsDtlUid: soldPass, passCnt: 1 }];
    const { data: quoted } = await buyer.call('POST', '/purchase/pay-info', { goods });
    const { data: opened } = await buyer.open();

    expect(place.options.map(({ passportYn }: { passportYn: string }) => passportYn)).toContain('Y');
    expect(quoted.goods.map(({ passportYn }: { passportYn?: string }) => passportYn ?? 'N')).toEqual(['Y', 'N']);
    expect((await buyer.call('GET', `/order/${opened.orderUid}`)).data).toMatchObject({
      passportYn: 'Y',
      passport: null,
    });
  });

  it('are refused without it when they are opened, at the window and when they are paid, with a message of its own', async () => {
    const { data } = await buyer.open();
    const { orderUid } = data;
    const japanese = { language: 'CD0000000129' };
    const ja = await buyer.call('POST', '/reserve/pay-info', { ...aChoice, user: person }, japanese);

    expect(await buyer.open({ user: person })).toMatchObject(refused);
    expect(ja.message).toBe('パスポートのローマ字氏名をご入力ください。');
    expect(await buyer.call('POST', '/pay/window', { orderUid, user: person })).toMatchObject(refused);
    const payKey = await buyer.authorize(orderUid);
    expect(await buyer.pay(orderUid, payKey)).toMatchObject(refused);
    expect((await buyer.pay(orderUid, payKey, { user })).code).toBe('200');
  });

  it.each([
    ['Hangul', { familyNm: '김', firstNm: 'Haneul' }, 'familyNm'],
    ['digits', { familyNm: 'Kim', firstNm: 'Haneul 2' }, 'firstNm'],
    ['40 letters', { familyNm: 'K'.repeat(40), firstNm: 'Haneul' }, 'familyNm'],
    ['nothing', { familyNm: ' ', firstNm: '' }, 'firstNm'],
  ])('are refused with %s at the field', async (_kind, wrong, field) => {
    const { code, data } = await buyer.open({ user: { ...person, passport: wrong } });

    expect([code, data.fieldErrors]).toMatchObject([errorCodes.invalidInput, [{ field: `user.passport.${field}` }]]);
  });

  it('keep it for another browser, and show it on the booking, the voucher, its PDF and at the gate', async () => {
    const { data } = await buyer.open({ user, people });
    const { orderUid, rsvtUid } = data;
    const order = await buyer.call('GET', `/order/${orderUid}`);
    await buyer.pay(orderUid, await buyer.authorize(orderUid), { user });
    const booking = await buyer.read(rsvtUid);
    const { data: voucher } = await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`);
    const { data: gate } = await staff.call('POST', '/admin/vouchers/check', { code: voucher.code });
    const pdf = readPdfText((await renderVouchers(test.context, [rsvtUid]))?.content ?? Buffer.alloc(0));

    // Pages of earlier releases know no passport within the booker.
    expect(order.data).toMatchObject({ booker: person, passport });
    expect(order.data.booker).not.toHaveProperty('passport');
    expect(booking).toMatchObject({ booker: person, passport });
    expect(voucher).toMatchObject({ bookerNm: '김하늘', passportNm: printed });
    expect(gate.passportNm).toBe(printed);
    expect(pdf.replaceAll('\n', ' ')).toContain(printed);
  });

  it('take one name alone, and the wide letters of a Japanese keyboard', async () => {
    const { rsvtUid } = await buyer.buy({ user: { ...person, passport: { familyNm: '', firstNm: 'Ｓｕｈａｒｔｏ' } } });

    expect((await buyer.read(rsvtUid)).passport).toEqual({ familyNm: '', firstNm: 'Suharto' });
    expect((await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data.passportNm).toBe('Suharto');
  });

  it('are bought by a guest with it', async () => {
    const guest = await beGuest(test, 'boat@mail.example');
    const { rsvtUid } = await guest.buy({ user: { ...user, email: 'boat@mail.example' } });

    expect((await guest.read(rsvtUid)).passport).toEqual(passport);
  });

  it('alone keep it in a purchase, and other tickets store none', async () => {
    const room = await openRoom(test);
    const goods = [aChoice, { ...room, guests: 2 }, { gdsDtlUid: soldPass, passCnt: 1 }];
    const without = await buyer.call('POST', '/purchase/pay-info', { goods, user: person, isPay: 'Y' });
    const { data } = await buyer.call('POST', '/purchase/pay-info', { goods, user, isPay: 'Y' });
    const { purchaseUid } = data;
    const payKey = await buyer.authorize(purchaseUid);
    const late = await buyer.call('POST', '/purchase/pay', { purchaseUid, payKey, user: person, agree });
    const paid = await buyer.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
    const { orders } = (await buyer.call('GET', `/purchase/${purchaseUid}`)).data;

    expect([without, late]).toMatchObject([refused, refused]);
    expect(paid.code).toBe('200');
    expect(
      orders.map((one: { passportYn: string; passport: object | null }) => [one.passportYn, one.passport]),
    ).toEqual(
      expect.arrayContaining([
        ['Y', passport],
        ['N', null],
        ['N', null],
      ]),
    );
    await need(false);
    const { rsvtUid } = await buyer.buy({ user });
    expect(await storedOf(rsvtUid)).toEqual(person);
  });

  it('change it with the names of the booking, and need it for that, but not for the difference that is shown', async () => {
    const { rsvtUid } = await buyer.buy({ user });
    const wanted = { options: aChoice.options, useDate: '2026-12-02', people };
    const change = (more: object) => buyer.call('POST', `/reserve/${rsvtUid}/change`, { ...wanted, ...more });
    const corrected = { familyNm: 'Kim', firstNm: 'Haneul' };

    expect((await change({ user: person, isPay: 'N' })).code).toBe('200');
    expect(await change({ user: person, isPay: 'Y' })).toMatchObject(refused);
    await change({ user: { ...person, passport: corrected }, isPay: 'Y' });
    expect((await buyer.read(rsvtUid)).passport).toEqual(corrected);
    const three = { options: [{ optionNm: '', count: 3, priceSn: 1 }], people: { ...people, adult: 3 } };
    const { data } = await change({ ...three, user, isPay: 'Y' });
    const { options } = three;
    const payKey = await buyer.authorize(data.orderUid);
    expect((await buyer.call('GET', `/order/${data.orderUid}`)).data).toMatchObject({ passportYn: 'Y', passport });
    await buyer.pay(data.orderUid, payKey, { options, useDate: '2026-12-02', people: three.people, user });
    expect(await buyer.read(rsvtUid)).toMatchObject({ count: 3, passport });
    await need(false);
    await change({ user, isPay: 'Y', ...three, useDate: '2026-12-03' });
    expect((await buyer.read(rsvtUid)).passport).toBeNull();
  });

  it('show it masked to staff, in exports too, until they give a purpose, which is logged', async () => {
    const { orderUid, rsvtUid } = await buyer.buy({ user });
    const { rsvtNo } = await buyer.read(rsvtUid);
    await need(false);
    const { orderUid: plain } = await buyer.buy();
    const reveal = (uid: string, body: object, by = staff) => by.call('POST', `/admin/orders/${uid}/reveal`, body);
    const order = await findOrder(orderUid);
    const { data: list } = await staff.call('GET', `/admin/orders?searchKeyword=${rsvtNo}`);
    const url = `${exportPath}?screen=orders&format=csv&purposeCd=WORK&searchKeyword=${rsvtNo}`;
    const [head = [], row = []] = parseCsv((await test.app.inject({ url, headers: staff.headers })).body);
    const admin = await createBuyer(test, await findMemberUid(test, 'admin'));

    expect([order.passportNm, list.list[0].passportNm]).toEqual([masked, masked]);
    expect(row[head.indexOf('여권 영문 이름')]).toBe(masked);
    expect((await findOrder(plain)).passportNm).toBeNull();
    expect((await reveal(orderUid, { purposeCd: 'CHECK', memo: '' })).data).toEqual({ passportNm: printed });
    expect((await reveal(orderUid, { purposeCd: 'ETC', memo: '' })).data.fieldErrors).toMatchObject([
      { field: 'memo' },
    ]);
    expect((await reveal(plain, { purposeCd: 'CHECK', memo: '' })).code).toBe(errorCodes.notFound);
    expect((await reveal(orderUid, { purposeCd: 'CHECK', memo: '' }, buyer)).code).toBe(errorCodes.forbidden);
    const { data: log } = await admin.call('GET', '/admin/access-log');
    expect(log.list[0]).toMatchObject({ action: 'order.reveal', target: order.orderNo, purposeCd: 'CHECK' });
  });

  it('export it with the data of the member, and lose it with them', async () => {
    await buyer.buy({ user });
    const { orders } = await exportOrders(test.db, buyer.memberUid);
    await eraseOrders(test.db, buyer.memberUid);
    const after = await exportOrders(test.db, buyer.memberUid);

    expect(orders).toMatchObject([{ booker: { passport } }]);
    expect(JSON.stringify(after)).not.toContain('Núñez');
  });
});
