import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readTestSize } from '../../../config.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { openSession } from '../../../testing/testActors.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { addCourse, anApplication } from './testCourse.ts';

const people = 4;
const facts = { capacity: 2, waitCapacity: 1, startsIn: 4 } as const;
const lastDayBefore = 1;

type Staff = 'APPROVED' | 'REJECTED' | 'COMPLETED' | 'INCOMPLETE';
type Step =
  | { readonly act: 'apply'; readonly who: number; readonly waits: boolean }
  | { readonly act: 'cancel'; readonly who: number }
  | { readonly act: 'answer'; readonly who: number; readonly answer: 'ACCEPT' | 'PASS' }
  | { readonly act: 'move'; readonly who: number; readonly to: Staff }
  | { readonly act: 'cancelCourse' }
  | { readonly act: 'nextDay' };

const who = fc.nat({ max: people - 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ act: fc.constant('apply' as const), who, waits: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('cancel' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      who,
      answer: fc.constantFrom<'ACCEPT' | 'PASS'>('ACCEPT', 'PASS'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      who,
      to: fc.constantFrom<Staff>('APPROVED', 'APPROVED', 'REJECTED', 'COMPLETED', 'INCOMPLETE'),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ act: 'nextDay' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'cancelCourse' as const }) },
);

/** Model of courses and enrolments, written from the specification and not from the server's code. */
class Model {
  daysToStart: number = facts.startsIn;
  readonly states: (string | undefined)[] = Array.from({ length: people });
  private isGone = false;
  /** Waiting members, also the one with an offer, in their order. */
  private queue: number[] = [];

  /** Applications are open from three days before the course to two days before. */
  get courseState(): string | undefined {
    if (this.isGone) return undefined;
    if (this.daysToStart > 3) return 'SCHEDULED';
    if (this.daysToStart >= 2) return this.seats >= facts.capacity ? 'FULL' : 'OPEN';
    if (this.daysToStart === 1) return 'CLOSED';
    return this.daysToStart >= -1 ? 'RUNNING' : 'ENDED';
  }

  get seats(): number {
    return this.states.filter((state) => state !== undefined && !['CANCELLED', 'REJECTED', 'WAITLIST'].includes(state))
      .length;
  }

  get waiting(): number {
    return this.queue.length;
  }

  apply(person: number, waits: boolean): string {
    if (this.isGone) return '4040';
    if (!['OPEN', 'FULL'].includes(this.courseState ?? '')) return '4401';
    const own = this.states[person];
    if (own !== undefined && own !== 'CANCELLED') return '4403';
    if (this.seats < facts.capacity) this.states[person] = 'APPLIED';
    else if (waits && this.waiting < facts.waitCapacity) {
      this.states[person] = 'WAITLIST';
      this.queue.push(person);
    } else return '4402';
    return '200';
  }

  cancel(person: number): string {
    const own = this.states[person] ?? '';
    if (this.isGone) return '4040';
    if (this.daysToStart < lastDayBefore) return '4506';
    if (!['APPLIED', 'APPROVED', 'WAITLIST', 'OFFERED'].includes(own)) return '4405';
    this.leave(person, 'CANCELLED');
    return '200';
  }

  answer(person: number, answer: 'ACCEPT' | 'PASS'): string {
    const own = this.states[person];
    if (this.isGone) return '4040';
    if (answer === 'PASS') {
      if (own !== 'OFFERED') return '4405';
      this.states[person] = 'WAITLIST';
      this.queue = [...this.queue.filter((other) => other !== person), person];
      // The waiting list has one place: there is no other member to offer the seat to.
      return '200';
    }
    const isFree = own === 'WAITLIST' && this.seats < facts.capacity;
    if (this.daysToStart < lastDayBefore || !(own === 'OFFERED' || isFree)) return '4405';
    this.states[person] = 'APPLIED';
    this.queue = this.queue.filter((other) => other !== person);
    return '200';
  }

