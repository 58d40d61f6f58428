import type { ApplicationKind, StaffTarget } from '@haesol/shared/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { createUid } from '../../db/uuid.ts';
import { openSession } from '../../everyCall/actors.ts';
import { openTestApp, type TestApp } from '../../testing.ts';
import { adviceValues } from './testApplications.ts';

const runs = { short: 100, long: 1_000 }[readTestSize()];
const maxSteps = 12;
const kinds = ['TECH', 'ASSN', 'COLLABO'] as const;

type Step =
  | { readonly act: 'withdraw' }
  | { readonly act: 'answer' }
  | { readonly act: 'move'; readonly to: StaffTarget };

const targets: readonly StaffTarget[] = [
  'REVIEWING',
  'SUPPLEMENT',
  'MATCHED',
  'SELECTED',
  'REJECTED',
  'IN_PROGRESS',
  'REPORTING',
  'DONE',
];
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ act: 'withdraw' as const }) },
  { weight: 2, arbitrary: fc.constant({ act: 'answer' as const }) },
  { weight: 9, arbitrary: fc.record({ act: fc.constant('move' as const), to: fc.constantFrom(...targets) }) },
);

/** What the product says about an application, written down without a look at the server's code. */
class Model {
  state = 'SUBMITTED';
  readonly history: string[] = ['SUBMITTED'];
  readonly #decided: string;

  constructor(kind: ApplicationKind) {
    this.#decided = kind === 'TECH' ? 'MATCHED' : 'SELECTED';
  }

  do(step: Step): string {
    const next = this.#next(step);
    if (next === undefined) return '4405';
    this.state = next;
    this.history.push(next);
    return '200';
  }

  #next(step: Step): string | undefined {
    const is = (...states: string[]) => states.includes(this.state);
    if (step.act === 'withdraw') return is('SUBMITTED', 'REVIEWING', 'SUPPLEMENT') ? 'WITHDRAWN' : undefined;
    if (step.act === 'answer') return is('SUPPLEMENT') ? 'REVIEWING' : undefined;
    const from: Readonly<Record<StaffTarget, readonly string[]>> = {
      REVIEWING: ['SUBMITTED', 'SUPPLEMENT'],
      SUPPLEMENT: ['REVIEWING'],
      MATCHED: this.#decided === 'MATCHED' ? ['REVIEWING'] : [],
      SELECTED: this.#decided === 'SELECTED' ? ['REVIEWING'] : [],
      REJECTED: ['REVIEWING'],
      IN_PROGRESS: [this.#decided],
      REPORTING: ['IN_PROGRESS'],
      DONE: ['REPORTING'],
    };
    return is(...from[step.to]) ? step.to : undefined;
  }
}

describe('applications do what the model says', () => {
  let test: TestApp;
  let memberUid: string;
  let member: Readonly<Record<string, string>>;
  let staff: Readonly<Record<string, string>>;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
    const uidOf = async (id: string) =>
      (
        await test.db
          .selectFrom('member')
          .select('member_uid')
          .where('email', '=', `${id}@demo.example`)
          .executeTakeFirstOrThrow()
      ).member_uid;
    memberUid = await uidOf('general');
    member = (await openSession(test, memberUid)).headers;
    staff = (await openSession(test, await uidOf('office'))).headers;
  });
  afterAll(() => test.close());

  const send = async (method: 'GET' | 'POST' | 'PATCH', url: string, headers: object, payload?: object) =>
    (
      await test.app.inject({ method, url: `/api/v1${url}`, headers: { ...headers }, ...(payload && { payload }) })
    ).json();

  /** Handed in, as if by the form. */
  async function insert(kind: ApplicationKind): Promise<string> {
    const aplUid = createUid();
    const now = await test.context.clock.now();
    await test.db
      .insertInto('application')
      .values({
        apl_uid: aplUid,
        apl_no: `M-${aplUid}`,
        kind,
        state: 'SUBMITTED',
        ref_uid: aplUid,
        member_uid: memberUid,
        title: '모형',
        payload: JSON.stringify(adviceValues),
        step: 3,
        created_at: now,
        saved_at: now,
        submitted_at: now,
      })
      .execute();
    return aplUid;
  }

  function act(aplUid: string, step: Step) {
    if (step.act === 'withdraw') return send('PATCH', `/mypage/apply/${aplUid}/withdraw`, member);
    if (step.act === 'answer') return send('POST', `/mypage/apply/${aplUid}/supplement`, member, { answer: '답변' });
    const needs = { memo: '안내', dueDt: '2099-01-01', ...(step.to === 'MATCHED' && { advisorUid: 'AD001' }) };
    return send('PATCH', `/admin/applications/${aplUid}/transition`, staff, { to: step.to, ...needs });
  }

  /** @throws on the first difference of codes, state or timeline */
  async function compare(model: Model, kind: ApplicationKind, steps: readonly Step[]): Promise<void> {
    const aplUid = await insert(kind);
    for (const step of steps) {
      const { status } = await act(aplUid, step);
      const expected = model.do(step);
      if (status.code !== expected) throw new Error(`${JSON.stringify(step)}: ${status.code}, not ${expected}`);
    }
    const { data } = await send('GET', `/mypage/apply/${aplUid}`, member);
    const passed = data.timeline.map(({ state }: { state: string }) => state);
    if (data.state !== model.state) throw new Error(`state ${data.state}, not ${model.state}`);
    if (`${passed}` !== `${model.history.slice(1)}`)
      throw new Error(`timeline ${passed}, not ${model.history.slice(1)}`);
  }

  const propertyOf = (kind: ApplicationKind) =>
    fc.asyncProperty(fc.array(anyStep, { maxLength: maxSteps }), (steps) => compare(new Model(kind), kind, steps));

  it.each(kinds)('in random sequences of moves by the member and the office: %s', async (kind) => {
    await fc.assert(propertyOf(kind), { numRuns: Math.ceil(runs / kinds.length), endOnFailure: true });
  });

  it.each(kinds)('finds a planted fault in %s', async (kind) => {
    // Breaks the database as a fault of the server would: an application under review cannot be taken back.
    const body =
      "begin if old.state = 'REVIEWING' and new.state = 'WITHDRAWN' then new.state = 'DONE'; end if; return new; end";
    await sql`create function planted() returns trigger language plpgsql as ${sql.lit(body)}`.execute(test.db);
    await sql`create trigger planted before update on application for each row execute function planted()`.execute(
      test.db,
    );
    try {
      const run = await fc.check(propertyOf(kind), { numRuns: 400, endOnFailure: true });
      expect(run.failed).toBe(true);
    } finally {
      await sql`drop function planted cascade`.execute(test.db);
    }
  });
});
