import type { ApplicationKind, ApplicationValues, StaffTarget } from '@haesol/contracts/learn';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readTestSize } from '../../../config.ts';
import { addDays } from '../../../db/seoulTime.ts';
import { openSession } from '../../../testing/testActors.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { createDraftCleanup } from './draftCleanup.ts';
import { adviceValues, toProjectValues, toSupportValues } from './testApplications.ts';

/** Number of sequences for each kind. */
const runs = { short: 30, long: 1_000 }[readTestSize()];
const kinds = ['TECH', 'ASSN', 'COLLABO'] as const;

type MemberAct = 'save' | 'remove' | 'submit' | 'withdraw' | 'answer';
/**
 * Acts of the clock: a draft is unchanged for more than 90 days, its notice or programme closes, or the deadline of a
 * supplement passes.
 */
type ClockAct = 'lieLong' | 'close' | 'lapse';
/** A date that staff change outside the moves: the visit of an adviser or the deadline of a supplement. */
type DateAct = 'visit' | 'extend';
type Step = { readonly act: MemberAct | ClockAct | DateAct } | { readonly act: 'move'; readonly to: StaffTarget };

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
const toStep = (act: MemberAct | ClockAct | DateAct) => fc.constant<Step>({ act });
const anyMove = fc.record({ act: fc.constant('move' as const), to: fc.constantFrom(...targets) });
/** Steps while the form is a draft. */
const anyDraftStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: toStep('save') },
  { weight: 1, arbitrary: toStep('remove') },
  { weight: 1, arbitrary: toStep('withdraw') },
  { weight: 1, arbitrary: anyMove },
  { weight: 1, arbitrary: toStep('lieLong') },
  { weight: 1, arbitrary: toStep('close') },
  { weight: 8, arbitrary: toStep('submit') },
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: toStep('withdraw') },
  { weight: 2, arbitrary: toStep('answer') },
  { weight: 2, arbitrary: toStep('submit') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>({ act: 'save' }, { act: 'remove' }, { act: 'lieLong' }, { act: 'close' }),
  },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ act: 'visit' }, { act: 'extend' }, { act: 'lapse' }) },
  { weight: 10, arbitrary: anyMove },
);
const fromDraft = fc
  .tuple(fc.array(anyDraftStep, { maxLength: 3 }), fc.array(anyStep, { maxLength: 10 }))
  .map(([first, next]) => [...first, ...next]);
/** Starts in review, because few random sequences reach a supplement or a visit. */
const fromReview = fc
  .tuple(fc.constantFrom<StaffTarget>('SUPPLEMENT', 'MATCHED'), fc.array(anyStep, { maxLength: 6 }))
  .map(([to, next]): Step[] => [{ act: 'submit' }, { act: 'move', to: 'REVIEWING' }, { act: 'move', to }, ...next]);
const anySteps = fc.oneof({ weight: 3, arbitrary: fromDraft }, { weight: 1, arbitrary: fromReview });

/** Model of an application, written from the specification and not from the server's code. */
class Model {
  /** `GONE` once the draft was deleted. */
  state = 'DRAFT';
  readonly history: string[] = [];
  readonly #isAdvice: boolean;
  readonly #decided: string;
  /** Advice has no application period. */
  readonly #hasPeriod: boolean;
  #isClosed = false;

  constructor(kind: ApplicationKind) {
    this.#isAdvice = kind === 'TECH';
    this.#hasPeriod = !this.#isAdvice;
    this.#decided = this.#isAdvice ? 'MATCHED' : 'SELECTED';
  }