  move(person: number, to: Staff): string {
    const own = this.states[person] ?? '';
    if (this.isGone) return '4040';
    const from = {
      APPROVED: ['APPLIED'],
      REJECTED: ['APPLIED', 'WAITLIST', 'OFFERED'],
      COMPLETED: ['LEARNING'],
      INCOMPLETE: ['LEARNING'],
    };
    if (!from[to].includes(own)) return '4405';
    if (to === 'REJECTED') this.leave(person, to);
    // An approval after the first day starts the enrolment at once.
    else this.states[person] = to === 'APPROVED' && this.daysToStart <= 0 ? 'LEARNING' : to;
    return '200';
  }

  /** Cancels a course that has not begun, with its enrolments and waiting list. */
  cancelCourse(): string {
    if (this.isGone) return '4040';
    if (this.daysToStart < lastDayBefore) return '4405';
    this.isGone = true;
    this.queue = [];
    this.states.forEach((state, person) => {
      if (state !== undefined && state !== 'REJECTED') this.states[person] = 'CANCELLED';
    });
    return '200';
  }

  nextDay(): void {
    this.daysToStart -= 1;
    if (this.daysToStart > 0) return;
    for (const person of this.queue) this.states[person] = 'REJECTED';
    this.queue = [];
    this.states.forEach((state, person) => {
      if (state === 'APPROVED') this.states[person] = 'LEARNING';
      // Unanswered applications are rejected once the course is over.
      if (state === 'APPLIED' && this.daysToStart < -1) this.states[person] = 'REJECTED';
    });
  }

  private leave(person: number, to: string): void {
    const hadSeat = this.states[person] !== 'WAITLIST';
    this.states[person] = to;
    this.queue = this.queue.filter((other) => other !== person);
    const next = this.queue.find((other) => this.states[other] === 'WAITLIST');
    if (!hadSeat || next === undefined || this.daysToStart < lastDayBefore) return;
    this.states[next] = 'OFFERED';
  }
}

