import { createHmac } from 'node:crypto';
import type { EndpointData } from '@haesol/contracts/common';
import { errorCodes } from '@haesol/contracts/common';
import type { adminGateList } from '@haesol/contracts/travel';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { buyPasses, buyVisit, issue } from './testOrders.ts';

type GateList = EndpointData<typeof adminGateList>;

describe('the list for gates without network', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, staff] = await createCallers(test, 'student', 'office');
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const readList = async (): Promise<GateList> => (await staff.call('GET', '/admin/gate/list')).data;
  const readVoucher = async (rsvtUid: string) => (await member.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
  /** Finds an entry as a phone does. */
  function find({ key, list }: GateList, shown: string) {
    const mac = createHmac('sha256', Buffer.from(key, 'base64url')).update(shown).digest();
    const hash = mac.subarray(0, 16).toString('base64url');
    return list.find(({ codeHash, qrHash }) => codeHash === hash || qrHash === hash);
  }

  it('finds a voucher by its code and by its QR code, with place, day, people and state', async () => {
    const { rsvtUid } = await buyVisit(test, member.memberUid);
    const { code, qr } = await readVoucher(rsvtUid);
    const list = await readList();
    const row = await test.db
      .selectFrom('reservation')
      .select('gds_uid')
      .where('rsvt_uid', '=', rsvtUid)
      .executeTakeFirstOrThrow();

    const found = find(list, code.replaceAll('-', ''));
    expect(found).toMatchObject({
      kind: 'VOUCHER',
      gdsUid: row.gds_uid,
      people: { adult: 2, child: 1 },
      useDate: '2026-11-23',
      useTime: '14:00',
      state: 'VOUCHER',
      fromDt: '2026-11-23T00:00:00+09:00',
      toDt: '2026-11-24T00:00:00+09:00',
      usedDt: null,
    });
    expect(find(list, qr)).toBe(found);
    expect(find(list, 'AAAABBBBCCCC')).toBeUndefined();
  });

  it('has no names, numbers or identifiers of people, and no hash that the database keeps', async () => {
    const { rsvtUid } = await buyVisit(test, member.memberUid);
    const { code } = await readVoucher(rsvtUid);
    const { rsvt_no, voucher_hash } = await test.db
      .selectFrom('reservation')
      .select(['rsvt_no', 'voucher_hash'])
      .where('rsvt_uid', '=', rsvtUid)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(await readList());

    for (const secret of [code, code.replaceAll('-', ''), rsvtUid, rsvt_no, member.memberUid, '김하늘'])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(String(voucher_hash));
  });

  it('has another key the day after', async () => {
    const { key } = await readList();
    expect((await readList()).key).toBe(key);
    await test.context.clock.moveTo(new Date('2026-11-24T00:00:00+09:00'));

    expect((await readList()).key).not.toBe(key);
  });

  it('has the vouchers from yesterday to tomorrow, also used ones, and no other days', async () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    const codes: string[] = [];
    for (const useDate of days) {
      const { rsvtUid } = await buyVisit(test, member.memberUid, { useDate });
      codes.push((await readVoucher(rsvtUid)).code.replaceAll('-', ''));
    }
    await staff.call('POST', '/admin/vouchers/use', { code: codes[2] });
    const list = await readList();

    expect(codes.map((code) => find(list, code)?.useDate)).toEqual([undefined, days[1], days[2], days[3], undefined]);
    expect(find(list, codes[2] ?? '')).toMatchObject({ state: 'USED', usedDt: '2026-11-23T10:00:00+09:00' });
  });

  it('names the places that a pass still opens', async () => {
    const { orderUid } = await buyPasses(test, member.memberUid);
    await issue(test, orderUid);
    const { pass_uid: passUid } = await test.db
      .selectFrom('member_pass')
      .select('pass_uid')
      .where('member_uid', '=', member.memberUid)
      .executeTakeFirstOrThrow();
    const { code } = (await member.call('GET', `/mypage/myPass/${passUid}`)).data;
    const plain = code.replaceAll('-', '');
    const before = find(await readList(), plain)?.openPlaces ?? [];
    expect(before.length).toBeGreaterThan(1);

    await staff.call('POST', '/admin/passes/use', { code, gdsUid: before[0] });
    expect(find(await readList(), plain)).toMatchObject({ state: 'ACTIVE', openPlaces: before.slice(1) });
  });

  describe('with coupons and exchange cards', () => {
    const readAll = async (): Promise<GateList> => (await staff.call('GET', '/admin/gate/list?couponYn=Y')).data;
    const spend = (code: string, body: object = {}) => staff.call('POST', '/admin/coupons/use', { code, ...body });
    const handOver = (code: string, body: object = {}) =>
      staff.call('POST', '/admin/exchange-cards/hand-over', { code, ...body });
    const getCode = async () =>
      (await member.call('POST', '/mypage/mobile/insert?couponPblcnUid=CP001')).data.mobileCode;
    const readPlace = async () =>
      test.db.selectFrom('goods').select(['gds_uid as gdsUid', 'gds_nm as placeNm']).limit(1).executeTakeFirstOrThrow();
    beforeEach(async () => {
      await test.db.deleteFrom('coupon').execute();
      await member.call('POST', '/mypage/coupon/insert?couponPblcnUid=CP001');
    });

    it('finds a coupon by its code of ten minutes, and the same code not once another is made', async () => {
      const first: string = await getCode();
      const list = await readAll();
      expect(find(list, first.replaceAll('-', ''))).toMatchObject({
        ...{ kind: 'COUPON', state: 'OWNED', people: null, usedDt: null, usedPlaceNm: '' },
        toDt: '2026-11-23T10:10:00+09:00',
      });
      expect(JSON.stringify(list)).not.toContain(first.replaceAll('-', ''));
      await test.context.clock.moveTo(new Date('2026-11-23T10:01:00+09:00'));
      const second: string = await getCode();

      expect(second).not.toBe(first);
      expect(find(await readAll(), first.replaceAll('-', ''))).toBeUndefined();
    });

    it('decides a kept use of a coupon by the time at which the gate saw it, and refuses a second with when and where', async () => {
      const code: string = await getCode();
      const { gdsUid, placeNm } = await readPlace();
      await test.context.clock.moveTo(new Date('2026-11-23T12:00:00+09:00'));
      const late = await spend(code);
      const usedDt = '2026-11-23T10:05:00+09:00';
      const kept = await spend(code, { gdsUid, usedDt });
      const second = await spend(code, { usedDt: '2026-11-23T10:06:00+09:00' });

      expect(late.code).toBe(errorCodes.moveNotAllowed);
      expect(kept.data).toMatchObject({ state: 'USED', usedDt });
      expect(second).toMatchObject({ code: errorCodes.moveNotAllowed, data: { state: 'USED', usedDt, placeNm } });
      expect(find(await readAll(), code.replaceAll('-', ''))).toMatchObject({
        state: 'USED',
        usedDt,
        usedPlaceNm: placeNm,
      });
      const checked = await staff.call('POST', '/admin/vouchers/check', { code });
      expect(checked.data).toMatchObject({ usableYn: 'N', usedDt, usedPlaceNm: placeNm });
    });

    it('finds an exchange card, and refuses its second handover with when and where', async () => {
      const { orderUid } = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
      await issue(test, orderUid);
      const [card] = (await member.call('GET', '/mypage/exchangeCard/list')).data.list;
      const plain = card.exchangeCode.replaceAll('-', '');
      const { gdsUid, placeNm } = await readPlace();
      expect(find(await readAll(), plain)).toMatchObject({ kind: 'EXCHANGE_CARD', state: 'READY', usedDt: null });
      const usedDt = '2026-11-23T10:05:00+09:00';
      await test.context.clock.moveTo(new Date('2026-11-23T12:00:00+09:00'));
      await handOver(card.exchangeCode, { gdsUid, usedDt });
      const second = await handOver(card.exchangeCode);

      expect(second).toMatchObject({ code: errorCodes.moveNotAllowed, data: { state: 'EXCHANGED', usedDt, placeNm } });
      expect(find(await readAll(), plain)).toMatchObject({ state: 'EXCHANGED', usedDt, usedPlaceNm: placeNm });
    });

    it('has none of them for pages of earlier releases', async () => {
      await getCode();
      expect((await readList()).list.filter(({ kind }) => kind === 'COUPON' || kind === 'EXCHANGE_CARD')).toEqual([]);
    });
  });

  it('is for the gate only', async () => {
    expect((await member.call('GET', '/admin/gate/list')).code).toBe(errorCodes.forbidden);
  });
});
