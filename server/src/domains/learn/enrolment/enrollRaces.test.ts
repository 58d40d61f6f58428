import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readTestDatabaseUrl } from '../../../config.ts';
import { isRacing } from '../../../db/testPostgres.ts';
import { openSession } from '../../../testing/testActors.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { addCourse, anApplication } from './testCourse.ts';

const people = 200;

// On PGlite the attempts run one after the other instead of concurrently; the result must be the same.
describe('concurrent applications for the last seat', () => {
  const test = setUpTestApp({ sample: true });
  let headers: Readonly<Record<string, string>>[];
  let staff: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const model = await test.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', 'general@demo.example')
      .executeTakeFirstOrThrow();
    const members = Array.from({ length: people }, (_, at) => ({
      ...model,
      member_uid: randomUUID(),
      email: `race${at}@mail.example`,
    }));
    await test.db.insertInto('member').values(members).execute();
    headers = [];
    for (const { member_uid } of members) headers.push((await openSession(test, member_uid)).headers);
    const office = await test.db
      .selectFrom('member')
      .select('member_uid')
      .where('email', '=', 'office@demo.example')
      .executeTakeFirstOrThrow();
    staff = (await openSession(test, office.member_uid)).headers;
  });

  /** Retries on 503, with which a busy server has done nothing. */
  const inject = async (method: 'POST' | 'PATCH', url: string, own = {}, payload?: object) => {
    for (;;) {
      const request = { method, url: `/api/v1${url}`, headers: own, ...(payload && { payload }) };
      const answer = await test.app.inject(request);
      if (answer.statusCode !== 503) return answer.json();
      await delay(50);
    }
  };
  const enrolAll = (eduUid: string, waitYn: 'Y' | 'N') => {
    const form = anApplication({ waitYn });
    return Promise.all(headers.map((own) => inject('POST', `/edu/${eduUid}/enroll`, own, form)));
  };
  const countBy = (codes: readonly string[]) =>
    Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]));
  const readCourse = async (eduUid: string) => {
    const counts = await test.db
      .selectFrom('edu')
      .select(['applied_cnt', 'wait_cnt'])
      .where('edu_uid', '=', eduUid)
      .executeTakeFirstOrThrow();
    const rows = await test.db.selectFrom('enroll').select('state').where('edu_uid', '=', eduUid).execute();
    return { ...counts, states: countBy(rows.map(({ state }) => state)) };
  };

  it('runs concurrently on PostgreSQL', async () => {
    expect(await isRacing(test.db)).toBe(readTestDatabaseUrl() !== undefined);
  });

  it('assigns it to one, and reports a full course to the others', async () => {
    const eduUid = await addCourse(test, { capacity: 1, waitCapacity: 3 });

    const answers = await enrolAll(eduUid, 'N');

    expect(countBy(answers.map(({ status }) => status.code))).toEqual({ '200': 1, '4402': people - 1 });
    expect(await readCourse(eduUid)).toEqual({ applied_cnt: 1, wait_cnt: 0, states: { APPLIED: 1 } });
  });

  it('assigns distinct consecutive waiting places', async () => {
    const eduUid = await addCourse(test, { capacity: 2, waitCapacity: 50 });

    const answers = await enrolAll(eduUid, 'Y');

    expect(countBy(answers.map(({ status }) => status.code))).toEqual({ '200': 52, '4402': people - 52 });
    const places = answers.flatMap(({ data }) => (data?.state === 'WAITLIST' ? [data.waitNo as number] : []));
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(await readCourse(eduUid)).toEqual({ applied_cnt: 2, wait_cnt: 50, states: { APPLIED: 2, WAITLIST: 50 } });
  });

  it('makes one row for a double click, with and without a key', async () => {
    const eduUid = await addCourse(test, { capacity: 10 });
    const [first = {}, second = {}] = headers;
    const form = anApplication();
    const keyed = { ...first, 'idempotency-key': randomUUID() };

    const twice = await Promise.all([keyed, keyed].map((own) => inject('POST', `/edu/${eduUid}/enroll`, own, form)));
    const plain = await Promise.all([second, second].map((own) => inject('POST', `/edu/${eduUid}/enroll`, own, form)));

    expect(twice[0].data.aplUid).toBe(twice[1].data.aplUid);
    expect(plain.map(({ status }) => status.code).sort()).toEqual(['200', '4403']);
    expect((await readCourse(eduUid)).applied_cnt).toBe(2);
  });

  it('has one effect for two approvals, for two cancellations, and for an approval against a cancellation', async () => {
    const eduUid = await addCourse(test, { capacity: 3, waitCapacity: 20 });
    const answers = await enrolAll(eduUid, 'Y');
    const seats = answers.flatMap(({ data }, at) => (data?.state === 'APPLIED' ? [{ aplUid: data.aplUid, at }] : []));
    const approve = ({ aplUid = '' } = {}) =>
      inject('PATCH', `/admin/edu/enroll/${aplUid}/transition`, staff, { to: 'APPROVED' });
    const cancel = ({ aplUid = '', at = 0 } = {}) => inject('PATCH', `/edu/enroll/${aplUid}/cancel`, headers[at]);

    const approvals = await Promise.all([approve(seats[0]), approve(seats[0])]);
    const cancellations = await Promise.all([cancel(seats[1]), cancel(seats[1])]);
    const both = await Promise.all([approve(seats[2]), cancel(seats[2])]);

    const codes = (list: { status: { code: string } }[]) => list.map(({ status }) => status.code).sort();
    expect(codes(approvals)).toEqual(['200', '4405']);
    expect(codes(cancellations)).toEqual(['200', '4405']);
    // Either approved first and then cancelled, or cancelled and no longer approvable.
    expect(both[1].status.code).toBe('200');
    expect(['200', '4405']).toContain(both[0].status.code);
    expect(await readCourse(eduUid)).toEqual({
      applied_cnt: 3,
      wait_cnt: 20,
      states: { APPROVED: 1, CANCELLED: 2, OFFERED: 2, WAITLIST: 18 },
    });
  });

  it('offers seats to as many waiting members as cancel at once', async () => {
    const eduUid = await addCourse(test, { capacity: 40, waitCapacity: 30 });
    const answers = await enrolAll(eduUid, 'Y');
    const seated = answers.flatMap(({ data }, at) => (data?.state === 'APPLIED' ? [{ aplUid: data.aplUid, at }] : []));

    await Promise.all(seated.map(({ aplUid, at }) => inject('PATCH', `/edu/enroll/${aplUid}/cancel`, headers[at])));

    expect(await readCourse(eduUid)).toEqual({
      applied_cnt: 30,
      wait_cnt: 30,
      states: { CANCELLED: 40, OFFERED: 30 },
    });
  });

  it('has one effect for two answers to an offer, and for an answer against the end of the offer', async () => {
    const eduUid = await addCourse(test, { capacity: 2, waitCapacity: 4 });
    const answers = await enrolAll(eduUid, 'Y');
    const of = (state: string) =>
      answers.flatMap(({ data }, at) => (data?.state === state ? [{ aplUid: data.aplUid as string, at }] : []));
    const waiting = of('WAITLIST').toSorted((a, b) => answers[a.at].data.waitNo - answers[b.at].data.waitNo);
    for (const { aplUid, at } of of('APPLIED')) await inject('PATCH', `/edu/enroll/${aplUid}/cancel`, headers[at]);
    const send = ({ aplUid = '', at = 0 } = {}, answer: 'ACCEPT' | 'PASS') =>
      inject('PATCH', `/edu/enroll/${aplUid}/offer`, headers[at], { answer });

    const both = await Promise.all([send(waiting[0], 'ACCEPT'), send(waiting[0], 'PASS')]);
    const accepted = await Promise.all([send(waiting[1], 'ACCEPT'), send(waiting[1], 'ACCEPT')]);

    // Passed first: the seat goes to the third, and the first cannot accept it.
    const isPassed = both[1].status.code === '200';
    expect(both.map(({ status }) => status.code).sort()).toEqual(['200', '4405']);
    expect(accepted.map(({ status }) => status.code).sort()).toEqual(['200', '4405']);
    expect(await readCourse(eduUid)).toEqual({
      applied_cnt: 2,
      wait_cnt: isPassed ? 3 : 2,
      states: {
        ...{ APPLIED: isPassed ? 1 : 2, CANCELLED: 2 },
        ...(isPassed && { OFFERED: 1 }),
        WAITLIST: 2,
      },
    });
  });
});
