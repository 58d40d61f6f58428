import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
} from 'node:crypto';
import { createSecrets } from '../../../http/secrets.ts';
import { type SignedIn, setUpTestApp, signIn, testSecretKey } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { report } from '../../../testing/testWholeApi.ts';

/** DER of a PKCS#8 Ed25519 key up to its seed. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Header = Readonly<Record<string, unknown>>;

describe('access token', () => {
  const test = setUpTestApp({ sample: true });
  let member: SignedIn;
  let claims: Record<string, unknown>;
  const own = createPrivateKey({
    key: Buffer.concat([prefix, createSecrets(testSecretKey).derive('access token')]),
    format: 'der',
    type: 'pkcs8',
  });
  const ownPublic = createPublicKey(own);
  const foreign = generateKeyPairSync('ed25519');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  beforeEach(async () => {
    await test.context.clock.moveTo(sampleBaseDate);
    member = await signIn(test, 'student');
    claims = JSON.parse(Buffer.from(member.accessToken.split('.')[1] ?? '', 'base64url').toString());
  });

  const good: Header = { alg: 'EdDSA', typ: 'at+jwt' };
  const seal = (header: Header, content: object, key: KeyObject, digest: string | null = null) => {
    const text = `${encode(header)}.${encode(content)}`;
    return `${text}.${signBytes(digest, Buffer.from(text), key).toString('base64url')}`;
  };
  const sealWith = (secret: string | Buffer, header: Header, digest = 'sha256') => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${createHmac(digest, secret).update(text).digest('base64url')}`;
  };
  const ask = async (token: string) => {
    const response = await test.app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
    return `${response.statusCode} ${response.json().status.code}`;
  };

  it('is refused if issued in the future, because the clock was ahead when it was signed', async () => {
    const iat = Math.floor(sampleBaseDate.getTime() / 1000);
    const signed = (ahead: number) => seal(good, { ...claims, iat: iat + ahead, exp: iat + ahead + 900 }, own);

    expect(await ask(signed(0))).toBe('200 200');
    expect(await ask(signed(10 * 365 * 86_400))).toBe('400 4011');
  });

  it('is refused in every other form', async () => {
    const jwk = foreign.publicKey.export({ format: 'jwk' });
    const seconds = Math.floor(sampleBaseDate.getTime() / 1000);
    const pem = ownPublic.export({ format: 'pem', type: 'spki' });
    const forged: Readonly<Record<string, string>> = {
      'alg none': `${encode({ ...good, alg: 'none' })}.${encode(claims)}.`,
      'alg NONE': `${encode({ ...good, alg: 'NoNe' })}.${encode(claims)}.`,
      'no alg': seal({ typ: 'at+jwt' }, claims, own),
      'no signature': `${encode(good)}.${encode(claims)}.`,
      'HS256 by the public key as text': sealWith(pem, { ...good, alg: 'HS256' }),
      'HS256 by the public key as bytes': sealWith(ownPublic.export({ format: 'der', type: 'spki' }), {
        ...good,
        alg: 'HS256',
      }),
      'HS256 by nothing': sealWith('', { ...good, alg: 'HS256' }),
      'HS512 by the public key': sealWith(pem, { ...good, alg: 'HS512' }, 'sha512'),
      'RS256 by a key of its own': seal({ ...good, alg: 'RS256' }, claims, rsa.privateKey, 'sha256'),
      'ES256 by a key of its own': seal({ ...good, alg: 'ES256' }, claims, elliptic.privateKey, 'sha256'),
      'EdDSA by another key': seal(good, claims, foreign.privateKey),
      'EdDSA by the key that it brings': seal({ ...good, jwk }, claims, foreign.privateKey),
      'EdDSA with an address of a key': seal({ ...good, jku: 'https://evil.example/keys' }, claims, foreign.privateKey),
      'EdDSA with a certificate': seal(
        { ...good, x5c: ['AAAA'], x5u: 'https://evil.example' },
        claims,
        foreign.privateKey,
      ),
      'kid as a path': seal({ ...good, kid: '../../../../dev/null' }, claims, foreign.privateKey),
      'kid as SQL': seal({ ...good, kid: "' union select 'AA" }, claims, foreign.privateKey),
      'another type': seal({ ...good, typ: 'JWT' }, claims, own),
      'no type': seal({ alg: 'EdDSA' }, claims, own),
      'an unknown critical header': seal({ ...good, crit: ['x'], x: 1 }, claims, own),
      'another audience': seal(good, { ...claims, aud: 'other' }, own),
      'several audiences': seal(good, { ...claims, aud: ['haesol-api', 'other'] }, own),
      'another issuer': seal(good, { ...claims, iss: 'evil' }, own),
      'no subject': seal(good, { ...claims, sub: undefined }, own),
      'another subject': seal(good, { ...claims, sub: '00000000-0000-7000-8000-000000000000' }, own),
      'another session': seal(good, { ...claims, sid: '00000000-0000-7000-8000-000000000000' }, own),
      'an older version of the member': seal(good, { ...claims, ver: -1 }, own),
      'an end that is now': seal(good, { ...claims, exp: seconds }, own),
      'an end of a second ago': seal(good, { ...claims, exp: seconds - 1 }, own),
      'no end': seal(good, { ...claims, exp: undefined }, own),
      'an end as text': seal(good, { ...claims, exp: '9999999999' }, own),
      'an endless end': seal(good, claims, own).replace(
        /\.[^.]+\./,
        `.${Buffer.from('{"exp":1e999}').toString('base64url')}.`,
      ),
      'claims of nothing': seal(good, [], own),
      'a refresh token': member.cookies.hs_rt ?? '',
      '64 KB': seal(good, { ...claims, more: 'a'.repeat(65_536) }, own),
      'two tokens': `${member.accessToken}.${member.accessToken}`,
      nothing: '',
    };
    const answers: Record<string, string> = {};
    for (const [name, token] of Object.entries(forged)) answers[name] = await ask(token);
    const taken = Object.entries(answers).filter(([, answer]) => !/^400 401[01]$/.test(answer));
    const control = await ask(seal(good, { ...claims, exp: seconds + 60 }, own));
    report(
      `S11: ${Object.keys(forged).length} forged tokens, ${taken.length} taken; control of the same hand ${control}`,
    );

    expect(taken).toEqual([]);
    expect(control).toBe('200 200');
  });
});
