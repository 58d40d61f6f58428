import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { Session } from '../../testing/testActors.ts';
import { sendTo } from '../../testing/testApp.ts';
import { changeRows, findRow } from '../../testing/testRows.ts';
import { addMember, openOverrideSite, releaseToken } from '../override/testOverride.ts';

const base = '/api/v1/registry/mf-infoplaza';
const subject = 'repo:haesol/infoplaza:ref:refs/heads/main';

const keys = await generateKeyPair('RS256', { extractable: true });
const otherKeys = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
const issuerServer = createServer((_request, reply) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] })),
);
await new Promise<void>((done) => {
  issuerServer.listen(0, '127.0.0.1', done);
});
const issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
const deadIssuer = 'http://127.0.0.1:1';

const site = await openOverrideSite({
  environment: { OIDC_ISSUERS: `${issuer}=${issuer}/keys,${deadIssuer}=${deadIssuer}/keys` },
});
const audience = site.context.config.publicUrl;
const admin = await addMember(site, 'ADMIN');
const team = await site.addMember('TEAM:mf-infoplaza');
afterAll(async () => {
  issuerServer.close();
  await site.close();
});
afterEach(() => site.context.clock.moveTo(null));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function ask(
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
  url: string,
  headers: Session['headers'],
  payload?: object,
) {
  const response = await sendTo(site.app, method, url, payload, { headers });
  const { status, data } = response.json();
  return { http: response.statusCode, code: status.code as string, data };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const aToken = { kind: 'TOKEN', name: 'CI', readYn: 'N', untilDate: inDays(30) } as const;
const give = (body: object = {}, { headers }: Pick<Session, 'headers'> = team, url = base) =>
  ask('POST', `${url}/tokens`, headers, { ...aToken, ...body });
const giveToken = async (body: object = {}) => (await give(body)).data as { token: string; tokenUid: string };

const move = (token: string, url = base) =>
  ask('PATCH', `${url}/channels/next?person=${encodeURIComponent('이누리')}`, bearer(token), {
    to: 'build0002',
    expect: null,
  });
/** Changes nothing: the channel is elsewhere, which only a caller with the right learns. */
const isAllowed = async (token: string, url = base) => {
  const { code } = await ask('PATCH', `${url}/channels/pr-7`, bearer(token), { to: 'build0002', expect: 'build0001' });
  return code;
};
const audit = async () => (await ask('GET', `${base}/audit`, bearer(releaseToken))).data.list;

describe('a token of a team', () => {
  it('moves channels of its remote, and each use is in the audit with its name', async () => {
    const { token } = await giveToken({ name: 'CI of main' });

    expect((await move(token)).code).toBe('200');

    expect((await audit()).slice(0, 2)).toMatchObject([
      { action: 'move', channel: 'next', actor: 'mf-infoplaza', person: '이누리', proof: 'token CI of main' },
      { action: 'token.give', person: '한가람', proof: 'member', reason: 'CI of main' },
    ]);
  });

  it('is stored as a hash, shown once, and its last use is listed', async () => {
    const { token, tokenUid } = await giveToken();
    await isAllowed(token);

    const row = await findRow(site.db, 'release_token', { token_uid: tokenUid });
    const listed = await ask('GET', '/api/v1/platform/tokens', team.headers);

    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(listed.data)).not.toContain(token);
    expect(listed.data.list[0]).toMatchObject({
      tokenUid,
      remoteId: 'mf-infoplaza',
      kind: 'TOKEN',
      givenBy: '한가람',
      endedDt: null,
      lastUsedDt: expect.any(String),
    });
  });

  it('is replaced without a gap: two are valid until the first is ended, which counts at once', async () => {
    const [first, second] = [await giveToken(), await giveToken()];
    expect([await isAllowed(first.token), await isAllowed(second.token)]).toEqual(['4000', '4000']);

    const ended = await ask('DELETE', `${base}/tokens/${first.tokenUid}`, team.headers);

    expect(ended.code).toBe('200');
    expect([await isAllowed(first.token), await isAllowed(second.token)]).toEqual(['4011', '4000']);
    expect((await audit())[0]).toMatchObject({ action: 'token.end', reason: 'CI', proof: 'member' });
    expect((await ask('DELETE', `${base}/tokens/${first.tokenUid}`, team.headers)).code).toBe('4040');
  });

  it('ends after its last day', async () => {
    const { token } = await giveToken({ untilDate: inDays(2) });
    await site.context.clock.moveTo(new Date(Date.now() + 4 * 86_400_000));

    expect(await isAllowed(token)).toBe('4011');
  });

  it('is refused for another remote, and for writes if it only reads', async () => {
    const [{ token }, reader] = [await giveToken(), await giveToken({ readYn: 'Y' })];

    expect(await isAllowed(token, '/api/v1/registry/mf-travel')).toBe('4030');
    expect(await isAllowed(reader.token)).toBe('4030');
    expect((await ask('GET', `${base}/releases`, bearer(reader.token))).code).toBe('200');
    expect((await ask('POST', '/api/v1/matrix/results', bearer(token), {})).code).toBe('4030');
  });

  it('is no secret that can be guessed: unknown ones are refused', async () => {
    expect(await isAllowed('hsr_unknown')).toBe('4011');
  });

  it.each([
    ['a day in the past', { untilDate: '2020-01-01' }, 'untilDate'],
    ['more than a year', { untilDate: inDays(400) }, 'untilDate'],
    ['no name', { name: ' ' }, 'name'],
    ['an issuer that is not trusted', { kind: 'OIDC', issuer: 'https://evil.example', subject: 'x' }, 'issuer'],
    ['no subject', { kind: 'OIDC', issuer, subject: ' ' }, 'subject'],
  ])('is not given with %s', async (_what, body, field) => {
    const { code, data } = await give(body);

    expect([code, data.fieldErrors[0].field]).toEqual(['4000', field]);
  });

  it('is given and ended by members with the right alone, and by no token', async () => {
    const { token, tokenUid } = await giveToken();
    const people = {
      'another team': await site.addMember('TEAM:mf-travel'),
      QA: await site.addMember('QA'),
      member: await site.addMember(),
      staff: await addMember(site, 'STAFF'),
      token: { headers: bearer(token) },
      'token of the environment': { headers: bearer(releaseToken) },
    };
    for (const person of Object.values(people)) {
      expect((await give({}, person)).code).toBe('4030');
      expect((await ask('DELETE', `${base}/tokens/${tokenUid}`, person.headers)).code).toBe('4030');
    }
    expect((await give({}, admin, '/api/v1/registry/mf-lectures')).code).toBe('200');
    expect((await ask('GET', '/api/v1/platform/tokens', people['another team'].headers)).data.list).toEqual([]);
  });
});