describe('courses and enrolments do what the model says', () => {
  const test = setUpTestApp({ sample: true });
  let headers: Readonly<Record<string, string>>[];
  let memberUids: string[];
  let staff: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const demo = (id: string) =>
      test.db.selectFrom('member').selectAll().where('email', '=', `${id}@demo.example`).executeTakeFirstOrThrow();
    const model = await demo('general');
    memberUids = Array.from({ length: people }, () => randomUUID());
    const rows = memberUids.map((member_uid, at) => ({ ...model, member_uid, email: `model${at}@mail.example` }));
    await test.db.insertInto('member').values(rows).execute();
    headers = [];
    for (const member_uid of memberUids) headers.push((await openSession(test, member_uid)).headers);
    staff = (await openSession(test, (await demo('office')).member_uid)).headers;
  });

  const send = async (method: 'GET' | 'POST' | 'PATCH', url: string, own = {}, payload?: object) =>
    (await test.app.inject({ method, url: `/api/v1${url}`, headers: own, ...(payload && { payload }) })).json();

  async function openCourse(): Promise<string> {
    const eduUid = await addCourse(test, facts);
    await sql`update edu set apply_from = start_dt - 3 + time '00:00' at time zone 'Asia/Seoul',
      apply_to = start_dt - 1 + time '00:00' at time zone 'Asia/Seoul' where edu_uid = ${eduUid}`.execute(test.db);
    return eduUid;
  }

  /** Moves the dates of the course by a day; sessions and other courses are unchanged. */
  async function passDay(eduUid: string): Promise<void> {
    await sql`update edu set apply_from = apply_from - interval '1 day', apply_to = apply_to - interval '1 day',
      start_dt = start_dt - 1, end_dt = end_dt - 1 where edu_uid = ${eduUid}`.execute(test.db);
    await createJobHandlers(test.context)['edu.start']?.run({});
  }

  async function findDifference(steps: readonly Step[]): Promise<string | undefined> {
    const model = new Model();
    const eduUid = await openCourse();
    const uids: (string | undefined)[] = Array.from({ length: people });

    async function run(step: Step): Promise<readonly [wanted: string, got: string]> {
      if (step.act === 'nextDay') {
        model.nextDay();
        await passDay(eduUid);
        return ['', ''];
      }
      if (step.act === 'cancelCourse') {
        const { status } = await send('PATCH', `/admin/edu/${eduUid}/cancel`, staff, { memo: '강사 사정입니다.' });
        return [model.cancelCourse(), status.code];
      }
      const { who: person } = step;
      if (step.act === 'apply') {
        const form = anApplication({ waitYn: step.waits ? 'Y' : 'N' });
        const { status, data } = await send('POST', `/edu/${eduUid}/enroll`, headers[person], form);
        if (status.code === '200') uids[person] = data.aplUid;
        return [model.apply(person, step.waits), status.code];
      }
      const aplUid = uids[person];
      if (aplUid === undefined) return ['', ''];
      if (step.act === 'answer') {
        const body = { answer: step.answer };
        const { status } = await send('PATCH', `/edu/enroll/${aplUid}/offer`, headers[person], body);
        return [model.answer(person, step.answer), status.code];
      }
      const cancels = step.act === 'cancel';
      const answer = cancels
        ? await send('PATCH', `/edu/enroll/${aplUid}/cancel`, headers[person])
        : await send('PATCH', `/admin/edu/enroll/${aplUid}/transition`, staff, { to: step.to });
      return [cancels ? model.cancel(person) : model.move(person, step.to), answer.status.code];
    }

    for (const [at, step] of steps.entries()) {
      const [wanted, got] = await run(step);
      if (wanted !== got) return `step ${at + 1} answered ${got} instead of ${wanted}`;
    }
    const rows = await test.db
      .selectFrom('enroll')
      .select(['apl_uid', 'state'])
      .where('edu_uid', '=', eduUid)
      .execute();
    const states = uids.map((uid) => rows.find(({ apl_uid }) => apl_uid === uid)?.state);
    const { data } = await send('GET', `/edu/${eduUid}`);
    const course = model.courseState;
    const counts = course === undefined ? [] : [model.seats, model.waiting];
    const got = JSON.stringify([states, data?.state, ...(data ? [data.appliedCnt, data.waitCnt] : [])]);
    const wanted = JSON.stringify([model.states, course, ...counts]);
    return got === wanted ? undefined : `${got} instead of ${wanted}`;
  }

  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (steps) => {
    // Starts a day later, because most sequences are of interest only with open applications.
    const difference = await findDifference([{ act: 'nextDay' }, ...steps]);
    if (difference !== undefined) throw new Error(difference);
  });

  it('in random sequences of moves by members, staff and the clock', async () => {
    await fc.assert(property, {
      seed: 1,
      numRuns: readTestSize() === 'long' ? 1_000 : 30,
      endOnFailure: true,
    });
  });

  /** Changes the database as a server bug would, and reverts it. */
  async function withTrigger(on: string, body: string, work: () => Promise<void>): Promise<void> {
    await sql`create function planted() returns trigger language plpgsql as ${sql.lit(`begin ${body} return new; end`)}`.execute(
      test.db,
    );
    await sql`create trigger planted before ${sql.raw(on)} for each row execute function planted()`.execute(test.db);
    try {
      await work();
    } finally {
      await sql`drop function planted cascade`.execute(test.db);
    }
  }

  it.each([
    [
      'a refused person who keeps the seat',
      'update on enroll',
      "if new.state = 'REJECTED' and old.state = 'APPLIED' then new.state = 'APPLIED'; end if;",
    ],
    [
      'a course that takes applications a day too long',
      'insert or update on edu',
      "new.apply_to = new.start_dt + time '00:00' at time zone 'Asia/Seoul';",
    ],
    [
      'a confirmed seat that outlives its cancellation',
      'update on enroll',
      "if new.state = 'CANCELLED' and old.state = 'APPROVED' then new.state = 'APPROVED'; end if;",
    ],
    [
      'a cancellation that moves nobody up',
      'update on enroll',
      "if new.state = 'OFFERED' then new.state = 'WAITLIST'; new.offer_exp = null; end if;",
    ],
  ])('finds %s', async (_fault, on, body) => {
    await withTrigger(on, body, async () => {
      const { failed } = await fc.check(property, { seed: 7, numRuns: 100, endOnFailure: true });
      expect(failed).toBe(true);
    });
  });
});
