import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { Secret, TOTP } from 'otpauth';
import { readCookies, type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readCode } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';

const password = 'Haesol!2026';
const wrongCode = '000000';

type Json = Record<string, unknown>;

function setUp(environment: Record<string, string> = {}) {
  const test = setUpTestApp({ sample: true, environment });

  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Json, payload?: Json) => {
    const response = await test.app.inject({
      method,
      url: `/api/v1/auth/${url}`,
      headers: headers as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
    return { response, code: response.json().status.code as string, data: response.json().data };
  };

  async function prove({ headers }: SignedIn) {
    const { data } = await send('POST', 'reauth', headers, { password });
    return { ...headers, 'x-reauth': data.reauthToken as string };
  }

  /** Proves the mailbox of staff by a mailed code. */
  async function proveMail({ headers }: SignedIn) {
    const email = 'office@demo.example';
    const cert = (url: string, payload: Json) =>
      test.app.inject({ method: 'POST', url: `/api/v1/cert/${url}`, payload });
    await cert(`send-mail?email=${email}`, { purpose: 'REAUTH' });
    const checked = await cert('check', { email, code: await readCode(test, email), purpose: 'REAUTH' });
    await send('POST', 'second-factor/mail', headers, { certToken: checked.json().data.certToken });
  }

  /** Returns the code that an authenticator app shows, `later` steps from now. */
  async function toCode(secret: string, later = 0): Promise<string> {
    const now = await test.context.clock.now();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + later * 30_000 });
  }

  async function addApp(session: SignedIn) {
    const headers = await prove(session);
    const { data: started } = await send('POST', 'totp', headers);
    const { data } = await send('POST', 'totp/confirm', headers, { code: await toCode(started.secret, -1) });
    return { headers, secret: started.secret as string, recoveryCodes: data.recoveryCodes as string[] };
  }

  const logIn = (id: string) => send('POST', 'login', {}, { id, password });
  const finish = (payload: Json) => send('POST', 'second-factor', {}, payload);
  return { test, send, prove, proveMail, toCode, addApp, logIn, finish };
}

describe('second factors of a member', () => {
  const { test, send, prove, toCode, addApp, logIn, finish } = setUp();

  it('ask for a fresh proof of identity before any change', async () => {
    const { headers } = await signIn(test, 'general@demo.example');
    const changes = [
      send('POST', 'passkeys/options', headers),
      send('POST', 'passkeys', headers, { name: '노트북', credential: { id: 'a', type: 'public-key' } }),
      send('POST', 'totp', headers),
      send('POST', 'totp/confirm', headers, { code: wrongCode }),
      send('DELETE', 'totp', headers),
      send('POST', 'recovery-codes', headers),
    ];

    for (const { code } of await Promise.all(changes)) expect(code).toBe(errorCodes.forbidden);
  });

  it('are removed by their owner alone', async () => {
    const stranger = await prove(await signIn(test, 'general@demo.example'));
    const own = await prove(await signIn(test, 'student@demo.example'));
    const owner = await findRow(test.db, 'member', { email: 'student@demo.example' });
    const passkeyUid = randomUUID();
    await test.db
      .insertInto('member_passkey')
      .values({
        passkey_uid: passkeyUid,
        member_uid: owner?.member_uid ?? '',
        credential_id: passkeyUid,
        public_key: '',
        sign_cnt: '0',
        transports: [],
        name: '노트북',
        created_at: new Date(),
      })
      .execute();
    const memberUid = owner?.member_uid ?? '';
    await test.db
      .updateTable('auth_session')
      .set({ second_at: new Date() })
      .where('member_uid', '=', memberUid)
      .execute();

    expect((await send('DELETE', `passkeys/${passkeyUid}`, stranger)).code).toBe(errorCodes.notFound);
    expect((await send('DELETE', `passkeys/${passkeyUid}`, own)).code).toBe('200');
  });

  it('refuse a passkey that does not answer the challenge', async () => {
    const headers = await prove(await signIn(test, 'general@demo.example'));
    const { data } = await send('POST', 'passkeys/options', headers);
    const credential = { id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} };
    const added = await send('POST', 'passkeys', headers, { name: '노트북', credential });

    expect(data.options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'general@demo.example' } });
    expect(added.code).toBe(errorCodes.invalidInput);
    expect((await send('GET', 'second-factor', headers)).data.passkeys).toEqual([]);
  });

  it('make a sign-in take two steps, and no session begins before the second', async () => {
    const { secret, recoveryCodes } = await addApp(await signIn(test, 'company@demo.example'));
    const first = await logIn('company@demo.example');

    expect(recoveryCodes).toHaveLength(10);
    expect(first).toMatchObject({ code: '4034', data: { ways: ['TOTP', 'RECOVERY'] } });
    expect(readCookies(first.response)).not.toHaveProperty('hs_rt');

    const { ticket } = first.data;
    const wrong = await finish({ way: 'TOTP', ticket, code: wrongCode });
    expect(wrong.data.fieldErrors).toMatchObject([{ field: 'code' }]);
    const code = await toCode(secret);
    const right = await finish({ way: 'TOTP', ticket, code });
    expect(right.data.userInfo.email).toBe('company@demo.example');
    expect(readCookies(right.response)).toHaveProperty('hs_rt');

    const again = await finish({ way: 'TOTP', ticket, code: await toCode(secret, 1) });
    expect(again.code).toBe(errorCodes.proofExpired);
    const copied = await finish({ way: 'TOTP', ticket: (await logIn('company@demo.example')).data.ticket, code });
    expect(copied.data.fieldErrors).toMatchObject([{ field: 'code' }]);
  });

  it('complete one of several parallel requests with the same code', async () => {
    const { secret } = await addApp(await signIn(test, 'faculty@demo.example'));
    const tickets = await Promise.all([0, 1, 2, 3].map(async () => (await logIn('faculty@demo.example')).data.ticket));
    const code = await toCode(secret);
    const answers = await Promise.all(tickets.map((ticket) => finish({ way: 'TOTP', ticket, code })));

    expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1);
  });

  it('accept each recovery code once, and replace all on request', async () => {
    const { headers, recoveryCodes } = await addApp(await signIn(test, 'student@demo.example'));
    const [code = '', another = ''] = recoveryCodes;
    const use = async (typed: string) =>
      finish({ way: 'RECOVERY', ticket: (await logIn('student@demo.example')).data.ticket, code: typed });

    expect((await use(code.toUpperCase().replace('-', ' '))).code).toBe('200');
    expect((await use(code)).data.fieldErrors).toMatchObject([{ field: 'code' }]);
    const wide = another.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    expect((await use(wide)).code).toBe('200');
    expect((await send('GET', 'second-factor', headers)).data).toMatchObject({ recoveryCnt: 8, totpYn: 'Y' });
    await send('POST', 'recovery-codes', headers);
    expect((await use(recoveryCodes[2] ?? '')).data.fieldErrors).toMatchObject([{ field: 'code' }]);
  });

  it('are told by mail, and gone with the last factor', async () => {
    const session = await signIn(test, 'general@demo.example');
    const { headers } = await addApp(session);
    const mail = await findRow(test.db, 'mail_outbox', { kind: 'SECOND_FACTOR', to_addr: 'general@demo.example' });
    await send('DELETE', 'totp', headers);

    expect(mail).toBeDefined();
    expect((await send('GET', 'second-factor', headers)).data).toMatchObject({ recoveryCnt: 0, totpYn: 'N' });
    expect((await logIn('general@demo.example')).code).toBe('200');
  });
});