  /** Changes the state by the rules of the product. @returns the code of the response; undefined for acts without a call */
  do(step: Step): string | undefined {
    const isDraft = this.state === 'DRAFT';
    if (step.act === 'lieLong' && isDraft) this.state = 'GONE';
    if (step.act === 'close') this.#isClosed = this.#hasPeriod;
    // No effect when the deadline of a supplement passes: a late answer is accepted too.
    if (step.act === 'lieLong' || step.act === 'close' || step.act === 'lapse') return undefined;
    if (this.state === 'GONE') return '4040';
    if (step.act === 'save' || step.act === 'remove') {
      // A submitted application is no longer a draft; saving it from another device is refused with 4405.
      if (!isDraft) return step.act === 'save' ? '4405' : '4040';
      if (step.act === 'remove') this.state = 'GONE';
      return '200';
    }
    // Only its author can move a draft, by submitting it.
    if (isDraft && step.act !== 'submit') return '4040';
    if (isDraft && this.#isClosed) return '4401';
    const next = this.#next(step);
    if (next === undefined) return '4405';
    this.state = next;
    this.history.push(next);
    return '200';
  }

  #next(step: Step): string | undefined {
    const is = (...states: string[]) => states.includes(this.state);
    if (step.act === 'submit') return is('DRAFT') ? 'SUBMITTED' : undefined;
    if (step.act === 'withdraw') return is('SUBMITTED', 'REVIEWING', 'SUPPLEMENT') ? 'WITHDRAWN' : undefined;
    if (step.act === 'answer') return is('SUPPLEMENT') ? 'REVIEWING' : undefined;
    // A changed date is also a step of the timeline; the state stays.
    if (step.act === 'extend') return is('SUPPLEMENT') ? this.state : undefined;
    if (step.act === 'visit') return is('MATCHED') || (this.#isAdvice && is('IN_PROGRESS')) ? this.state : undefined;
    if (step.act !== 'move') return undefined;
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
  const test = setUpTestApp({ sample: true });
  let memberUid: string;
  let member: Readonly<Record<string, string>>;
  let staff: Readonly<Record<string, string>>;
  let forms: Readonly<Record<ApplicationKind, { readonly refUid: string; readonly values: ApplicationValues }>>;
  beforeAll(async () => {
    const uidOf = async (id: string) => (await findRow(test.db, 'member', { email: `${id}@demo.example` })).member_uid;
    memberUid = await uidOf('general');
    member = (await openSession(test, memberUid)).headers;
    staff = (await openSession(test, await uidOf('office'))).headers;
    const notice = (await send('GET', '/apply/notices/AN001', member)).data;
    forms = {
      TECH: { refUid: '', values: adviceValues },
      ASSN: { refUid: 'AN001', values: toProjectValues(notice, await upload('사업계획서.pdf')) },
      COLLABO: { refUid: 'PG001', values: toSupportValues('1000000009', await upload('견적서.pdf')) },
    };
  });

  const send = async (
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    headers: object,
    payload?: object,
  ) =>
    (
      await test.app.inject({ method, url: `/api/v1${url}`, headers: { ...headers }, ...(payload && { payload }) })
    ).json();
  const upload = async (name: string): Promise<string> =>
    (await test.app.inject(toUploadRequest([{ name, bytes: aPdf() }], { kind: 'attach' }, { ...member }))).json().data
      .list[0].fileUid;

  const setEnd = async (applyTo: Date) => {
    await test.db.updateTable('apply_notice').set({ apply_to: applyTo }).where('notice_uid', '=', 'AN001').execute();
    await test.db.updateTable('apply_program').set({ apply_to: applyTo }).where('pgm_uid', '=', 'PG001').execute();
  };

  /** Deletes the data of the previous sequence, so that each starts with its own draft. */
  async function clear(): Promise<void> {
    await setEnd(new Date('2026-12-31T18:00:00+09:00'));
    await test.db.deleteFrom('application').where('member_uid', '=', memberUid).execute();
    await changeRows(
      test.db,
      'file',
      { owner_uid: memberUid, ref_type: 'APPLICATION' },
      { ref_type: null, ref_uid: null, removed_at: null },
    );
  }

  /** @param at number of the step, so that each sets a later date */
  async function act(aplUid: string, draft: object, step: Step, at: number) {
    switch (step.act) {
      case 'lieLong':
        await changeRows(test.db, 'application', { apl_uid: aplUid }, { saved_at: new Date('2020-01-01') });
        return createDraftCleanup(test.context)['apply.drafts']?.run({});
      case 'close':
        return setEnd(new Date('2026-11-20T18:00:00+09:00'));
      case 'save':
        return send('PUT', `/apply/draft/${aplUid}`, member, draft);
      case 'remove':
        return send('DELETE', `/apply/draft/${aplUid}`, member);
      case 'submit':
        return send('POST', `/apply/${aplUid}/submit`, member);
      case 'withdraw':
        return send('PATCH', `/mypage/apply/${aplUid}/withdraw`, member);
      case 'answer':
        return send('POST', `/mypage/apply/${aplUid}/supplement`, member, { answer: '답변' });
      case 'lapse':
        return void (await changeRows(
          test.db,
          'application',
          { apl_uid: aplUid, state: 'SUPPLEMENT' },
          { due_dt: '2026-11-20' },
        ));
      case 'extend':
        return send('PATCH', `/admin/applications/${aplUid}/due`, staff, { dueDt: addDays('2099-01-02', at) });
      case 'visit': {
        const visitDt = `${addDays('2099-01-05', at)}T14:00:00+09:00`;
        return send('PATCH', `/admin/applications/${aplUid}/visit`, staff, { visitDt });
      }
      case 'move': {
        const needs = { memo: '안내', dueDt: '2099-01-01', ...(step.to === 'MATCHED' && { advisorUid: 'AD001' }) };
        return send('PATCH', `/admin/applications/${aplUid}/transition`, staff, { to: step.to, ...needs });
      }
    }
  }

  /** @throws on the first difference in codes, state or timeline */
  async function compare(model: Model, kind: ApplicationKind, steps: readonly Step[]): Promise<void> {
    await clear();
    const draft = { kind, ...forms[kind], step: 3 };
    const { aplUid } = (await send('POST', '/apply/draft', member, draft)).data;
    for (const [at, step] of steps.entries()) {
      const code = (await act(aplUid, draft, step, at))?.status.code;
      const expected = model.do(step);
      if (code !== expected) throw new Error(`${JSON.stringify(step)}: ${code}, not ${expected}`);
    }
    const row = await test.db
      .selectFrom('application')
      .select('state')
      .where('apl_uid', '=', aplUid)
      .executeTakeFirst();
    const state = row?.state ?? 'GONE';
    if (state !== model.state) throw new Error(`state ${state}, not ${model.state}`);
    const { data } = await send('GET', `/mypage/apply/${aplUid}`, member);
    const passed = (data?.timeline ?? []).map((entry: { state: string }) => entry.state);
    if (`${passed}` !== `${model.history}`) throw new Error(`timeline ${passed}, not ${model.history}`);
  }

  const propertyOf = (kind: ApplicationKind) =>
    fc.asyncProperty(anySteps, (steps) => compare(new Model(kind), kind, steps));

  it.each(kinds)('in random sequences of moves by the member, staff and the clock: %s', async (kind) => {
    await fc.assert(propertyOf(kind), { seed: 1, numRuns: runs, endOnFailure: true });
  });

  /** Changes the database as a server bug would: writes a wrong state, or keeps a row. */
  const faults = [
    [
      'an application under review cannot be taken back',
      'update',
      "if old.state = 'REVIEWING' and new.state = 'WITHDRAWN' then new.state = 'DONE'; end if; return new;",
    ],
    [
      'a form stays a draft after it was handed in',
      'update',
      "if old.state = 'DRAFT' and new.state = 'SUBMITTED' then new.state = 'DRAFT'; end if; return new;",
    ],
    [
      'a deadline ends an application',
      'update',
      "if old.due_dt > '2026-11-20' and new.due_dt = '2026-11-20' then new.state = 'WITHDRAWN'; end if; return new;",
    ],
    [
      'a draft outlives its 90 days',
      'delete',
      "if old.state = 'DRAFT' and old.saved_at < '2021-01-01' then return null; end if; return old;",
    ],
  ] as const;

  it.each(kinds.flatMap((kind) => faults.map((fault) => [kind, ...fault] as const)))(
    'finds in %s that %s',
    async (kind, _name, event, body) => {
      await sql`create function planted() returns trigger language plpgsql as ${sql.lit(`begin ${body} end`)}`.execute(
        test.db,
      );
      await sql`create trigger planted before ${sql.raw(event)} on application for each row execute function planted()`.execute(
        test.db,
      );
      try {
        const run = await fc.check(propertyOf(kind), { seed: 7, numRuns: 400, endOnFailure: true });
        expect(run.failed).toBe(true);
      } finally {
        await sql`drop function planted cascade`.execute(test.db);
      }
    },
  );
});
