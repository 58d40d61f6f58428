import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { proveMailbox, readMail } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';

const password = 'Haesol!2026';
const fresh = 'Kite!river92';

describe('member account', () => {
  const test = setUpTestApp({ sample: true });

  type Method = 'GET' | 'PATCH' | 'POST';
  const call = (member: SignedIn, method: Method, url: string, payload?: object, proof?: string) =>
    sendTo(test.app, method, `/api/v1${url}`, payload, {
      headers: { ...member.headers, ...(proof !== undefined && { 'x-reauth': proof }) },
    });
  const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
  const prove = async (member: SignedIn): Promise<string> =>
    (await call(member, 'POST', '/auth/reauth', { password })).json().data.reauthToken;
  const aMember = async (classCd: string, index: number) => {
    const rows = await test.db
      .selectFrom('member')
      .select(['email', 'member_uid'])
      .where('class_cd', '=', classCd as 'COMPANY')
      .where('state', '=', 'ACTIVE')
      .where('email', 'not like', '%@demo.example')
      .orderBy('email')
      .execute();
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no ${classCd} ${index}`);
    return { ...row, signedIn: await signIn(test, row.email) };
  };

  it('keeps the chosen language for browsers without a choice', async () => {
    const { email, signedIn } = await aMember('GENERAL', 1);
    const logIn = (cookie: string) =>
      sendTo(test.app, 'POST', '/api/v1/auth/login', { id: email, password }, { headers: { cookie } });
    const languageOf = async (cookie = '') =>
      (await logIn(cookie)).cookies.find(({ name }) => name === 'i18n_redirected')?.value;

    const before = await languageOf();
    const unknown = await call(signedIn, 'PATCH', '/mypage/language', { locale: 'fr' });
    const chosen = await call(signedIn, 'PATCH', '/mypage/language', { locale: 'ja' });

    expect([before, codeOf(unknown), codeOf(chosen)]).toEqual([undefined, '4000', '200']);
    expect([await languageOf(), await languageOf('i18n_redirected=ko')]).toEqual(['ja', undefined]);
  });

  describe('proof of identity', () => {
    it('is issued for the password only, to one session', async () => {
      const first = await signIn(test, 'company');
      const second = await signIn(test, 'company');
      const wrong = await call(first, 'POST', '/auth/reauth', { password: 'Wrong!2026' });
      const proof = await prove(first);
      const change = { agreeMail: 'Y' };

      const own = await call(first, 'PATCH', '/mypage/my-info/update', change, proof);
      const others = await call(second, 'PATCH', '/mypage/my-info/update', change, proof);
      const none = await call(first, 'PATCH', '/mypage/my-info/update', change);

      expect([codeOf(wrong), codeOf(own), codeOf(others), codeOf(none)]).toEqual(['4221', '200', '4030', '4030']);
    });

    it('expires after ten minutes', async () => {
      const member = await signIn(test, 'company');
      const proof = await prove(member);
      const now = await test.context.clock.now();
      await test.context.clock.moveTo(new Date(now.getTime() + 601_000));

      expect(codeOf(await call(member, 'PATCH', '/mypage/my-info/update', { agreeMail: 'N' }, proof))).toBe('4030');
    });

    it('is issued for a mail code to members without a password only', async () => {
      const { email, signedIn } = await aMember('GENERAL', 0);
      const early = await proveMailbox(test, email, 'REAUTH');
      const refused = await call(signedIn, 'POST', '/auth/reauth', { certToken: early });
      await test.db.updateTable('member').set({ pw_hash: null }).where('email', '=', email).execute();
      const foreign = await proveMailbox(test, 'student@demo.example', 'REAUTH');
      const wrong = await call(signedIn, 'POST', '/auth/reauth', { certToken: foreign });
      const right = await call(signedIn, 'POST', '/auth/reauth', { certToken: early });

      expect([codeOf(refused), codeOf(wrong), codeOf(right)]).toEqual(['4221', '4102', '200']);
    });
  });

  describe('change of the password', () => {
    const body = (change: object = {}) => ({
      currentPassword: password,
      newPassword: fresh,
      newPasswordConfirm: fresh,
      ...change,
    });

    it.each([
      ['a wrong current one', { currentPassword: 'Wrong!2026' }, '4221'],
      ['a weak one', { newPassword: 'short', newPasswordConfirm: 'short' }, '4222'],
      ['a common one', { newPassword: 'Butterfly88!', newPasswordConfirm: 'Butterfly88!' }, '4222'],
      ['the same one', { newPassword: password, newPasswordConfirm: password }, '4223'],
      ['two that differ', { newPasswordConfirm: 'other' }, '4000'],
    ])('refuses %s', async (_name, change, code) => {
      const member = await signIn(test, 'faculty');

      expect(codeOf(await call(member, 'POST', '/mypage/change-password', body(change)))).toBe(code);
    });

    it('ends every session at once, clears the cookies and notifies the owner', async () => {
      const { email, member_uid: memberUid, signedIn } = await aMember('STUDENT', 0);
      const other = await signIn(test, email);

      const response = await call(signedIn, 'POST', '/mypage/change-password', body());
      const own = await call(signedIn, 'GET', '/auth/me');
      const others = await call(other, 'GET', '/auth/me');
      const refreshed = await sendTo(test.app, 'POST', '/api/v1/auth/refresh', undefined, {
        cookies: { hs_rt: other.cookies.hs_rt ?? '' },
      });

      expect(codeOf(response)).toBe('200');
      expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['refreshToken', '']);
      expect([own.statusCode, others.statusCode, refreshed.statusCode]).toEqual([400, 400, 400]);
      expect(await readMail(test, email)).toContain('비밀번호 변경 안내');
      expect(await listAuditActions(test.db, memberUid)).toContain('account.changePassword');
    });
  });

  describe('my information', () => {
    it('is changed field by field', async () => {
      const { signedIn } = await aMember('COMPANY', 0);
      const proof = await prove(signedIn);
      const change = {
        name: '새이름',
        tel1: '010',
        tel2: '0000',
        tel3: '4321',
        position: '팀장',
        companyScaleCd: 'LARGE',
      };

      const { data } = (await call(signedIn, 'PATCH', '/mypage/my-info/update', change, proof)).json();

      expect(data).toMatchObject({
        user_nm: '새이름',
        tel: { tel3: '4321' },
        affiliation: { position: '팀장', companyScaleCd: 'LARGE' },
        passwordYn: 'Y',
      });
    });

    it('keeps the address until the new one is proven, and notifies the old one', async () => {
      const { email, member_uid: memberUid, signedIn } = await aMember('STUDENT', 1);
      const proof = await prove(signedIn);
      const unproven = await call(signedIn, 'PATCH', '/mypage/my-info/update', { email: 'moved@mail.example' }, proof);
      const certToken = await proveMailbox(test, 'moved@mail.example', 'EMAIL');
      const change = { email: 'moved@mail.example', certToken };
      const moved = await call(signedIn, 'PATCH', '/mypage/my-info/update', change, proof);

      expect(codeOf(unproven)).toBe('4000');
      expect(moved.json().data.email).toBe('moved@mail.example');
      expect(await readMail(test, email)).toContain('mo***d@mail.example');
      expect(await listAuditActions(test.db, memberUid)).toEqual(['account.changeEmail']);
    });

    it('refuses unknown codes', async () => {
      const { signedIn } = await aMember('STUDENT', 2);
      const proof = await prove(signedIn);
      const response = await call(signedIn, 'PATCH', '/mypage/my-info/update', { deptCd: 'D999' }, proof);

      expect(response.json().data.fieldErrors).toEqual([
        { field: 'deptCd', code: 'custom', message: '학과를 선택해 주세요.' },
      ]);
    });

    it('stores each consent with its time, and no duplicates', async () => {
      const { member_uid, signedIn } = await aMember('STUDENT', 3);
      const proof = await prove(signedIn);
      for (const agreeTravel of ['Y', 'Y', 'N']) {
        await call(signedIn, 'PATCH', '/mypage/my-info/update', { agreeTravel }, proof);
      }
      const before = await test.db
        .selectFrom('member_agree')
        .select('yn')
        .where('member_uid', '=', member_uid)
        .where('code', '=', 'MARKETING_TRAVEL')
        .orderBy('agree_uid')
        .execute();
      const { data } = (await call(signedIn, 'GET', '/mypage/agrees')).json();

      expect(before.map(({ yn }) => yn).filter((yn, index, all) => yn === all[index - 1])).toEqual([]);
      expect(data.list[0]).toMatchObject({ code: 'MARKETING_TRAVEL', yn: 'N', version: '2.0' });
    });

    it('records a consent again if confirmed after two years, and not before', async () => {
      const { member_uid, signedIn } = await aMember('STUDENT', 5);
      const proof = await prove(signedIn);
      const confirm = () => call(signedIn, 'PATCH', '/mypage/my-info/update', { agreeMail: 'Y' }, proof);
      const count = async () =>
        (
          await test.db
            .selectFrom('member_agree')
            .select('yn')
            .where('member_uid', '=', member_uid)
            .where('code', '=', 'MARKETING_MAIL')
            .where('yn', '=', 'Y')
            .execute()
        ).length;
      await confirm();
      const before = await count();
      await confirm();
      const soon = await count();
      await sql`update member_agree set at = at - interval '2 years' where member_uid = ${member_uid}`.execute(test.db);
      await confirm();
      const later = await count();

      expect([soon - before, later - soon]).toEqual([0, 1]);
    });

    it('stores and removes the consent to short messages', async () => {
      const { signedIn } = await aMember('STUDENT', 5);
      const proof = await prove(signedIn);
      const readAfter = async (agreeMessage: 'Y' | 'N') => {
        await call(signedIn, 'PATCH', '/mypage/my-info/update', { agreeMessage }, proof);
        const { agree } = (await call(signedIn, 'GET', '/mypage/myPage')).json().data;
        return agree.message;
      };

      expect([await readAfter('Y'), await readAfter('N')]).toEqual(['Y', 'N']);
      const { data } = (await call(signedIn, 'GET', '/mypage/agrees')).json();
      expect(data.list[0]).toMatchObject({ code: 'SERVICE_MESSAGE', yn: 'N', version: '2.0' });
    });

    it('refuses pictures of others', async () => {
      const { signedIn } = await aMember('STUDENT', 4);
      const proof = await prove(signedIn);
      const change = { profileFileUid: '0199c0de-0000-7000-8000-000000000001' };

      expect(codeOf(await call(signedIn, 'PATCH', '/mypage/my-info/update', change, proof))).toBe('4000');
    });

    it('lists sign-ins, including failed ones', async () => {
      const { email, signedIn } = await aMember('FACULTY', 0);
      await sendTo(test.app, 'POST', '/api/v1/auth/login', { id: email, password: 'Wrong!2026' });
      const { data } = (await call(signedIn, 'GET', '/mypage/logins')).json();

      expect(data.cnt_total).toBe(2);
      expect(data.list.map(({ okYn }: { okYn: string }) => okYn)).toEqual(['N', 'Y']);
      expect(data.list[0]).toMatchObject({ ip: '127.0.*.*', method: 'PASSWORD' });
    });

    it('is downloaded once with a mailed link', async () => {
      const { email, member_uid: memberUid, signedIn } = await aMember('FACULTY', 1);
      const refused = await call(signedIn, 'POST', '/mypage/export');
      const asked = await call(signedIn, 'POST', '/mypage/export', undefined, await prove(signedIn));
      const link = /(\/file\/my-data\?token=\S+)/.exec(await readMail(test, email))?.[1] ?? '';
      const first = await test.app.inject({ url: link, headers: { 'accept-language': 'en' } });
      const again = await test.app.inject(link);

      expect([codeOf(refused), codeOf(asked)]).toEqual(['4030', '200']);
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip']);
      expect(first.headers['content-disposition']).toContain('My%20data.zip');
      expect(first.rawPayload.toString('utf8')).toContain('Travel orders.json');
      expect(first.rawPayload.toString('utf8')).toContain(email);
      expect(again.statusCode).toBe(404);
      expect(await listAuditActions(test.db, memberUid)).toEqual(['account.exportData']);
    });
  });

  describe('withdrawal', () => {
    const leave = { reasonCd: 'RARELY', password };
    const endAll = (memberUid: string) =>
      sql`delete from equipment_rsv where member_uid = ${memberUid}`.execute(test.db);

    it('requires proof, password and a reason', async () => {
      const { signedIn } = await aMember('GENERAL', 1);
      const proof = await prove(signedIn);
      const answers = await Promise.all([
        call(signedIn, 'PATCH', '/mypage/sign-out', leave),
        call(signedIn, 'PATCH', '/mypage/sign-out', { ...leave, password: 'Wrong!2026' }, proof),
        call(signedIn, 'PATCH', '/mypage/sign-out', { ...leave, reasonCd: 'OTHER' }, proof),
        call(signedIn, 'PATCH', '/mypage/sign-out', { password }, proof),
      ]);

      expect(answers.map(codeOf)).toEqual(['4030', '4221', '4000', '4000']);
    });

    it('lists open items and changes nothing', async () => {
      const { rows } = await sql<{ email: string; member_uid: string }>`
        select m.email, m.member_uid from equipment_rsv r join member m on m.member_uid = r.member_uid
        where r.state in ('REQUESTED', 'APPROVED') and m.state = 'ACTIVE' and m.pw_hash is not null limit 1`.execute(
        test.db,
      );
      const { email = '', member_uid: memberUid = '' } = rows[0] ?? {};
      const signedIn = await signIn(test, email);
      const proof = await prove(signedIn);
      const response = await call(signedIn, 'PATCH', '/mypage/sign-out', leave, proof);
      const member = await test.db
        .selectFrom('member')
        .select('state')
        .where('member_uid', '=', memberUid)
        .executeTakeFirstOrThrow();

      expect(response.json()).toMatchObject({
        status: { code: '4097' },
        data: { items: expect.arrayContaining([expect.objectContaining({ kind: 'equ', link: '/myPage/equ' })]) },
      });
      const open = await sql<{ rsv_no: string }>`select rsv_no from equipment_rsv where member_uid = ${memberUid}
        and state in ('REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED') order by lower(during), rsv_no`.execute(
        test.db,
      );
      const all: { kind: string; no: string; title: string }[] = response.json().data.items;
      const items = all.filter(({ kind }) => kind === 'equ');
      expect(items.map(({ no }) => no)).toEqual(open.rows.map((row) => row.rsv_no));
      expect(items[0]?.title).toMatch(/^\S.* 20\d\d\. \d\d?\. \d\d?\.\(.\) \d\d:\d\d$/u);
      expect(member.state).toBe('ACTIVE');
    });

    it('erases the person, ends the sessions and transfers the company', async () => {
      const { email, member_uid: memberUid, signedIn } = await aMember('COMPANY', 3);
      const { biz_no: bizNo } = await findRow(test.db, 'member_company', { member_uid: memberUid });
      await test.db.updateTable('company').set({ manager_uid: memberUid }).where('biz_no', '=', bizNo).execute();
      await test.db
        .deleteFrom('equipment_rsv' as never)
        .where('member_uid' as never, '=', memberUid as never)
        .execute();
      await test.db.deleteFrom('application').where('member_uid', '=', memberUid).execute();
      const note = { content: '메모', member_uid: memberUid, created_at: new Date() };
      const { qna_uid } = await test.db
        .updateTable('qna')
        .set({ writer_uid: memberUid })
        .returning('qna_uid')
        .executeTakeFirstOrThrow();
      await test.db
        .insertInto('office_note')
        .values([
          { ...note, note_uid: randomUUID(), ref: 'MEMBER', uid: memberUid },
          { ...note, note_uid: randomUUID(), ref: 'QNA', uid: qna_uid },
          { ...note, note_uid: randomUUID(), ref: 'QNA', uid: randomUUID() },
        ])
        .execute();
      const proof = await prove(signedIn);

      const response = await call(signedIn, 'PATCH', '/mypage/sign-out', leave, proof);
      expect(await test.db.selectFrom('office_note').select('uid').execute()).toHaveLength(1);
      const member = await test.db
        .selectFrom('member')
        .select(['state', 'name', 'email', 'pw_hash', 'tel1'])
        .where('member_uid', '=', memberUid)
        .executeTakeFirstOrThrow();
      const company = await test.db
        .selectFrom('company')
        .select('manager_uid')
        .where('biz_no', '=', bizNo)
        .executeTakeFirstOrThrow();
      const again = await sendTo(test.app, 'POST', '/api/v1/auth/login', { id: email, password });

      expect(codeOf(response)).toBe('200');
      expect(member).toEqual({
        state: 'LEFT',
        name: '탈퇴회원',
        email: `${memberUid}@left.invalid`,
        pw_hash: null,
        tel1: null,
      });
      expect(company.manager_uid).not.toBe(memberUid);
      expect((await call(signedIn, 'GET', '/auth/me')).statusCode).toBe(400);
      expect(codeOf(again)).toBe('4201');
      expect(await readMail(test, email)).toContain('회원탈퇴 완료');
      expect(await listAuditActions(test.db, memberUid)).toContain('account.withdraw');
    });

    it('releases the address for a new sign-up', async () => {
      const { email, member_uid: memberUid, signedIn } = await aMember('GENERAL', 2);
      await endAll(memberUid);
      await call(signedIn, 'PATCH', '/mypage/sign-out', leave, await prove(signedIn));
      const response = await test.app.inject(`/api/v1/join/check-email?email=${encodeURIComponent(email)}`);

      expect(response.json().data.usableYn).toBe('Y');
    });
  });
});
