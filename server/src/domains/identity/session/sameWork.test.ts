import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { InjectOptions } from 'fastify';
import { addGuest } from '../../../testing/testActors.ts';
import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { hashChannel, hashPassword } from './passwords.ts';

const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url: `/api/v1${url}`, payload });
const logIn = (id: string) => post('/auth/login', { id, password: 'Wrong!2026' });
const findPw = (name: string, email: string) => post('/auth/find-pw', { name, email });
const findId = (name: string, tel3: string) => post('/auth/find-id', { name, tel1: '010', tel2: '0000', tel3 });
const findOrder = (no: string, email: string) => post('/guest/find-order', { no, email });
const send = (email: string, purpose: string) =>
  post(`/cert/send-mail?email=${encodeURIComponent(email)}`, { purpose });

/** Counts the expensive operations, because time on a shared machine is unreliable. */
describe('endpoints whose response time must not reveal members', () => {
  let test: TestApp;
  /** Work of a request; jobs and counters of earlier ones add to theirs. */
  const work = new AsyncLocalStorage<string[]>();
  const countHash = () => work.getStore()?.push('hash');
  beforeAll(async () => {
    test = await openTestApp({
      sample: true,
      environment: { RATE_LIMITS: 'on' },
      onStatement: ({ kind }) => work.getStore()?.push(kind),
    });
    subscribe(hashChannel.name, countHash);
    const setSocial = { pw_hash: null };
    await test.db.updateTable('member').set(setSocial).where('email', '=', 'general@demo.example').execute();
    await test.db
      .insertInto('member_sns')
      .columns(['sns_uid', 'member_uid', 'provider', 'subject', 'email'])
      .expression((eb) =>
        eb
          .selectFrom('member')
          .select(({ ref, val }) => [
            ref('member_uid').as('sns_uid'),
            ref('member_uid').as('member_uid'),
            val('kakao' as const).as('provider'),
            val('same work').as('subject'),
            ref('email').as('email'),
          ])
          .where('email', '=', 'general@demo.example'),
      )
      .execute();
    const exp = new Date((await test.context.clock.now()).getTime() + 3_600_000);
    const temporary = { temp_pw_hash: await hashPassword('Temp-4821-xyz'), temp_pw_exp: exp };
    await test.db.updateTable('member').set(temporary).where('email', '=', 'faculty@demo.example').execute();
    const guest = { member_uid: await addGuest(test.db, 'guest@mail.example'), order_no: 'O1' };
    const anyOrder = test.db.selectFrom('orders').select('order_uid').limit(1);
    await test.db.updateTable('orders').set(guest).where('order_uid', '=', anyOrder).execute();
    // The hash used in place of a missing one is made at the first call.
    await test.app.inject(logIn('warm@mail.example'));
  });
  afterAll(async () => {
    unsubscribe(hashChannel.name, countHash);
    await test.close();
  });

  const listWork = async (request: InjectOptions): Promise<string[]> => {
    const own: string[] = [];
    const response = await work.run(own, async () => await test.app.inject(request));
    expect(response.statusCode).toBe(200);
    return [...own];
  };

  it.each<[name: string, known: InjectOptions, unknown: InjectOptions, hashes: number]>([
    ['a login', logIn('student@demo.example'), logIn('nobody1@mail.example'), 2],
    ['a login without a password', logIn('general@demo.example'), logIn('nobody2@mail.example'), 2],
    ['a login with a temporary password', logIn('faculty@demo.example'), logIn('nobody3@mail.example'), 2],
    [
      'a search for the password',
      findPw('윤서린', 'student@demo.example'),
      findPw('윤서린', 'nobody4@mail.example'),
      1,
    ],
    [
      'a search for a password that there is none of',
      findPw('오하람', 'general@demo.example'),
      findPw('오하람', 'nobody5@mail.example'),
      1,
    ],
    ['a search for the id', findId('한가람', '1001'), findId('한가람', '9999'), 0],
    ['a code to find', send('student@demo.example', 'FIND'), send('nobody6@mail.example', 'FIND'), 0],
    ['a code to prove', send('faculty@demo.example', 'REAUTH'), send('nobody7@mail.example', 'REAUTH'), 0],
    ['a code to link', send('office@demo.example', 'SNS'), send('nobody8@mail.example', 'SNS'), 0],
    ['a code for a guest', send('company@demo.example', 'GUEST'), send('nobody10@mail.example', 'GUEST'), 0],
    ['a search for an order', findOrder('O1', 'guest@mail.example'), findOrder('O2', 'nobody11@mail.example'), 0],
    [
      'a question about an address',
      { url: '/api/v1/join/check-email?email=student@demo.example' },
      { url: '/api/v1/join/check-email?email=nobody9@mail.example' },
      0,
    ],
  ])('do the same work for %s', async (_name, known, unknown, hashes) => {
    const forMember = await listWork(known);
    const forStranger = await listWork(unknown);

    expect(forStranger).toEqual(forMember);
    expect(forMember.filter((kind) => kind === 'hash')).toHaveLength(hashes);
    expect(forMember.length).toBeGreaterThan(1);
  });
});
