import { sendTo, setUpTestApp } from '../../../testing/testApp.ts';
import { readCode, readMail } from '../../../testing/testMail.ts';

describe('mail codes', () => {
  const test = setUpTestApp({ sample: true, environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  let now = new Date('2026-11-23T10:00:00+09:00');
  let visitor = 0;
  beforeEach(async () => {
    // Moves a day on and changes the address, so that the limits of one test do not affect the next.
    now = new Date(now.getTime() + 2 * 86_400_000);
    visitor += 1;
    await test.context.clock.moveTo(now);
  });

  const moveClock = (seconds: number) => test.context.clock.moveTo(new Date(now.getTime() + seconds * 1000));
  const send = (email: string, purpose?: string, address = `10.0.0.${visitor}`) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/cert/send-mail?email=${encodeURIComponent(email)}`,
      headers: { 'x-forwarded-for': address },
      ...(purpose !== undefined && { payload: { purpose } }),
    });
  const check = (email: string, code: string, purpose = 'JOIN', address = `10.0.0.${visitor}`) =>
    sendTo(
      test.app,
      'POST',
      '/api/v1/cert/check',
      { email, code, purpose },
      { headers: { 'x-forwarded-for': address } },
    );
  const statusOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('are mailed and exchanged for a token', async () => {
    const sent = await send('New@mail.example');
    const checked = await check('new@mail.example', await readCode(test, 'new@mail.example'));

    expect(sent.json().data).toEqual({ expireSec: 300, resendSec: 60, remain: 4 });
    expect(checked.json().data).toEqual({ certToken: expect.any(String), expireSec: 1800 });
  });

  it('require a valid address', async () => {
    const response = await send('nobody');

    expect(response.json().data.fieldErrors).toEqual([
      { field: 'email', code: 'invalid_format', message: '이메일 형식으로 입력해 주세요.' },
    ]);
  });

  it('are not sent for sign-up to members', async () => {
    expect(statusOf(await send('student@demo.example'))).toBe('4090');
  });

  it('get the same response with or without an account', async () => {
    const known = await send('student@demo.example', 'FIND');
    const unknown = await send('stranger@mail.example', 'FIND');

    expect(known.body).toBe(unknown.body);
    expect(await readMail(test, 'student@demo.example')).toContain('인증번호');
    expect(await readMail(test, 'stranger@mail.example')).toBe('');
  });

  it('work once, for their own purpose, and not after a newer one', async () => {
    await send('once@mail.example');
    const first = await readCode(test, 'once@mail.example');
    const otherPurpose = await check('once@mail.example', first, 'EMAIL');
    await moveClock(90);
    await send('once@mail.example');
    const second = await readCode(test, 'once@mail.example');
    const old = first === second ? '4101' : statusOf(await check('once@mail.example', first));
    const right = await check('once@mail.example', second);
    const again = await check('once@mail.example', second);

    expect([statusOf(otherPurpose), old, statusOf(right), statusOf(again)]).toEqual(['4102', '4101', '200', '4102']);
  });

  it('expire after five minutes', async () => {
    await send('late@mail.example');
    await moveClock(360);

    expect(statusOf(await check('late@mail.example', await readCode(test, 'late@mail.example')))).toBe('4102');
  });

  it('report the remaining tries, and are blocked after five', async () => {
    await send('guess@mail.example');
    const code = await readCode(test, 'guess@mail.example');
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) answers.push(await check('guess@mail.example', wrong(code)));
    const right = await check('guess@mail.example', code);

    expect(answers.map(statusOf)).toEqual(['4101', '4101', '4101', '4101', '4103']);
    expect(answers[1]?.json()).toMatchObject({
      status: { message: '인증번호가 일치하지 않습니다. (3회 남음)' },
      data: { remain: 3 },
    });
    expect(statusOf(right)).toBe('4103');
  });

  it('have a cooldown of a minute, and a limit of five an hour', async () => {
    const first = await send('many@mail.example');
    const early = await send('many@mail.example');
    for (let minute = 1; minute < 5; minute += 1) {
      await moveClock(minute * 90);
      await send('many@mail.example');
    }
    await moveClock(5 * 90);
    const sixth = await send('many@mail.example');
    const last = await check('many@mail.example', await readCode(test, 'many@mail.example'));

    expect(statusOf(first)).toBe('200');
    expect(early.json()).toMatchObject({ status: { code: '4104' }, data: { waitSec: expect.any(Number) } });
    expect(sixth.json().status.code).toBe('4105');
    expect(statusOf(last)).toBe('200');
    expect(sixth.json().status.message).toMatch(/^인증 요청 횟수를 초과했습니다. \d+분 후 다시 요청해 주세요.$/);
  });

  it('can be checked ten times an hour over all codes by one address, and five times each by all', async () => {
    const tried = [];
    for (let round = 0; round < 3; round += 1) {
      await moveClock(round * 90);
      await send('target@mail.example', 'JOIN', `10.1.${round}.1`);
      const code = await readCode(test, 'target@mail.example');
      for (let guess = 0; guess < 5; guess += 1) {
        tried.push(statusOf(await check('target@mail.example', wrong(code), 'JOIN', '10.2.0.1')));
      }
    }

    expect(tried.slice(0, 10)).toEqual([
      '4101',
      '4101',
      '4101',
      '4101',
      '4103',
      '4101',
      '4101',
      '4101',
      '4101',
      '4103',
    ]);
    expect(new Set(tried.slice(10))).toEqual(new Set(['4103']));
    const code = await readCode(test, 'target@mail.example');
    const others = [];
    for (let guess = 0; guess < 6; guess += 1) {
      others.push(statusOf(await check('target@mail.example', wrong(code), 'JOIN', `10.3.0.${guess}`)));
    }
    expect(others).toEqual(['4101', '4101', '4101', '4101', '4103', '4103']);
  });

  it('can be requested twenty times an hour by one address that never enters one', async () => {
    const codes = [];
    for (let index = 0; index < 21; index += 1) codes.push(await send(`box${index}@mail.example`));

    expect(codes.slice(0, 20).every((response) => statusOf(response) === '200')).toBe(true);
    expect([codes[20]?.statusCode, codes[20]?.headers['retry-after']]).toEqual([429, '3600']);
  });
});
