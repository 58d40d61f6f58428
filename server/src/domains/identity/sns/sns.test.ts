import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import {
  openTestApp,
  readCookies,
  type SignedIn,
  sendTo,
  setUpTestApp,
  signIn,
  type TestApp,
} from '../../../testing/testApp.ts';
import { proveMailbox, readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { aPerson } from '../join/testJoin.ts';

const password = 'Haesol!2026';
type Outcome = 'cancel' | 'fail' | 'noEmail' | 'ok' | 'wrong';

describe('social sign-in', () => {
  const test = setUpTestApp({ sample: true });

  const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
  const queryOf = (location: unknown) => new URL(String(location), 'http://site').searchParams;

  /** Starts in a new browser and returns from the provider's page. */
  async function visit(
    provider: string,
    person: { email?: string; name?: string; outcome?: Outcome },
    start = '?next=/myPage/info',
  ) {
    const begun = await test.app.inject(`/api/v1/auth/sns/${provider}/start${start}`);
    const { hs_sns: browser = '' } = readCookies(begun);
    const asked = queryOf(begun.headers.location);
    const query = new URLSearchParams({
      provider,
      state: asked.get('state') ?? '',
      challenge: asked.get('challenge') ?? '',
      outcome: person.outcome ?? 'ok',
      email: person.email ?? '',
      name: person.name ?? '한소셜',
    });
    const finished = await test.app.inject(`/api/v1/auth/sns/dev/finish?${query}`);
    const back = queryOf(finished.headers.location);
    const payload = Object.fromEntries([...back].filter(([name]) => name !== ''));
    return { browser, payload, begun, finished };
  }
  const callBack = (payload: object, browser: string) =>
    sendTo(test.app, 'POST', '/api/v1/auth/sns/callback', payload, { cookies: { hs_sns: browser } });
  const come = async (
    provider: string,
    person: { email?: string; name?: string; outcome?: Outcome },
    start?: string,
  ) => {
    const { payload, browser } = await visit(provider, person, start);
    return callBack(payload, browser);
  };
  const link = (payload: object) => test.app.inject({ method: 'POST', url: '/api/v1/auth/sns/link', payload });

  it('redirects to the provider with a state and its own cookie', async () => {
    const { begun, finished } = await visit('kakao', { email: 'a@mail.example' });

    expect(begun.statusCode).toBe(302);
    expect(begun.cookies).toMatchObject([
      { name: 'hs_sns', httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth/sns' },
    ]);
    expect(String(finished.headers.location)).toMatch(/^\/login\/snsKakao\?provider=kakao&state=[\w-]+&code=/);
  });

  it('starts sign-up for a new identity, with the provider’s data', async () => {
    const response = await come('naver', { email: 'Fresh@mail.example', name: '한새별' });

    expect(response.json().data).toEqual({
      result: 'NEED_JOIN',
      next: '/myPage/info',
      snsTicket: expect.any(String),
      prefill: { name: '한새별', email: 'fresh@mail.example', tel: null, emailVerified: true },
    });
  });

  it('signs up without a password and signs in the next time', async () => {
    const { snsTicket } = (await come('kakao', { email: 'newcomer@mail.example' })).json().data;
    const person = { ...aPerson, snsTicket, name: '한새로', tel3: '7002' };
    const joined = await test.app.inject({ method: 'POST', url: '/api/v1/join', payload: person });
    const again = await test.app.inject({ method: 'POST', url: '/api/v1/join', payload: person });
    const signedIn = await come('kakao', { email: 'newcomer@mail.example' });

    expect(codeOf(joined)).toBe('200');
    expect(codeOf(again)).toBe('4301');
    expect(signedIn.json().data).toMatchObject({ result: 'LOGIN', userInfo: { user_nm: '한새로' }, mustChangePw: 'N' });
    expect(signedIn.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['hs_rt', 'refreshToken']));
  });

  it('requires a mail code if the provider returns no address', async () => {
    const { data } = (await come('kakao', { name: '한무명', outcome: 'noEmail' })).json();
    const body = { ...aPerson, snsTicket: data.snsTicket, name: '한무명', tel3: '7003' };
    const without = await test.app.inject({ method: 'POST', url: '/api/v1/join', payload: body });
    const certToken = await proveMailbox(test, 'nameless@mail.example');
    const withCode = await test.app.inject({ method: 'POST', url: '/api/v1/join', payload: { ...body, certToken } });

    expect(data).toMatchObject({ result: 'NEED_JOIN', prefill: { email: null, emailVerified: false } });
    expect(codeOf(without)).toBe('4000');
    expect(withCode.json().data.email).toBe('nameless@mail.example');
  });

  it('never links by the address alone, but requires the password of the account', async () => {
    const { data } = (await come('google', { email: 'faculty@demo.example' })).json();
    const wrong = await link({ snsTicket: data.snsTicket, password: 'Wrong!2026' });
    const none = await link({ snsTicket: data.snsTicket });
    const right = await link({ snsTicket: data.snsTicket, password });
    const used = await link({ snsTicket: data.snsTicket, password });
    const next = await come('google', { email: 'faculty@demo.example' });

    expect(data).toMatchObject({ result: 'NEED_LINK', maskedId: 'fa***y@demo.example' });
    expect(data).not.toHaveProperty('accessToken');
    expect([wrong, none, right, used].map(codeOf)).toEqual(['4201', '4201', '200', '4301']);
    expect(next.json().data).toMatchObject({ result: 'LOGIN', userInfo: { email: 'faculty@demo.example' } });
    expect(await readMails(test, 'faculty@demo.example', 'SNS_LINKED')).toMatchObject([
      { subject: expect.stringContaining('소셜 계정 연결 안내') },
    ]);
  });

  it('adds nothing to a closed account, and notifies only its owner', async () => {
    const { email, member_uid: memberUid } = await findRow(test.db, 'member', { state: 'LOCKED' });
    const { snsTicket } = (await come('google', { email })).json().data;
    const wrong = await link({ snsTicket, password: 'Wrong!2026' });
    const right = await link({ snsTicket, password });
    const links = await test.db
      .selectFrom('member_sns')
      .select('provider')
      .where('member_uid', '=', memberUid)
      .execute();

    expect([wrong, right].map(codeOf)).toEqual(['4201', '4203']);
    expect(links).toEqual([]);
  });

  it('links by a code to the mailbox of the account, and not to another one', async () => {
    const { snsTicket } = (await come('naver', { email: 'general@demo.example' })).json().data;
    const foreign = await proveMailbox(test, 'student@demo.example', 'SNS');
    const own = await proveMailbox(test, 'general@demo.example', 'SNS');

    expect(codeOf(await link({ snsTicket, certToken: foreign }))).toBe('4102');
    expect(codeOf(await link({ snsTicket, certToken: own }))).toBe('200');
  });

  it('does not let the same address at another provider take an account over', async () => {
    await come('kakao', { email: 'faculty@demo.example' });
    const response = await come('kakao', { email: 'faculty@demo.example' });

    expect(response.json().data.result).toBe('NEED_LINK');
  });

  it.each([
    ['cancel', '4302'],
    ['wrong', '4303'],
    ['fail', '4303'],
  ] as const)('reports the result of the provider’s response %s', async (outcome, code) => {
    const asked = '?next=/myPage/myInfo&purpose=link';
    const { status, data } = (await come('naver', { email: 'x@mail.example', outcome }, asked)).json();

    expect(status.code).toBe(code);
    expect(data).toEqual({ next: '/myPage/myInfo', purpose: 'LINK' });
  });

  it('refuses a state of another browser or provider, used, invented or expired', async () => {
    const { payload, browser } = await visit('kakao', { email: 'y@mail.example' });
    const otherBrowser = await callBack(payload, 'another');
    const otherProvider = await callBack({ ...payload, provider: 'naver' }, browser);
    const madeUp = await callBack({ ...payload, state: 'made-up' }, browser);
    const first = await callBack(payload, browser);
    const again = await callBack(payload, browser);
    const late = await visit('kakao', { email: 'y@mail.example' });
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + 601_000));
    const tooLate = await callBack(late.payload, late.browser);

    expect([otherBrowser, otherProvider, madeUp, again, tooLate].map(codeOf)).toEqual(Array(5).fill('4301'));
    expect(codeOf(first)).toBe('200');
  });

  it('refuses a code for another request', async () => {
    const mine = await visit('kakao', { email: 'mine@mail.example' });
    const theirs = await visit('kakao', { email: 'theirs@mail.example' });

    expect(codeOf(await callBack({ ...mine.payload, code: theirs.payload.code }, mine.browser))).toBe('4303');
  });

  it('refuses requests from another site', async () => {
    const { payload, browser } = await visit('kakao', { email: 'z@mail.example' });
    const response = await sendTo(test.app, 'POST', '/api/v1/auth/sns/callback', payload, {
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      cookies: { hs_sns: browser },
    });

    expect(codeOf(response)).toBe('4030');
  });

  it('redirects home instead of to another site', async () => {
    const response = await come('kakao', { email: 'faraway@mail.example' }, '?next=//evil.example');

    expect(response.json().data.next).toBe('/');
  });

  it('refuses unknown providers', async () => {
    const response = await test.app.inject('/api/v1/auth/sns/myspace/start');

    expect([response.statusCode, response.headers.location]).toEqual([302, '/login/snsFail?reason=down']);
  });

  describe('social accounts of a signed-in member', () => {
    const add = async (member: SignedIn, provider: string, email: string) => {
      const { data } = (await come(provider, { email }, '?next=/myPage/myInfo&purpose=link')).json();
      return sendTo(
        test.app,
        'POST',
        `/api/v1/mypage/sns/${provider}`,
        { snsTicket: data.snsTicket },
        { headers: member.headers },
      );
    };
    const prove = async (member: SignedIn): Promise<string> => {
      const { headers } = member;
      const proof = await sendTo(test.app, 'POST', '/api/v1/auth/reauth', { password }, { headers });
      return proof.json().data.reauthToken;
    };
    const remove = (member: SignedIn, provider: string, proof?: string) =>
      sendTo(test.app, 'DELETE', `/api/v1/mypage/sns/${provider}`, undefined, {
        headers: { ...member.headers, ...(proof !== undefined && { 'x-reauth': proof }) },
      });

    it('are added regardless of their address, and without another sign-in', async () => {
      const member = await signIn(test, 'student');
      const asked = await come('kakao', { email: 'hobby@mail.example' }, '?purpose=link');
      await prove(member);
      const added = await add(member, 'kakao', 'hobby@mail.example');

      expect(asked.json().data).toMatchObject({ result: 'LINK', next: '/' });
      expect(asked.json().data).not.toHaveProperty('accessToken');
      expect(added.json().data.list).toEqual([{ provider: 'kakao', linkedDt: expect.any(String) }]);
    });

    it('belong to one account only', async () => {
      const member = await signIn(test, 'company');
      await prove(member);

      expect(codeOf(await add(member, 'kakao', 'hobby@mail.example'))).toBe('4304');
    });

    it('are not added or removed without a proof of identity', async () => {
      const proven = await signIn(test, 'student');
      await prove(proven);
      const stolen = await signIn(test, 'student');
      const answers = [
        await add(stolen, 'naver', 'thief@mail.example'),
        await remove(stolen, 'kakao'),
        await remove(proven, 'kakao'),
      ];

      expect(answers.map(codeOf)).toEqual(['4030', '4030', '4030']);
    });

    it('are removed, but not the last way to sign in', async () => {
      const member = await signIn(test, 'student');
      const proof = await prove(member);
      await add(member, 'naver', 'hobby@mail.example');
      const first = await remove(member, 'naver', proof);
      const again = await remove(member, 'naver', proof);
      await test.db.updateTable('member').set({ pw_hash: null }).where('email', '=', 'student@demo.example').execute();
      const last = await remove(member, 'kakao', proof);

      expect([first, again, last].map(codeOf)).toEqual(['200', '200', '4305']);
      const actions = await listAuditActions(test.db, await findMemberUid(test, 'student'));
      expect(actions).toEqual(['account.linkSocial', 'account.unlinkSocial']);
    });
  });

  it('offers three providers in demo mode and none without keys in production', async () => {
    const production = await openTestApp({
      environment: {
        HAESOL_MODE: 'production',
        RATE_LIMITS: 'on',
        SECRET_KEY: 'a key of thirty-two characters or more',
        PUBLIC_URL: 'https://portal.haesol.example',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
    });
    const list = async (on: TestApp) =>
      (await on.app.inject('/api/v1/auth/sns/providers'))
        .json()
        .data.list.map((item: { provider: string }) => item.provider);
    const google = await production.app.inject('/api/v1/auth/sns/google/start');
    const page = await production.app.inject('/api/v1/auth/sns/dev/authorize?provider=kakao&state=s&challenge=c');
    const answers = [await list(test), await list(production), page.statusCode];
    await production.close();

    expect(answers).toEqual([['kakao', 'naver', 'google'], ['google'], 404]);
    expect(String(google.headers.location)).toMatch(
      /^https:\/\/accounts\.google\.com\/.*redirect_uri=https%3A%2F%2Fportal\.haesol\.example%2Flogin%2FsnsKakao%3Fprovider%3Dgoogle.*code_challenge_method=S256/,
    );
  });

  describe('a member without a password', () => {
    const join = async (email: string) => {
      const { snsTicket } = (await come('kakao', { email })).json().data;
      const payload = {
        snsTicket,
        memberClass: 'GENERAL',
        name: '한소셜',
        tel1: '010',
        tel2: '0000',
        tel3: '7009',
        agrees: [
          { code: 'AGE14', version: '', yn: 'Y' },
          { code: 'USE', version: '2.1', yn: 'Y' },
          { code: 'JOIN_PRIVACY', version: '2.0', yn: 'Y' },
        ],
      };
      await test.app.inject({ method: 'POST', url: '/api/v1/join', payload });
      const { accessToken } = (await come('kakao', { email })).json().data;
      return { authorization: `Bearer ${accessToken}` };
    };
    const prove = (headers: Record<string, string>, payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/v1/auth/reauth', headers, payload });
    const again = '?next=/myPage/secession&purpose=reauth';

    it('proves the identity by the provider, once', async () => {
      const headers = await join('again@mail.example');
      const { result, next, snsTicket } = (await come('kakao', { email: 'again@mail.example' }, again)).json().data;
      const first = await prove(headers, { snsTicket });
      const second = await prove(headers, { snsTicket });

      expect([result, next]).toEqual(['REAUTH', '/myPage/secession']);
      expect(first.json().data).toEqual({ reauthToken: expect.any(String), expireSec: 600 });
      expect(codeOf(second)).toBe('4301');
    });

    it('cannot prove the identity by Google, which does not request a password', async () => {
      const headers = await join('google.too@mail.example');
      const { snsTicket: ticket } = (await come('google', { email: 'google.too@mail.example' }, '?purpose=link')).json()
        .data;
      const own = (await come('kakao', { email: 'google.too@mail.example' }, again)).json().data.snsTicket;
      await prove(headers, { snsTicket: own });
      const linked = await sendTo(test.app, 'POST', '/api/v1/mypage/sns/google', { snsTicket: ticket }, { headers });
      const { snsTicket } = (await come('google', { email: 'google.too@mail.example' }, again)).json().data;

      expect(codeOf(linked)).toBe('200');
      expect(codeOf(await prove(headers, { snsTicket }))).toBe('4301');
    });

    it('cannot use the account of another member, or a ticket of another purpose', async () => {
      const headers = await join('mine@mail.example');
      await join('other@mail.example');
      const foreign = (await come('kakao', { email: 'other@mail.example' }, again)).json().data.snsTicket;
      const forLink = (await come('kakao', { email: 'mine@mail.example' }, '?purpose=link')).json().data.snsTicket;
      const forJoin = (await come('kakao', { email: 'unknown@mail.example' })).json().data.snsTicket;
      const answers = await Promise.all([foreign, forLink, forJoin].map((snsTicket) => prove(headers, { snsTicket })));
      const { snsTicket } = (await come('kakao', { email: 'mine@mail.example' }, again)).json().data;
      const own = (await come('kakao', { email: 'mine@mail.example' }, again)).json().data.snsTicket;
      await prove(headers, { snsTicket: own });
      const linked = await sendTo(test.app, 'POST', '/api/v1/mypage/sns/kakao', { snsTicket }, { headers });

      expect(answers.map(codeOf)).toEqual(['4301', '4301', '4301']);
      expect(codeOf(linked)).toBe('4301');
    });

    it('requires the password instead if there is one', async () => {
      const { headers } = await signIn(test, 'general');
      const { snsTicket } = (await come('kakao', { email: 'nobody@mail.example' }, again)).json().data;

      expect(codeOf(await prove(headers, { snsTicket }))).toBe('4221');
    });
  });
});
