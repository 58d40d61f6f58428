import fc from 'fast-check';
import { sql } from 'kysely';
import { readTestSize } from '../../../config.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { BookingModel, type Step } from './testBookingModel.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

const runs = { short: 30, long: 1_000 }[readTestSize()];
const maxSteps = 14;
/** Monday, at a minute that no step brings to a full hour: the server's clock runs while the model's does not. */
const start = Date.parse('2026-11-23T10:07:00+09:00');
/** Friday, bookable until Wednesday. */
const date = '2026-11-27';
const dayStart = Date.parse(`${date}T00:00:00+09:00`);
const lastOrder = Date.parse('2026-11-26T00:00:00+09:00');
const toTime = (slot: number) => `${String(9 + slot).padStart(2, '0')}:00`;

const who = fc.nat(1);
const nth = fc.nat(2);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('hold' as const),
      who,
      from: fc.nat(8),
      slots: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('reserve' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('release' as const, 'extend' as const), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('change' as const), nth, from: fc.nat(8) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      nth,
      to: fc.constantFrom(...(['APPROVED', 'REJECTED', 'IN_USE', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('settle' as const), nth }) },
  {
    weight: 3,
    // Within a hold, beyond a hold, days.
    arbitrary: fc.record({ act: fc.constant('later' as const), minutes: fc.constantFrom(4, 6, 1_220, 4_220, 5_700) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'jobs' as const }) },
);

describe('bookings do what the model says', () => {
  const test = setUpTestApp({ sample: true });
  let members: readonly Caller[];
  let staff: Caller;
  let eqUid: string;
  beforeAll(async () => {
    members = await Promise.all((await listFreshMembers(test, 2)).map((uid) => createCaller(test, uid)));
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });

  const callerOf = (at: number): Caller => {
    const caller = members[at];
    if (caller === undefined) throw new Error('There is no such member.');
    return caller;
  };

  /** API data of one run. */
  interface Run {
    readonly model: BookingModel;
    readonly holds: Map<number, string>;
    readonly bookings: { readonly rsvUid: string; readonly who: number }[];
  }

  const unknownUid = '0190a000-0000-7000-8000-000000000000';

  async function change(run: Run, at: number, from: number): Promise<string | undefined> {
    const own = run.bookings[at];
    const known = run.model.bookings[at];
    if (own === undefined || known === undefined) return undefined;
    const caller = callerOf(own.who);
    const slots = { eqUid, date, start: toTime(from), end: toTime(from + known.slots), rsvUid: own.rsvUid };
    const held = await caller.hold(slots);
    if (held.code !== '200') return held.code;
    return (await caller.call('PATCH', `/mypage/equ/${own.rsvUid}/change`, { holdId: held.data.holdId })).code;
  }

  async function hold(run: Run, { who, from, slots }: Extract<Step, { act: 'hold' }>): Promise<string> {
    const { code, data } = await callerOf(who).hold({ eqUid, date, start: toTime(from), end: toTime(from + slots) });
    if (code === '200') run.holds.set(who, data.holdId);
    return code;
  }

  async function reserve(run: Run, who: number): Promise<string> {
    const { code, data } = await callerOf(who).reserve(run.holds.get(who) ?? unknownUid);
    if (code === '200') run.bookings.push({ rsvUid: data.rsvUid, who });
    return code;
  }

  /** @returns the code of the API; undefined for a step without a request */
  async function act(run: Run, step: Step): Promise<string | undefined> {
    const own = 'nth' in step ? run.bookings[step.nth] : undefined;
    switch (step.act) {
      case 'later':
        await test.context.clock.moveTo(new Date(run.model.now + step.minutes * 60_000));
        return undefined;
      case 'jobs':
        await createJobHandlers(test.context)['equipment.requests']?.run({});
        return undefined;
      case 'hold':
        return hold(run, step);
      case 'reserve':
        return reserve(run, step.who);
      case 'extend':
      case 'release': {
        const path = `/equipment/hold/${run.holds.get(step.who) ?? unknownUid}`;
        const caller = callerOf(step.who);
        return (await (step.act === 'extend' ? caller.call('PATCH', `${path}/extend`) : caller.call('DELETE', path)))
          .code;
      }
      case 'change':
        return change(run, step.nth, step.from);
      case 'cancel':
        if (own === undefined) return undefined;
        return (await callerOf(own.who).call('PATCH', `/mypage/equ/${own.rsvUid}/cancel`, { whyCd: 'SCHEDULE' })).code;
      case 'move':
        if (own === undefined) return undefined;
        return (
          await staff.call('PATCH', `/admin/reservations/${own.rsvUid}/transition`, { to: step.to, memo: '안내' })
        ).code;
      case 'settle':
        if (own === undefined) return undefined;
        return (await staff.call('PATCH', `/admin/settlements/${own.rsvUid}`, { settleState: 'PAID' })).code;
    }
  }

  /** @throws on the first difference in states, times, history or slots */
  async function compareStates({ model, bookings }: Run): Promise<void> {
    for (const [at, { rsvUid, who }] of bookings.entries()) {
      const known = model.bookings[at];
      const { data } = await callerOf(who).call('GET', `/mypage/equ/${rsvUid}`);
      const found = [
        data.state,
        data.start,
        data.settleState === 'PAID',
        `${data.timeline.map((e: { state: string }) => e.state)}`,
      ];
      const expected = known && [known.state, toTime(known.from), known.paid, `${known.history}`];
      if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(`${found}, not ${expected}`);
    }
    if (!model.isOpen()) return;
    const slots = (await test.app.inject(`/api/v1/equipment/${eqUid}/slots?date=${date}`)).json().data.slots;
    const states = `${slots.map(({ state }: { state: string }) => state)}`;
    if (states !== `${model.slots()}`) throw new Error(`slots ${states}, not ${model.slots()}`);
  }

  /** @throws on the first difference in codes, or as {@link compareStates} */
  async function compare(steps: readonly Step[]): Promise<void> {
    await test.context.clock.moveTo(new Date(start));
    ({ eqUid } = await openDevice(test));
    await test.db.deleteFrom('penalty').execute();
    const run: Run = { model: new BookingModel(start, dayStart, lastOrder), holds: new Map(), bookings: [] };
    const first: readonly Step[] = [
      { act: 'hold', who: 0, from: 1, slots: 2 },
      { act: 'reserve', who: 0 },
    ];
    for (const step of [...first, ...steps]) {
      const code = await act(run, step);
      const expected = run.model.do(step);
      if (code !== expected) throw new Error(`${JSON.stringify(step)}: ${code}, not ${expected}`);
    }
    await compareStates(run);
  }

  const property = fc.asyncProperty(fc.array(anyStep, { maxLength: maxSteps }), compare);

  it('in random sequences of moves by two members, staff and the clock', async () => {
    await fc.assert(property, { seed: 1, numRuns: runs, endOnFailure: true });
  });

  it('finds a planted fault', async () => {
    // Changes the database as a server bug would: a booking cancelled after its approval keeps its slots.
    const body =
      "begin if old.state = 'APPROVED' and new.state = 'CANCELLED' then new.state = 'CANCEL_REQUESTED'; end if; return new; end";
    await sql`create function planted() returns trigger language plpgsql as ${sql.lit(body)}`.execute(test.db);
    await sql`create trigger planted before update on equipment_rsv for each row execute function planted()`.execute(
      test.db,
    );
    try {
      expect((await fc.check(property, { seed: 7, numRuns: 400, endOnFailure: true })).failed).toBe(true);
    } finally {
      await sql`drop function planted cascade`.execute(test.db);
    }
  });
});
