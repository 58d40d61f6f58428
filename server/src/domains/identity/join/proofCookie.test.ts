import { openTestApp, setUpTestApp } from '../../../testing/testApp.ts';
import { readCode } from '../../../testing/testMail.ts';
import { aPng, toUploadRequest } from '../../common/files/testUploads.ts';
import { aJoinForm } from './testJoin.ts';

const person = { ...aJoinForm, tel3: '7002' };

describe('cookie with the proof of a mailbox during sign-up', () => {
  const test = setUpTestApp({ sample: true });

  /** Enters the code of the mail, as a browser does. @returns its cookie with attributes */
  async function prove(email: string, purpose = 'JOIN', site = test) {
    const url = `/api/v1/cert/send-mail?email=${encodeURIComponent(email)}`;
    await site.app.inject({ method: 'POST', url, payload: { purpose } });
    const payload = { email, code: await readCode(site, email), purpose };
    return (await site.app.inject({ method: 'POST', url: '/api/v1/cert/check', payload })).cookies[0];
  }
  const ask = async (cookie: string, headers = {}) =>
    (await test.app.inject({ url: '/api/v1/join/proof', headers: { cookie, ...headers } })).json();
  const join = (cookie: string, change: object = {}) =>
    test.app.inject({ method: 'POST', url: '/api/v1/join', headers: { cookie }, payload: { ...person, ...change } });

  it('is HttpOnly, sent to the sign-up endpoints only, and valid for 30 minutes', async () => {
    const cookie = await prove('cookie@mail.example');

    expect(cookie).toMatchObject({
      name: 'hs_join',
      httpOnly: true,
      path: '/api/v1/join',
      sameSite: 'Strict',
      maxAge: 1_800,
    });
    expect(cookie).not.toHaveProperty('secure');
  });

  it('has a name that browsers accept only over https if the site uses it', async () => {
    const https = await openTestApp({ sample: true, environment: { PUBLIC_URL: 'https://haesol.example' } });
    const cookie = await prove('secure@mail.example', 'JOIN', https);
    await https.close();

    expect(cookie).toMatchObject({ name: '__Secure-hs_join', secure: true });
  });

  it('is set only for sign-up', async () => {
    expect(await prove('moved@mail.example', 'EMAIL')).toBeUndefined();
  });

  it('returns the proven mailbox after a reload, until it is used', async () => {
    const cookie = `hs_join=${(await prove('reload@mail.example'))?.value}`;
    const before = await ask(cookie);
    const joined = await join(cookie);
    const after = await ask(cookie);

    expect(before.data).toEqual({ email: 'reload@mail.example' });
    expect(joined.json().data).toMatchObject({ email: 'reload@mail.example', state: 'ACTIVE' });
    expect(joined.cookies).toMatchObject([{ name: 'hs_join', value: '', path: '/api/v1/join' }]);
    expect(after.data).toEqual({ email: null });
  });

  it('is ignored with an invented value or after it has expired', async () => {
    const cookie = `hs_join=${(await prove('late@mail.example'))?.value}`;
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + 1_801_000));

    expect((await ask(cookie)).data).toEqual({ email: null });
    expect((await ask('hs_join=made-up')).data).toEqual({ email: null });
    expect((await join(cookie)).json().status.code).toBe('4102');
  });

  it('requests the mailbox without any proof', async () => {
    const { data } = (await join('a=b')).json();

    expect(data.fieldErrors).toEqual([{ field: 'certToken', code: 'custom', message: '이메일 인증을 해 주세요.' }]);
  });

  it('is ignored in requests from other sites', async () => {
    const cookie = `hs_join=${(await prove('cross@mail.example'))?.value}`;

    expect((await ask(cookie, { 'sec-fetch-site': 'cross-site' })).status.code).toBe('4030');
  });

  it('allows one picture, which the account gets', async () => {
    const cookie = `hs_join=${(await prove('picture2@mail.example'))?.value}`;
    const parts = [{ name: '나.png', bytes: await aPng(60, 40) }];
    const upload = (kind: string, headers: object) => ({
      ...toUploadRequest(parts, { kind }, {}),
      url: '/api/v1/join/picture',
      headers: { ...toUploadRequest(parts, { kind }, {}).headers, ...headers },
    });
    const taken = await test.app.inject(upload('profile', { cookie }));
    const refused = [
      await test.app.inject(upload('profile', {})),
      await test.app.inject(upload('attach', { cookie })),
      await test.app.inject({ method: 'POST', url: '/api/v1/join/picture', headers: { cookie }, payload: {} }),
    ];
    const profileFileUid = taken.json().data.list[0].fileUid;
    const joined = await join(cookie, { profileFileUid });

    expect(joined.json().status.code).toBe('200');
    expect(refused.map((response) => response.json().status.code)).toEqual(['4102', '4133', '4102']);
  });
});
