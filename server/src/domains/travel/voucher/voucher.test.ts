import { randomUUID } from 'node:crypto';
import { errorCodes, toPassEventsPath } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { inTransaction } from '../../../db/retry.ts';
import { openStream } from '../../../http/events/testEvents.ts';
import { waitFor } from '../../../testing/processes/site.ts';
import { openTestApp, setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, createCallers, findMemberUid } from '../../lab/booking/testBookings.ts';
import { revokeGoods } from './issueGoods.ts';
import { buyPasses, buyVisit, issue } from './testOrders.ts';

describe('purchases of a traveller', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  let place: string;
  beforeAll(async () => {
    [member, other, staff] = await createCallers(test, 'student', 'company', 'office');
    const row = await test.db
      .selectFrom('pass_place')
      .select('gds_uid')
      .where('gds_dtl_uid', '=', 'PS001')
      .orderBy('gds_uid')
      .limit(1)
      .executeTakeFirstOrThrow();
    place = row.gds_uid;
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const readVoucher = (rsvtUid: string, caller = member) => caller.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`);
  const readPass = (passUid: string, caller = member) => caller.call('GET', `/mypage/myPass/${passUid}`);
  const redeemVoucher = (code: string) => staff.call('POST', '/admin/vouchers/use', { code });
  const redeemPass = (code: string, gdsUid = place) => staff.call('POST', '/admin/passes/use', { code, gdsUid });
  const readPoints = async () => (await member.call('GET', '/mypage/point/list')).data;
  const countMails = async (kind: string) =>
    (await test.db.selectFrom('mail_outbox').select('kind').where('kind', '=', kind).execute()).length;

  describe('voucher', () => {
    it.each(['/mypage/voucher', '/review/target'])(
      '%s is not found with a cut identifier in the address',
      async (path) => {
        for (const broken of ['', 'undefined', '0190f3a0-0000-7000']) {
          expect((await member.call('GET', `${path}?rsvtUid=${broken}`)).code).toBe(errorCodes.notFound);
        }
      },
    );

    it('is issued once, visible to its member only, with notification and mail', async () => {
      await test.db.deleteFrom('mail_outbox').execute();
      const { orderUid, rsvtUid } = await buyVisit(test, member.memberUid);
      expect(await issue(test, orderUid)).toEqual([]);

      const { data } = await readVoucher(rsvtUid);
      expect(data).toMatchObject({
        state: 'ISSUED',
        useTime: '14:00',
        bookerNm: '김하늘',
        people: { adult: 2, child: 1 },
      });
      expect(data.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect([(await readVoucher(rsvtUid, other)).code, (await readVoucher(randomUUID())).code]).toEqual([
        errorCodes.notFound,
        errorCodes.notFound,
      ]);
      expect(await countMails('TRAVEL_VOUCHER')).toBe(1);
    });

    it('is used at the time at which a gate without network saw it, and the second gate learns when and where', async () => {
      const { rsvtUid } = await buyVisit(test, other.memberUid, { useDate: '2026-11-24' });
      const { code } = (await readVoucher(rsvtUid, other)).data;
      await moveTo('2026-11-25T09:00:00+09:00');
      const send = (usedDt: string) => staff.call('POST', '/admin/vouchers/use', { code, usedDt });

      expect((await redeemVoucher(code)).code).toBe(errorCodes.moveNotAllowed);
      expect((await send('2026-11-24T10:04:00+09:00')).data).toMatchObject({ usedDt: '2026-11-24T10:04:00+09:00' });
      expect((await send('2026-11-24T10:05:00+09:00')).data).toEqual({
        state: 'USED',
        usedDt: '2026-11-24T10:04:00+09:00',
        placeNm: (await readVoucher(rsvtUid, other)).data.gdsNm,
      });
    });

    it('is used once, by its code or QR code, on its day only, and adds its points once', async () => {
      const { rsvtUid } = await buyVisit(test, member.memberUid, { useDate: '2026-11-24' });
      const { code, qr } = (await readVoucher(rsvtUid)).data;
      const before = (await readPoints()).balance;
      expect((await redeemVoucher(code)).code).toBe(errorCodes.moveNotAllowed);

      await moveTo('2026-11-24T00:00:00+09:00');
      expect((await staff.call('POST', '/admin/vouchers/check', { code: qr })).data).toMatchObject({
        kind: 'VOUCHER',
        usableYn: 'Y',
      });
      const used = await redeemVoucher(code.toLowerCase());
      expect(used.data).toMatchObject({ rsvtUid, state: 'USED', earnedPoints: 300 });
      const again = await redeemVoucher(qr);
      expect([again.code, again.data]).toEqual([
        errorCodes.moveNotAllowed,
        { state: 'USED', usedDt: '2026-11-24T00:00:00+09:00', placeNm: expect.stringMatching(/./) },
      ]);
      expect((await readVoucher(rsvtUid)).data).toMatchObject({ state: 'USED', earnedPoints: 300 });
      const points = await readPoints();
      expect([points.balance - before, points.list[0]]).toEqual([
        300,
        expect.objectContaining({ rsvtUid, amount: 300, reason: 'EARN' }),
      ]);
      expect(await listAuditActions(test.db, rsvtUid)).toContain('voucher.use');
    });

    it('returns the same response for the same key, and is invalid the day after', async () => {
      const { rsvtUid } = await buyVisit(test, member.memberUid);
      const late = await buyVisit(test, member.memberUid);
      const { code } = (await readVoucher(rsvtUid)).data;
      const headers = { ...staff.headers, 'idempotency-key': randomUUID() };
      const use = () =>
        test.app.inject({ method: 'POST', url: '/api/v1/admin/vouchers/use', headers, payload: { code } });
      const first = (await use()).json();
      expect([first.status.code, (await use()).json()]).toEqual(['200', first]);

      const lateCode = (await readVoucher(late.rsvtUid)).data.code;
      await moveTo('2026-11-24T00:00:00+09:00');
      expect((await readVoucher(late.rsvtUid)).data.state).toBe('EXPIRED');
      expect((await redeemVoucher(lateCode)).code).toBe(errorCodes.moveNotAllowed);
    });

    it('is issued by staff for a confirmed reservation; idempotent', async () => {
      const { rsvtUid } = await buyVisit(test, member.memberUid, { isIssued: false });
      const issueIt = () => staff.call('POST', `/admin/vouchers/${rsvtUid}/issue`);
      const first = await issueIt();

      expect(first.data.voucherNo).toMatch(/^V-/);
      expect((await issueIt()).data).toEqual(first.data);
      expect((await member.call('POST', `/admin/vouchers/${rsvtUid}/issue`)).code).toBe(errorCodes.forbidden);
      expect(await listAuditActions(test.db, rsvtUid)).toEqual(['voucher.issue']);
    });

    it('has a code that neither others nor a copy of the database contain', async () => {
      const { rsvtUid } = await buyVisit(test, member.memberUid);
      const { code } = (await readVoucher(rsvtUid)).data;
      const row = await test.db
        .selectFrom('reservation')
        .selectAll()
        .where('rsvt_uid', '=', rsvtUid)
        .executeTakeFirstOrThrow();

      expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''));
      expect((await redeemVoucher('AAAA-BBBB-CCCC')).code).toBe(errorCodes.notFound);
      expect((await member.call('POST', '/admin/vouchers/use', { code })).code).toBe(errorCodes.forbidden);
    });
  });

  describe('pass', () => {
    it('starts with its first place and runs for its hours', async () => {
      const { rsvtUid, passUids } = await buyPasses(test, member.memberUid);
      const [passUid = ''] = passUids;
      const { data: unused } = await readPass(passUid);
      expect(unused).toMatchObject({ state: 'PAID', remainSec: 0, rsvtUid, activatedDt: null });
      expect((await readPass(passUid, other)).code).toBe(errorCodes.notFound);

      expect((await redeemPass(unused.code)).data).toMatchObject({ state: 'ACTIVE', usedCnt: 1 });
      await moveTo('2026-11-23T12:46:00+09:00');
      expect((await readPass(passUid)).data).toMatchObject({
        state: 'ACTIVE',
        // In whole seconds of a running clock.
        remainSec: expect.closeTo(21 * 3_600 + 14 * 60, -1),
        activatedDt: '2026-11-23T10:00:00+09:00',
        expireDt: '2026-11-24T10:00:00+09:00',
        usedPlaces: [{ gdsUid: place }],
      });
      await moveTo('2026-11-24T10:00:10+09:00');
      expect((await readPass(passUid)).data).toMatchObject({ state: 'EXPIRED', qr: null, code: null });
      expect((await redeemPass(unused.qr)).code).toBe(errorCodes.moveNotAllowed);
      expect(await listAuditActions(test.db, passUid)).toEqual(['pass.use']);
    });

    it('tells an open screen that it has changed with each use, but neither its state nor the number of its uses', async () => {
      const { passUids } = await buyPasses(test, member.memberUid);
      const [passUid = ''] = passUids;
      const { qr } = (await readPass(passUid)).data;
      const places = await test.db
        .selectFrom('pass_place')
        .select('gds_uid')
        .where('gds_dtl_uid', '=', 'PS001')
        .where('gds_uid', '<>', place)
        .orderBy('gds_uid')
        .limit(1)
        .execute();
      const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
      const stream = await openStream(`${origin}${toPassEventsPath(passUid)}`);
      await waitFor(() => stream.messages.length === 1);
      await redeemPass(qr);
      await waitFor(() => stream.messages.length === 2);
      await redeemPass(qr, places[0]?.gds_uid);
      await waitFor(() => stream.messages.length === 3);
      stream.close();

      const sent = stream.messages.map(({ data }) => data);
      expect(new Set(sent).size).toBe(3);
      for (const data of sent) expect(data).toMatch(/^\{"sign":"[\w-]{22}"\}$/);
    });

    it('is valid once at each of its places, and at no other', async () => {
      const { passUids } = await buyPasses(test, member.memberUid);
      const { qr } = (await readPass(passUids[0] ?? '')).data;
      const foreign = await test.db
        .selectFrom('goods')
        .select('gds_uid')
        .where(
          'gds_uid',
          'not in',
          test.db.selectFrom('pass_place').select('gds_uid').where('gds_dtl_uid', '=', 'PS001'),
        )
        .limit(1)
        .executeTakeFirstOrThrow();

      expect((await redeemPass(qr, foreign.gds_uid)).code).toBe(errorCodes.invalidInput);
      expect((await readPass(passUids[0] ?? '')).data.state).toBe('PAID');
      expect((await redeemPass(qr)).code).toBe('200');
      const again = await redeemPass(qr);
      expect([again.code, again.data.state]).toEqual([errorCodes.moveNotAllowed, 'USED']);
    });

    it('that counts places is valid at as many as can be chosen', async () => {
      const { passUids } = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS004' });
      const { qr, pickCnt, hours } = (await readPass(passUids[0] ?? '')).data;
      const places = await test.db
        .selectFrom('pass_place')
        .select('gds_uid')
        .where('gds_dtl_uid', '=', 'PS004')
        .orderBy('gds_uid')
        .limit(4)
        .execute();
      const answers: string[] = [];
      for (const { gds_uid } of places) answers.push((await redeemPass(qr, gds_uid)).code);

      expect([pickCnt, hours, answers]).toEqual([3, null, ['200', '200', '200', errorCodes.moveNotAllowed]]);
    });

    it('marks its purchase as used with the last one, and adds points once', async () => {
      const { rsvtUid, passUids } = await buyPasses(test, member.memberUid, { cnt: 2, amount: 20_000 });
      const readState = async () => (await findRow(test.db, 'reservation', { rsvt_uid: rsvtUid })).stts_cd;
      const before = (await readPoints()).balance;
      const states: string[] = [];
      for (const passUid of passUids) {
        await redeemPass((await readPass(passUid)).data.qr);
        states.push(await readState());
      }

      expect([states, (await readPoints()).balance - before]).toEqual([['CONFIRMED', 'USED'], 400]);
      const { timeline } = (await member.call('GET', `/reserve/detail/${rsvtUid}`)).data;
      expect(timeline.map(({ state }: { state: string }) => state)).toEqual(['PASS_STARTED', 'PASS_STARTED', 'USED']);
      const foreign = (await member.call('GET', `/reserve/detail/${rsvtUid}`, undefined, { language: 'CD0000000128' }))
        .data.timeline;
      expect(foreign[0]).toMatchObject({ lang: 'en', memo: expect.stringMatching(/^\w[^가-힣]+ · [^가-힣]+\w$/) });
      expect(timeline[0]).toMatchObject({ lang: 'ko', memo: expect.stringMatching(/[가-힣] · .*[가-힣]/) });
      const { list } = (await member.call('GET', '/notifications?pageSize=100')).data;
      expect(list.map(({ title }: { title: string }) => title)).toEqual(
        expect.arrayContaining(['패스 사용을 시작했습니다.', '패스 사용을 시작했습니다. 400포인트를 적립했습니다.']),
      );
    });

    it('ends with its refund, unless it was used', async () => {
      const unused = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
      const used = await buyPasses(test, member.memberUid);
      await redeemPass((await readPass(used.passUids[0] ?? '')).data.qr);
      const revoke = ({ orderUid }: { orderUid: string }) =>
        inTransaction(test.db, (trx) => revokeGoods(trx, { orderUid, isProviders: false }));
      const { qr } = (await readPass(unused.passUids[0] ?? '')).data;
      await revoke(unused);

      expect((await readPass(unused.passUids[0] ?? '')).data).toMatchObject({ state: 'REFUNDED', qr: null });
      expect((await redeemPass(qr)).code).toBe(errorCodes.moveNotAllowed);
      const { list } = (await member.call('GET', '/mypage/exchangeCard/list')).data;
      expect(list.find(({ passUid }: { passUid: string }) => passUid === unused.passUids[0]).state).toBe('EXPIRED');
      await expect(revoke(used)).rejects.toMatchObject({ code: errorCodes.notRefundable });
    });
  });

  it('for transport has a card that is handed over once', async () => {
    const { rsvtUid, passUids } = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
    const { list } = (await member.call('GET', '/mypage/exchangeCard/list')).data;
    const card = list.find(({ passUid }: { passUid: string }) => passUid === passUids[0]);
    expect(card).toMatchObject({ state: 'READY', places: [{ nm: '해솔역 관광안내소', hours: '09:00–18:00' }] });
    const handOver = () => staff.call('POST', '/admin/exchange-cards/hand-over', { code: card.exchangeCode });

    expect((await handOver()).data).toMatchObject({ cardUid: card.cardUid, state: 'EXCHANGED' });
    expect((await handOver()).code).toBe(errorCodes.moveNotAllowed);
    const { timeline } = (await member.call('GET', `/reserve/detail/${rsvtUid}`)).data;
    expect(timeline).toMatchObject([{ state: 'CARD_EXCHANGED', by: 'STAFF' }]);
    const foreign = await member.call('GET', `/reserve/detail/${rsvtUid}`, undefined, { language: 'CD0000000129' });
    expect(foreign.data.timeline).toMatchObject([{ lang: 'ja', memo: expect.not.stringMatching(/[가-힣]/) }]);
    expect(await countMails('TRAVEL_CARD')).toBe(1);
    expect(await listAuditActions(test.db, card.cardUid)).toEqual(['pass.handOverCard']);
  });

  it('for transport is not refunded once its card was handed over', async () => {
    const { orderUid, rsvtUid, passUids } = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
    const { list } = (await member.call('GET', '/mypage/exchangeCard/list')).data;
    const { exchangeCode: code } = list.find(({ passUid }: { passUid: string }) => passUid === passUids[0]);
    const preview = async () => (await member.call('GET', `/reserve/refund?rsvtUid=${rsvtUid}`)).data.refundableYn;
    const before = await preview();
    await staff.call('POST', '/admin/exchange-cards/hand-over', { code });

    expect([before, await preview()]).toEqual(['Y', 'N']);
    expect((await member.call('PATCH', `/mypage/refundPass?rsvtUid=${rsvtUid}&whyCd=SCHEDULE`)).code).toBe(
      errorCodes.notRefundable,
    );
    const revoke = (isProviders: boolean) =>
      inTransaction(test.db, (trx) => revokeGoods(trx, { orderUid, isProviders }));
    await expect(revoke(false)).rejects.toMatchObject({ code: errorCodes.notRefundable });
    // The provider cancels, and refunds all.
    await revoke(true);
    expect(await findRow(test.db, 'member_pass', { pass_uid: passUids[0] ?? '' })).toMatchObject({ state: 'REFUNDED' });
  });

  it('for transport has no card for a pass that has just ended, or is being refunded', async () => {
    const ended = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
    const asked = await buyPasses(test, member.memberUid, { gdsDtlUid: 'PS006' });
    const { list } = (await member.call('GET', '/mypage/exchangeCard/list')).data;
    const codeOf = (passUid: string | undefined): string =>
      list.find((card: { passUid: string }) => card.passUid === passUid).exchangeCode;
    const check = async (code: string) => (await staff.call('POST', '/admin/vouchers/check', { code })).data;
    const handOver = (code: string) => staff.call('POST', '/admin/exchange-cards/hand-over', { code });
    await member.call('PATCH', `/mypage/refundPass?rsvtUid=${asked.rsvtUid}&whyCd=SCHEDULE`);
    const code = codeOf(asked.passUids[0]);
    expect([await check(code), (await handOver(code)).code]).toMatchObject([
      { usableYn: 'N' },
      errorCodes.moveNotAllowed,
    ]);
    const { valid_until } = await findRow(test.db, 'member_pass', { pass_uid: ended.passUids[0] ?? '' });
    await moveTo(valid_until.toISOString());

    expect(await check(codeOf(ended.passUids[0]))).toMatchObject({ state: 'EXPIRED', usableYn: 'N' });
    const { code: refused, data } = await handOver(codeOf(ended.passUids[0]));
    expect([refused, data.state]).toEqual([errorCodes.moveNotAllowed, 'EXPIRED']);
  });

  it('is found by staff by state and name', async () => {
    await moveTo('2026-11-23T11:00:00+09:00');
    const { passUids } = await buyPasses(test, other.memberUid);
    const { data } = await staff.call('GET', '/admin/passes?state=PAID&pageSize=1');

    expect([data.list[0].passUid, data.list[0].state]).toEqual([passUids[0], 'PAID']);
    expect((await staff.call('GET', '/admin/passes?searchKeyword=없는패스')).data.cnt_total).toBe(0);
    expect((await member.call('GET', '/admin/passes')).code).toBe(errorCodes.forbidden);
  });

  it('limits attempts with unknown codes', async () => {
    const strict = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    const guard = await createCaller(strict, await findMemberUid(strict, 'office'));
    const codes: string[] = [];
    for (let index = 0; index < 31; index += 1) {
      codes.push((await guard.call('POST', '/admin/vouchers/check', { code: `AAAA-BBBB-CC${22 + index}` })).code);
    }
    await strict.close();

    expect([new Set(codes.slice(0, 30)), codes[30]]).toEqual([
      new Set([errorCodes.notFound]),
      errorCodes.tooManyRequests,
    ]);
  });
});