describe('sessions from before the first second factor', () => {
  const { test, send, prove, addApp } = setUp();

  it('end with it, and one without a second factor changes none', async () => {
    const before = await signIn(test, 'general@demo.example');
    const owner = await signIn(test, 'general@demo.example');
    await addApp(owner);
    expect((await send('GET', 'second-factor', before.headers)).code).toBe(errorCodes.sessionExpired);

    await test.db.updateTable('auth_session').set({ second_at: null }).execute();
    const headers = await prove(owner);
    expect((await send('DELETE', 'totp', headers)).code).toBe('4034');
    expect((await send('POST', 'recovery-codes', headers)).code).toBe('4034');
  });
});

describe('tries of the second step', () => {
  const { test, addApp, toCode, logIn, finish } = setUp({ RATE_LIMITS: 'on' });

  it('end after ten wrong codes, over all tickets of a device', async () => {
    const { secret } = await addApp(await signIn(test, 'general@demo.example'));
    const { ticket } = (await logIn('general@demo.example')).data;
    for (let count = 0; count < 10; count += 1) await finish({ way: 'TOTP', ticket, code: wrongCode });
    const next = (await logIn('general@demo.example')).data.ticket;

    expect((await finish({ way: 'TOTP', ticket: next, code: await toCode(secret) })).code).toBe('4290');
  });
});

describe('work of the office with STAFF_SECOND_FACTOR=on', () => {
  const { test, addApp, logIn, finish, prove, proveMail, send } = setUp({ STAFF_SECOND_FACTOR: 'on' });
  const listMembers = async (accessToken: string) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await test.app.inject({ method: 'GET', url: '/api/v1/admin/members', headers });
    return response.json().status.code;
  };

  it('opens with a second factor alone, whose first registration needs the mailbox', async () => {
    const session = await signIn(test, 'office@demo.example');
    const proven = await prove(session);

    expect(await listMembers(session.accessToken)).toBe('4034');
    const refusals = test.db.selectFrom('audit_log').select(['detail']).where('action', '=', 'access.refused');
    expect(await refusals.execute()).toEqual([{ detail: { call: 'GET /api/v1/admin/members', code: '4034' } }]);
    expect((await send('POST', 'totp', proven)).code).toBe(errorCodes.proofExpired);
    expect((await send('POST', 'passkeys/options', proven)).code).toBe(errorCodes.proofExpired);
    await proveMail(session);
    const { headers, recoveryCodes } = await addApp(session);
    expect((await send('GET', 'second-factor', headers)).data.requiredYn).toBe('Y');
    expect(await listMembers(session.accessToken)).toBe('200');

    const { ticket } = (await logIn('office@demo.example')).data;
    const { data } = await finish({ way: 'RECOVERY', ticket, code: recoveryCodes[0] });
    expect(await listMembers(data.accessToken)).toBe('200');
  });
});
