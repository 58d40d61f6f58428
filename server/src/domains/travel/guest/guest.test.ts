import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { listWritings } from '../../../testing/listWritings.ts';
import { sendTo, signIn, type TestApp } from '../../../testing/testApp.ts';
import { proveMailbox, readCode, readMail, readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { aChoice, createBuyer, readMoney, readSold, soldPass } from '../order/testOrders.ts';
import { openShop, type Shop } from '../order/testShop.ts';
import { renderVouchers } from '../voucher/voucherPdf.ts';
import { beGuest } from './testGuests.ts';

describe('buying without an account', () => {
  let shop: Shop;
  let test: TestApp;
  let count = 0;
  let address = '';
  beforeAll(async () => {
    shop = await openShop(40);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await shop.begin();
    await test.db.deleteFrom('mail_outbox').execute();
    count += 1;
    address = `traveller${count}@mail.example`;
  });

  const post = (url: string, payload: object, headers = {}) =>
    sendTo(test.app, 'POST', `/api/v1${url}`, payload, { headers });
  const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
  const english = { language: 'CD0000000128' };

  it('orders, pays, shows the voucher and refunds with a proven address', async () => {
    const guest = await beGuest(test, address);
    const { orderUid, rsvtUid } = await guest.buy();
    const { data: voucher } = await guest.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`);
    const { data: prefilled } = await guest.call('GET', '/reserve/user-info');
    const { data: list } = await guest.call('GET', '/reserve/list');

    expect(guest.answer).toMatchObject({
      userInfo: { email: address, memberClass: 'GUEST', roles: [] },
      idleSec: null,
    });
    expect(voucher).toMatchObject({ state: 'ISSUED', code: expect.any(String) });
    expect(prefilled).toEqual({ familyNm: '', firstNm: '', phone: '', email: address, nationCd: '' });
    expect(list.list).toMatchObject([{ rsvtUid }]);

    const { code } = await guest.cancel(rsvtUid);
    expect(code).toBe('200');
    expect(await readMoney(test, orderUid)).toMatchObject({ ledger: 20_000 });
  });

  it('mails link to the page that finds the order by its number', async () => {
    const guest = await beGuest(test, address);
    const { rsvtUid } = await guest.buy();
    const { rsvtNo } = await guest.read(rsvtUid);
    const [mail] = await readMails(test, address, 'TRAVEL_VOUCHER');

    expect(mail?.text).toContain(`/travel/findOrder?no=${rsvtNo}`);
  });

  describe('in English', () => {
    const maria = { familyNm: "O'Connor-Núñez", firstNm: 'María', phone: '+81 90-1234-5678', nationCd: 'JP' };
    const name = "María O'Connor-Núñez";
    /** Reads the mails to the guest, oldest first, as the kind and the text. */
    const listMails = async () =>
      (await readMails(test, address)).map(({ kind, text }) => ({ kind, text })).toReversed();

    it('has the name of the booker in all mails and on the receipt, and is asked for no review', async () => {
      const guest = await beGuest(test, address, english);
      const staff = await createBuyer(test, await findMemberUid(test, 'office'));
      const user = { ...maria, email: address };
      await test.db.deleteFrom('mail_outbox').execute();
      const { rsvtUid } = await guest.buy({ user, useDate: '2026-11-23' });
      const { data: voucher } = await guest.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`);
      await staff.call('POST', '/admin/vouchers/use', { code: voucher.code });
      const second = await guest.buy({ user });
      await guest.cancel(second.rsvtUid);
      const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: second.rsvtUid });
      await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
      const { payment } = await guest.read(rsvtUid);
      const receipt = readPdfText((await test.app.inject(payment.pdfUrl)).rawPayload);
      const mails = await listMails();

      expect(mails.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['TRAVEL_VOUCHER', 'TRAVEL_USED', 'TRAVEL_REFUNDED']),
      );
      expect(mails.filter(({ text }) => !text.includes(`Dear ${name},`))).toEqual([]);
      expect(mails.filter(({ text }) => /review/.test(text))).toEqual([]);
      expect(receipt).toContain(name);
      expect(receipt).toContain('Mon 23 Nov 2026 10:00');
      expect(receipt).not.toContain(address);
    });

    it('has the name of the booker for passes of a purchase too, in mails, on the PDF and at their use', async () => {
      const guest = await beGuest(test, address, english);
      const staff = await createBuyer(test, await findMemberUid(test, 'office'));
      const user = { ...maria, email: address };
      await test.db.deleteFrom('mail_outbox').execute();
      const goods = [aChoice, { gdsDtlUid: soldPass, passCnt: 1 }];
      const { data: opened } = await guest.call('POST', '/purchase/pay-info', { goods, isPay: 'Y' });
      const agree = { use: 'Y', refund: 'Y', third: 'Y' };
      const payKey = await guest.authorize(opened.purchaseUid);
      const { purchaseUid } = opened;
      const { data } = await guest.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
      const uids = data.orders.map(({ rsvtUid }: { rsvtUid: string }) => rsvtUid);
      const pdf = readPdfText((await renderVouchers(test.context, uids))?.content ?? Buffer.of());
      const { pass_uid, gds_dtl_uid } = await findRow(test.db, 'member_pass', { member_uid: guest.memberUid });
      const { gds_uid: gdsUid } = await findRow(test.db, 'pass_place', { gds_dtl_uid });
      const code = createGoodsCodes(test.context.secrets).toCode('PASS', pass_uid);
      const used = await staff.call('POST', '/admin/passes/use', { code, gdsUid });
      const mails = await listMails();

      expect(used.code).toBe('200');
      expect(mails.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['TRAVEL_PASS', 'TRAVEL_PURCHASED', 'PASS_STARTED']),
      );
      expect(mails.filter(({ text }) => !text.includes(`Dear ${name},`))).toEqual([]);
      expect(pdf.split(name)).toHaveLength(3);
      expect(pdf).not.toContain(address);
    });

    it('is no mail address where no name was asked for', async () => {
      const guest = await beGuest(test, address, english);
      await test.db.deleteFrom('mail_outbox').execute();
      const { data } = await guest.openPass();
      await guest.payPass(data.orderUid, await guest.authorize(data.orderUid));
      const [mail] = await listMails();

      expect(mail).toMatchObject({ kind: 'TRAVEL_PASS', text: expect.stringContaining('Dear guest,') });
    });
  });

  it('books only with the proven address, by which the order is found again', async () => {
    const guest = await beGuest(test, address);
    const { data } = await guest.open();
    const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
    const paid = await guest.pay(data.orderUid, await guest.authorize(data.orderUid), { user });

    expect(paid).toMatchObject({ code: errorCodes.invalidInput, data: { fieldErrors: [{ field: 'user.email' }] } });
  });

  it('mails the code in the language of the page, and keeps it as the language of the guest', async () => {
    await post(`/cert/send-mail?email=${address}`, { purpose: 'GUEST' }, english);
    const mail = await readMail(test, address);

    expect(mail).toMatch(/\d{6}/);
    expect(mail).not.toMatch(/[가-힣]{2}/);
  });

  it('has no points, and earns none by the use of a voucher', async () => {
    const guest = await beGuest(test, address);
    const { rsvtUid } = await guest.buy({ useDate: '2026-11-23' });
    const { data: voucher } = await guest.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`);
    const staff = await createBuyer(test, await findMemberUid(test, 'office'));
    const used = await staff.call('POST', '/admin/vouchers/use', { code: voucher.code });

    expect(used).toMatchObject({ code: '200', data: { earnedPoints: 0 } });
    expect(await test.db.selectFrom('point_ledger').select('amount').where('rsvt_uid', '=', rsvtUid).execute()).toEqual(
      [],
    );
  });

  it('asks only about an order', async () => {
    const guest = await beGuest(test, address);
    const { rsvtUid } = await guest.buy();
    const inquiry = { categoryCd: 'RESERVE', title: '주차', content: '주차할 수 있습니까?' };
    const without = await guest.call('POST', '/inquiry/insertInquiry', { ...inquiry, categoryCd: await anyCategory() });
    const about = await guest.call('POST', '/inquiry/insertInquiry', {
      ...inquiry,
      categoryCd: await anyCategory(),
      rsvtUid,
    });

    expect([without.code, about.code]).toEqual([errorCodes.invalidInput, '200']);
  });

  it('is answered with the name of the booker and not the address', async () => {
    const guest = await beGuest(test, address);
    const { rsvtUid } = await guest.buy();
    const inquiry = { categoryCd: await anyCategory(), title: '주차', content: '주차할 수 있습니까?', rsvtUid };
    await guest.call('POST', '/inquiry/insertInquiry', inquiry);
    const { inquiry_uid } = await findRow(test.db, 'inquiry', { rsvt_uid: rsvtUid });
    const staff = await createBuyer(test, await findMemberUid(test, 'office'));
    await staff.call('POST', `/admin/inquiries/${inquiry_uid}/answer`, { content: '{이름} 님, 할 수 있습니다.' });

    expect((await findRow(test.db, 'inquiry', { inquiry_uid })).answer).toBe('김하늘 님, 할 수 있습니다.');
  });
  const anyCategory = async () =>
    (await test.db.selectFrom('code').select('code').where('group_cd', '=', 'INQUIRY_CTG').executeTakeFirstOrThrow())
      .code;

  it('is shown to staff as 비회원 with the masked address, and revealed with a reason', async () => {
    const guest = await beGuest(test, address);
    const { orderUid } = await guest.buy();
    const staff = await createBuyer(test, await findMemberUid(test, 'office'));
    const { data: order } = await staff.call('GET', `/admin/orders/${orderUid}`);
    const { data: found } = await staff.call('GET', `/admin/members?searchKeyword=${address}`);

    expect(order.memberNm).toMatch(/^비회원 tr\*\*\*.@mail\.example$/);
    expect(found.list).toMatchObject([{ classNm: '비회원', memberNm: order.memberNm, targets: [] }]);
    const revealed = await staff.call('POST', `/admin/members/${guest.memberUid}/reveal`, {
      items: ['EMAIL'],
      purposeCd: 'ETC',
      memo: '예약 안내',
    });
    expect(revealed.data.values).toEqual([{ item: 'EMAIL', value: address }]);
  });

  describe('attackers', () => {
    it('cannot reach an account by its proven address', async () => {
      const guest = await beGuest(test, 'student@demo.example');
      const student = await findMemberUid(test, 'student');
      const { data: list } = await guest.call('GET', '/reserve/list');
      const refused = await guest.call('GET', '/mypage/myPage');

      expect(guest.memberUid).not.toBe(student);
      expect(list).toEqual({ list: [], cnt_total: 0 });
      expect(refused.code).toBe(errorCodes.forbidden);
    });

    it('cannot sign in, recover or be found as an account of the address', async () => {
      const guest = await beGuest(test, address);
      const login = await post('/auth/login', { id: address, password: 'Kite!river92' });
      const usable = await test.app.inject({ url: `/api/v1/join/check-email?email=${address}` });

      expect(codeOf(login)).toBe(errorCodes.wrongLogin);
      expect(usable.json().data).toEqual({ usableYn: 'Y' });
      const { email } = await test.db
        .selectFrom('member')
        .select('email')
        .where('member_uid', '=', guest.memberUid)
        .executeTakeFirstOrThrow();
      expect(email).toBe(`${guest.memberUid}@guest.invalid`);
    });

    it('cannot use a proof twice, of another purpose, or guess the code more than five times', async () => {
      const certToken = await proveMailbox(test, address, 'GUEST');
      const first = codeOf(await post('/guest/session', { certToken }));
      const again = codeOf(await post('/guest/session', { certToken }));
      const ofJoin = codeOf(await post('/guest/session', { certToken: await proveMailbox(test, `j${address}`) }));
      await post(`/cert/send-mail?email=g${address}`, { purpose: 'GUEST' });
      const right = await readCode(test, `g${address}`);
      const wrong = right === '000000' ? '111111' : '000000';
      const tries = [];
      for (let no = 0; no < 6; no += 1)
        tries.push(codeOf(await post('/cert/check', { email: `g${address}`, code: wrong, purpose: 'GUEST' })));
      const late = codeOf(await post('/cert/check', { email: `g${address}`, code: right, purpose: 'GUEST' }));

      expect([first, again, ofJoin]).toEqual(['200', errorCodes.proofExpired, errorCodes.proofExpired]);
      expect(tries.slice(-2)).toEqual([errorCodes.tooManyCodeTries, errorCodes.tooManyCodeTries]);
      expect(late).toBe(errorCodes.tooManyCodeTries);
    });

    it('cannot fix a session: each proof starts a new one, and a request of another site starts none', async () => {
      const first = await beGuest(test, address);
      const certToken = await proveMailbox(test, address, 'GUEST');
      const foreign = await post('/guest/session', { certToken }, { 'sec-fetch-site': 'cross-site' });
      const second = await sendTo(test.app, 'POST', '/api/v1/guest/session', { certToken }, { cookies: first.cookies });
      const old = await sendTo(test.app, 'GET', '/api/v1/reserve/list', undefined, { headers: first.headers });

      expect(codeOf(foreign)).toBe(errorCodes.forbidden);
      expect(codeOf(second)).toBe('200');
      expect(second.cookies.find(({ name }) => name === 'hs_rt')?.value).not.toBe(first.cookies.hs_rt);
      expect([old.statusCode, codeOf(old)]).toEqual([400, errorCodes.sessionExpired]);
    });

    it('cannot read, change or refund the order of another guest', async () => {
      const guest = await beGuest(test, address);
      const { rsvtUid, orderUid } = await guest.buy();
      const stranger = await beGuest(test, `x${address}`);
      const codes = [
        (await stranger.call('GET', `/reserve/detail/${rsvtUid}`)).code,
        (await stranger.call('GET', `/order/${orderUid}`)).code,
        (await stranger.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).code,
        (await stranger.cancel(rsvtUid)).code,
      ];

      expect(codes).toEqual(codes.map(() => errorCodes.notFound));
    });
  });

  describe('finding an order', () => {
    it('mails a code only to the buyer, and answers the same for every number and address', async () => {
      const guest = await beGuest(test, address);
      const { rsvtUid } = await guest.buy();
      const { rsvtNo, orderNo } = await guest.read(rsvtUid);
      await test.db.deleteFrom('mail_outbox').execute();
      await test.db.deleteFrom('cert_code').execute();
      const ask = (no: string, email: string) => post('/guest/find-order', { no, email }, english);
      const wrongNo = await ask('T000000-1', address);
      await test.db.deleteFrom('cert_code').execute();
      const unknown = await ask(rsvtNo, `y${address}`);
      const ofMember = await ask(rsvtNo, 'student@demo.example');
      const before = await readMails(test, address);
      await test.db.deleteFrom('cert_code').execute();
      const right = await ask(` ${rsvtNo.toLowerCase()}`, address);

      expect([wrongNo.body, unknown.body, ofMember.body]).toEqual([right.body, right.body, right.body]);
      expect(before).toEqual([]);
      expect(await readMails(test, `y${address}`)).toEqual([]);
      expect(await readMail(test, address)).toMatch(/\d{6}/);
      for (const typed of [orderNo, ...listWritings(rsvtNo)]) {
        await test.db.deleteFrom('mail_outbox').execute();
        await test.db.deleteFrom('cert_code').execute();
        expect(codeOf(await ask(typed, address))).toBe('200');
        expect(await readMail(test, address)).toMatch(/\d{6}/);
      }
    });

    it('opens the order with the code', async () => {
      const guest = await beGuest(test, address);
      const { rsvtUid } = await guest.buy();
      const { rsvtNo } = await guest.read(rsvtUid);
      await test.db.deleteFrom('cert_code').execute();
      await post('/guest/find-order', { no: rsvtNo, email: address });
      const code = await readCode(test, address);
      const { certToken } = (await post('/cert/check', { email: address, code, purpose: 'GUEST' })).json().data;
      const { accessToken } = (await post('/guest/session', { certToken })).json().data;
      const opened = await test.app.inject({
        url: `/api/v1/reserve/detail/${rsvtUid}`,
        headers: { authorization: `Bearer ${accessToken}` },
      });

      expect(opened.json().data).toMatchObject({ rsvtNo });
    });
  });

  describe('taking the orders into an account', () => {
    const owned = async (rsvtUid: string) =>
      (
        await test.db
          .selectFrom('orders as o')
          .innerJoin('reservation as r', 'r.order_uid', 'o.order_uid')
          .select(['o.member_uid as order', 'r.member_uid as reservation'])
          .where('r.rsvt_uid', '=', rsvtUid)
          .execute()
      )[0];

    it('happens at the sign-in of the member with the proven address, and ends the guest', async () => {
      const guest = await beGuest(test, 'student@demo.example');
      const { rsvtUid } = await guest.buy();
      const student = await findMemberUid(test, 'student');
      const before = await owned(rsvtUid);
      const { headers } = await signIn(test, 'student');
      const counts = await test.app.inject({ url: '/api/v1/mypage/travel', headers });
      const old = await test.app.inject({ url: `/api/v1/reserve/detail/${rsvtUid}`, headers: guest.headers });
      const own = await test.app.inject({ url: `/api/v1/mypage/voucher?rsvtUid=${rsvtUid}`, headers });

      expect(before).toEqual({ order: guest.memberUid, reservation: guest.memberUid });
      expect(await owned(rsvtUid)).toEqual({ order: student, reservation: student });
      expect(counts.json().data.claimed).toBe(1);
      expect([old.statusCode, codeOf(old)]).toEqual([400, errorCodes.sessionExpired]);
      expect(codeOf(own)).toBe('200');
      expect(await listAuditActions(test.db, guest.memberUid)).toContain('guest.claimOrders');
    });

    it('moves passes too, and nothing at a second sign-in', async () => {
      const guest = await beGuest(test, 'company@demo.example');
      const opened = await guest.openPass();
      await guest.payPass(opened.data.orderUid, await guest.authorize(opened.data.orderUid));
      const company = await findMemberUid(test, 'company');
      await signIn(test, 'company');
      await signIn(test, 'company');
      const rows = await test.db
        .selectFrom('member_pass')
        .select('member_uid')
        .where('rsvt_uid', '=', opened.data.rsvtUid)
        .execute();

      expect(rows).toEqual([{ member_uid: company }]);
      const audits = await test.db
        .selectFrom('audit_log')
        .select('actor_uid')
        .where('action', '=', 'guest.claimOrders')
        .where('actor_uid', '=', company)
        .execute();
      expect(audits).toHaveLength(1);
    });

    it('needs a code for another address than that of the account', async () => {
      const guest = await beGuest(test, address);
      const { rsvtUid } = await guest.buy();
      const member = await createBuyer(test, await findMemberUid(test, 'faculty'));
      await test.db.deleteFrom('cert_code').execute();
      const refused = await member.call('POST', '/guest/claim', { certToken: 'none' });
      const certToken = await proveMailbox(test, address, 'GUEST');
      const moved = await member.call('POST', '/guest/claim', { certToken });
      const again = await member.call('POST', '/guest/claim', { certToken });

      expect(refused.code).toBe(errorCodes.proofExpired);
      expect(moved).toMatchObject({ code: '200', data: { count: 1 } });
      expect(again.code).toBe(errorCodes.proofExpired);
      expect(await owned(rsvtUid)).toEqual({ order: member.memberUid, reservation: member.memberUid });
    });

    it('keeps the stock, the money and the refund of a moved order', async () => {
      const guest = await beGuest(test, address);
      const { rsvtUid, orderUid } = await guest.buy();
      const sold = await readSold(test);
      const member = await createBuyer(test, await findMemberUid(test, 'faculty'));
      await test.db.deleteFrom('cert_code').execute();
      await member.call('POST', '/guest/claim', { certToken: await proveMailbox(test, address, 'GUEST') });

      expect(await readSold(test)).toBe(sold);
      expect(await readMoney(test, orderUid)).toEqual({ ledger: 20_000, payments: 20_000, provider: 20_000 });
      expect((await member.cancel(rsvtUid)).code).toBe('200');
    });
  });
});