describe('a token of a CI service', () => {
  beforeAll(async () => {
    await give({ kind: 'OIDC', name: 'GitHub', issuer, subject });
    await give({ kind: 'OIDC', name: 'dead', issuer: deadIssuer, subject });
  });

  interface Parts {
    readonly claims?: Readonly<Record<string, unknown>>;
    readonly key?: CryptoKey;
    readonly expiresIn?: number;
  }
  function sign({ claims = {}, key = keys.privateKey, expiresIn = 300 }: Parts = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: audience, sub: subject, iat: now, exp: now + expiresIn, ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  }

  it('releases the remote of its subject, and is in the audit by it', async () => {
    const token = await sign();
    await ask('PATCH', `${base}/channels/pr-8`, bearer(token), { to: 'build0002', expect: null });

    expect((await audit())[0]).toMatchObject({ action: 'move', channel: 'pr-8', proof: `ci ${subject}` });
    expect(await isAllowed(token, '/api/v1/registry/mf-travel')).toBe('4030');
  });

  it.each<[string, Parts]>([
    ['of another subject', { claims: { sub: 'repo:haesol/infoplaza:pull_request' } }],
    ['for another audience', { claims: { aud: 'https://other.example' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['of an unknown issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { expiresIn: -60 }],
    ['without an end', { claims: { exp: undefined } }],
    ['signed by another key', { key: otherKeys.privateKey }],
  ])('is refused if it is one %s', async (_what, parts) => {
    expect(await isAllowed(await sign(parts))).toBe('4011');
  });

  it('is refused without a signature (alg none), and with the public key as a secret', async () => {
    const claims = { iss: issuer, aud: audience, sub: subject, exp: Math.floor(Date.now() / 1000) + 300 };
    const unsigned = new UnsecuredJWT(claims).encode();
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(Buffer.from(JSON.stringify(jwk)));

    expect([await isAllowed(unsigned), await isAllowed(symmetric)]).toEqual(['4011', '4011']);
  });

  it('is refused once its right is ended or past its last day', async () => {
    const token = await sign();
    expect(await isAllowed(token)).toBe('4000');
    await changeRows(site.db, 'release_token', { subject, issuer }, { until: new Date(0) });
    expect(await isAllowed(token)).toBe('4011');
    await changeRows(site.db, 'release_token', { subject, issuer }, { until: new Date(Date.now() + 1e9) });
    expect(await isAllowed(token)).toBe('4000');
    await changeRows(site.db, 'release_token', { subject, issuer }, { ended_at: new Date() });

    expect(await isAllowed(token)).toBe('4011');
  });

  it('is a 503, which the command tries again, while the keys of its issuer cannot be fetched', async () => {
    const { http } = await ask('GET', `${base}/releases`, bearer(await sign({ claims: { iss: deadIssuer } })));

    expect(http).toBe(503);
  });
});

describe('a member with the right of a team', () => {
  const act = (headers: Session['headers'], person = '남의 이름') =>
    ask('PATCH', `${base}/channels/stable?person=${encodeURIComponent(person)}`, headers, {
      to: 'build0001',
      expect: 'build0001',
    });

  it('makes the calls of the command, in the name of the account', async () => {
    expect((await act(team.headers)).code).toBe('200');

    expect((await audit())[0]).toMatchObject({ action: 'move', channel: 'stable', person: '한가람', proof: 'member' });
    expect((await act(admin.headers)).code).toBe('200');
    const reason = '시험 서버의 장애입니다.';
    const check = { person: '남의 이름', reason };
    await ask('PUT', `${base}/releases/build0002/check`, team.headers, check);
    expect((await audit())[0]).toMatchObject({ action: 'unchecked', person: '한가람', proof: 'member', reason });
  });

  it('is told on the page of releases which remotes these are', async () => {
    const readActs = async ({ headers }: Session) => (await ask('GET', '/api/v1/platform', headers)).data.acts;

    expect(await readActs(team)).toEqual(['mf-infoplaza']);
    expect(await readActs(admin)).toEqual(['*', 'qa']);
    expect(await readActs(await addMember(site, 'STAFF'))).toEqual([]);
  });

  it('is refused without the right, with an ended session, and with a temporary password', async () => {
    const leaving = await site.addMember('TEAM:mf-infoplaza');
    expect((await act((await site.addMember('TEAM:mf-travel')).headers)).code).toBe('4030');
    expect((await act((await addMember(site, 'STAFF')).headers)).code).toBe('4030');
    expect((await act({})).code).toBe('4010');
    await changeRows(site.db, 'member', { member_uid: leaving.memberUid }, { must_change_pw: true });
    expect((await act(leaving.headers)).code).toBe('4033');
    await changeRows(site.db, 'auth_session', { id: leaving.sessionId }, { revoked_at: new Date() });
    expect((await act(leaving.headers)).code).toBe('4011');
  });

  it('needs the second factor where the site asks for one', async () => {
    const strict = await openOverrideSite({ environment: { STAFF_SECOND_FACTOR: 'on' } });
    try {
      const one = await addMember(strict, 'ADMIN');
      const response = await sendTo(strict.app, 'GET', `${base}/releases`, undefined, { headers: one.headers });
      expect(response.json().status.code).toBe('4034');
    } finally {
      await strict.close();
    }
  });
});
