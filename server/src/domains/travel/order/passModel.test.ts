import fc from 'fast-check';
import { readTestSize } from '../../../config.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { report } from '../../../testing/testWholeApi.ts';
import { findMemberUid, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { type Buyer, createBuyer, giveCoupon, readBalance, readMoney, soldPass } from './testOrders.ts';

const people = 2;
const price = 20_000;
const couponWorth = 3_000;
const runs = readTestSize() === 'long' ? 1_000 : 30;
const firstDay = Date.parse('2026-11-27T10:00:00+09:00');
const dayMs = 86_400_000;
/** Each day begins a little later, so that a pass of 24 hours always ends on the next one. */
const laterMs = 900_000;

type Outcome = 'APPROVE' | 'DECLINE' | 'UNKNOWN';
type PassState = 'PAID' | 'ACTIVE' | 'EXPIRED' | 'REFUND_ASK' | 'REFUNDED';
type Step =
  | { readonly act: 'buy'; readonly who: number; readonly count: 1 | 2; readonly withCoupon: boolean; outcome: Outcome }
  | { readonly act: 'use'; readonly who: number; readonly pass: number; readonly place: number }
  | { readonly act: 'ask' | 'findOut'; readonly who: number }
  | { readonly act: 'decide'; readonly who: number; readonly to: 'DONE' | 'REFUSED' }
  | { readonly act: 'later'; readonly days: number };

const who = fc.nat({ max: people - 1 });
const just = <T extends string>(act: T) => fc.constant(act);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: just('buy'),
      who,
      count: fc.constantFrom(1 as const, 2 as const),
      withCoupon: fc.boolean(),
      outcome: fc.constantFrom<Outcome>('APPROVE', 'APPROVE', 'DECLINE', 'UNKNOWN'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: just('use'), who, pass: fc.nat({ max: 1 }), place: fc.nat({ max: 1 }) }),
  },
  { weight: 3, arbitrary: fc.record({ act: just('ask'), who }) },
  { weight: 1, arbitrary: fc.record({ act: just('findOut'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: just('decide'),
      who,
      to: fc.constantFrom('DONE' as const, 'DONE' as const, 'REFUSED' as const),
    }),
  },
  // No sum of these is 180, because a pass that expires at that moment would depend on milliseconds.
  { weight: 2, arbitrary: fc.record({ act: just('later'), days: fc.constantFrom(1, 1, 8, 101) }) },
);

interface Pass {
  state: PassState;
  startedOn: number | undefined;
  readonly places: Set<number>;
}

interface Deal {
  state: 'CHECKING' | 'CONFIRMED' | 'USED' | 'CANCEL_ASK' | 'REFUNDED' | 'PAY_WAIT';
  readonly boughtOn: number;
  readonly amount: number;
  readonly withCoupon: boolean;
  readonly passes: readonly Pass[];
  money: number;
  /** Passes of the open refund. */
  asked: readonly Pass[];
  refund: number;
}

const countOf = (deal: Deal, state: PassState) => deal.passes.filter((pass) => pass.state === state).length;
/** Share of the first passes in what was paid. */
const shareOf = ({ amount, passes }: Deal, count: number) => Math.floor((amount * count) / passes.length);

/** Model of passes, written from the specification and not from the server's code. */
class Model {
  day = 0;
  /** Passes in earlier, replaced deals of the same person. */
  private soldBefore = 0;
  readonly deals: (Deal | undefined)[] = Array.from({ length: people });
  readonly coupons: ('OWNED' | 'RESERVED' | 'USED')[] = Array.from({ length: people }, () => 'OWNED');
  readonly points: number[] = Array.from({ length: people }, () => 0);
  /** The coupon is in an earlier order that is not paid: both orders stay open until their time is over. */
  private readonly isHeld: boolean[] = Array.from({ length: people }, () => false);

  buy(person: number, { count, withCoupon, outcome }: Extract<Step, { act: 'buy' }>): string {
    const before = this.deals[person];
    // One open deal per person, so that each can be tracked.
    if (before !== undefined && ['CHECKING', 'CONFIRMED', 'CANCEL_ASK'].includes(before.state)) return 'none';
    if (withCoupon && this.coupons[person] !== 'OWNED') return '4099';
    if (before?.state === 'PAY_WAIT' && before.withCoupon) this.isHeld[person] = true;
    if (before?.state === 'USED') this.soldBefore += before.passes.length - countOf(before, 'REFUNDED');
    if (withCoupon) this.coupons[person] = 'RESERVED';
    const amount = price * count - (withCoupon ? couponWorth : 0);
    const passes = Array.from(
      { length: count },
      (): Pass => ({ state: 'PAID', startedOn: undefined, places: new Set() }),
    );
    const deal: Deal = {
      state: 'PAY_WAIT',
      boughtOn: this.day,
      amount,
      withCoupon,
      passes,
      money: 0,
      asked: [],
      refund: 0,
    };
    this.deals[person] = deal;
    if (outcome === 'DECLINE') return '4801';
    deal.state = 'CHECKING';
    if (outcome === 'UNKNOWN') return '4804';
    this.findOut(person);
    return '200';
  }

  findOut(person: number): void {
    const deal = this.deals[person];
    if (deal?.state !== 'CHECKING') return;
    Object.assign(deal, { state: 'CONFIRMED', money: deal.amount });
    if (deal.withCoupon) this.coupons[person] = 'USED';
  }

  use(person: number, index: number, place: number): string {
    const deal = this.deals[person];
    const pass = deal?.passes[index];
    if (deal === undefined || pass === undefined || deal.money === 0) return 'none';
    if (!['PAID', 'ACTIVE'].includes(pass.state) || pass.places.has(place)) return '4405';
    pass.places.add(place);
    if (pass.state === 'ACTIVE') return '200';
    Object.assign(pass, { state: 'ACTIVE', startedOn: this.day });
    this.finish(person, deal);
    return '200';
  }

  /** A purchase is used once each pass was used or refunded, or has expired; the points are those of the used ones. */
  private finish(person: number, deal: Deal): void {
    const unused = deal.passes.filter(({ startedOn }) => startedOn === undefined);
    const isOver = unused.every(({ state }) => state === 'REFUNDED' || state === 'EXPIRED');
    if (deal.state !== 'CONFIRMED' || !isOver || unused.length === deal.passes.length) return;
    deal.state = 'USED';
    const kept = deal.amount - shareOf(deal, unused.length);
    this.points[person] = (this.points[person] ?? 0) + Math.floor(kept / 100);
  }

  /** Passes that can be given back: each by itself, without regard to the others. */
  openOf(deal: Deal): readonly Pass[] {
    return deal.passes.filter(({ startedOn, state }) => startedOn === undefined && state !== 'REFUNDED');
  }

  rateOf(deal: Deal): number {
    if (this.openOf(deal).length === 0) return 0;
    const age = this.day - deal.boughtOn;
    return age <= 7 ? 100 : age < 180 ? 90 : 0;
  }

  ask(person: number): string {
    const deal = this.deals[person];
    if (deal === undefined || !['CONFIRMED', 'USED'].includes(deal.state)) return 'none';
    const rate = this.rateOf(deal);
    if (rate === 0 || deal.state === 'USED' || deal.asked.length > 0) return '4096';
    const asked = this.openOf(deal);
    const before = countOf(deal, 'REFUNDED');
    const backOf = (count: number) => Math.floor((shareOf(deal, count) * rate) / 100);
    Object.assign(deal, { asked, refund: backOf(before + asked.length) - backOf(before) });
    if (before + asked.length === deal.passes.length) deal.state = 'CANCEL_ASK';
    for (const pass of asked) pass.state = 'REFUND_ASK';
    return '200';
  }

  decide(person: number, to: 'DONE' | 'REFUSED'): string {
    const deal = this.deals[person];
    if (deal === undefined || deal.asked.length === 0) return 'none';
    const isLast = deal.state === 'CANCEL_ASK';
    for (const pass of deal.asked) pass.state = to === 'DONE' ? 'REFUNDED' : 'PAID';
    deal.asked = [];
    if (isLast) deal.state = to === 'DONE' ? 'REFUNDED' : 'CONFIRMED';
    if (to === 'REFUSED') {
      this.expire(deal);
      return '200';
    }
    deal.money -= deal.refund;
    if (isLast && deal.withCoupon) this.coupons[person] = 'OWNED';
    if (!isLast) this.finish(person, deal);
    return '200';
  }

  private expire(deal: Deal): void {
    for (const pass of deal.passes) {
      const isOver =
        pass.state === 'PAID' ? this.day - deal.boughtOn > 180 : pass.state === 'ACTIVE' && pass.startedOn !== this.day;
      if (isOver) pass.state = 'EXPIRED';
    }
  }

  later(days: number): void {
    this.day += days;
    for (const [person, deal] of this.deals.entries()) {
      this.findOut(person);
      if (this.isHeld[person]) this.coupons[person] = 'OWNED';
      this.isHeld[person] = false;
      if (deal?.state === 'PAY_WAIT') {
        if (deal.withCoupon) this.coupons[person] = 'OWNED';
        this.deals[person] = undefined;
      }
      if (deal === undefined) continue;
      this.expire(deal);
      this.finish(person, deal);
    }
  }

  get sold(): number {
    const lasting = this.deals.filter((deal) => deal && ['CONFIRMED', 'USED', 'CANCEL_ASK'].includes(deal.state));
    return lasting.reduce(
      (sum, deal) => sum + (deal ? deal.passes.length - countOf(deal, 'REFUNDED') : 0),
      this.soldBefore,
    );
  }
}

interface Bought {
  readonly orderUid: string;
  readonly rsvtUid: string;
}

/** Runs a walk on the server. */
async function openWalks(test: TestApp) {
  const uids = await listFreshMembers(test, people);
  const buyers = await Promise.all(uids.map((uid) => createBuyer(test, uid)));
  const staff = await createBuyer(test, await findMemberUid(test, 'office'));
  await test.db.updateTable('pass_option').set({ price }).where('gds_dtl_uid', '=', soldPass).execute();
  const places = await test.db
    .selectFrom('pass_place')
    .select('gds_uid')
    .where('gds_dtl_uid', '=', soldPass)
    .orderBy('gds_uid')
    .limit(2)
    .execute();
  const codes = createGoodsCodes(test.context.secrets);
  return { test, buyers, staff, places: places.map(({ gds_uid }) => gds_uid), codes };
}

type Walks = Awaited<ReturnType<typeof openWalks>>;

const at = <T>(list: readonly (T | undefined)[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no ${index}.`);
  return found;
};

async function listPasses({ test }: Walks, rsvtUid: string): Promise<string[]> {
  const rows = await test.db
    .selectFrom('member_pass')
    .select('pass_uid')
    .where('rsvt_uid', '=', rsvtUid)
    .orderBy('pass_uid')
    .execute();
  return rows.map(({ pass_uid }) => pass_uid);
}

const readSoldCount = async ({ test }: Walks): Promise<number> =>
  (await findRow(test.db, 'pass_option', { gds_dtl_uid: soldPass })).sold_cnt;

class Walk {
  private readonly bought: (Bought | undefined)[] = [];
  /** Number of days begun. */
  private jumps = 0;
  private balances: number[] = [];
  private soldBefore = 0;
  private coupons: string[] = [];
  private readonly walks: Walks;
  private readonly model: Model;

  constructor(walks: Walks, model: Model) {
    this.walks = walks;
    this.model = model;
  }

  private buyer(person: number): Buyer {
    return at(this.walks.buyers, person);
  }

  private moveTo(minutes: number): Promise<unknown> {
    const dayStart = firstDay + this.model.day * dayMs + this.jumps * laterMs;
    return this.walks.test.context.clock.moveTo(new Date(dayStart + minutes * 60_000));
  }

  private async runJob(name: string): Promise<void> {
    await createJobHandlers(this.walks.test.context)[name]?.run({});
  }

  async begin(): Promise<void> {
    const { test, buyers } = this.walks;
    await this.moveTo(0);
    this.coupons = await Promise.all(
      buyers.map(({ memberUid }) => giveCoupon(test, memberUid, { discount: couponWorth, endDt: '2030-12-31' })),
    );
    this.balances = await Promise.all(buyers.map(({ memberUid }) => readBalance(test, memberUid)));
    this.soldBefore = await readSoldCount(this.walks);
  }

  private async buy(step: Extract<Step, { act: 'buy' }>): Promise<string> {
    const buyer = this.buyer(step.who);
    const coupon = step.withCoupon ? { couponUid: at(this.coupons, step.who) } : {};
    const { code, data } = await buyer.openPass({ passCnt: String(step.count), ...coupon });
    if (code !== '200') return code;
    this.bought[step.who] = data;
    return (await buyer.payPass(data.orderUid, await buyer.authorize(data.orderUid, step.outcome))).code;
  }

  private async use({ who: person, pass, place }: Extract<Step, { act: 'use' }>): Promise<string> {
    const { staff, codes, places } = this.walks;
    const passUid = at(await listPasses(this.walks, at(this.bought, person).rsvtUid), pass);
    const body = { code: codes.toCode('PASS', passUid), gdsUid: at(places, place) };
    return (await staff.call('POST', '/admin/passes/use', body)).code;
  }

  private async decide(person: number, to: 'DONE' | 'REFUSED'): Promise<string> {
    const { refund_uid } = await findRow(this.walks.test.db, 'refund', {
      order_uid: at(this.bought, person).orderUid,
      state: 'ASKED',
    });
    const url = `/admin/refunds/${refund_uid}/transition`;
    return (await this.walks.staff.call('PATCH', url, { to, memo: '확인했습니다.' })).code;
  }

  private async findOut(): Promise<void> {
    await this.moveTo(1);
    await this.runJob('travel.payments');
    await this.moveTo(0);
  }

  /** @returns the codes of the model and of the API; undefined for a step that does not apply */
  private async makeStep(step: Step): Promise<readonly [string, string] | undefined> {
    const { model } = this;
    switch (step.act) {
      case 'buy': {
        const expected = model.buy(step.who, step);
        return expected === 'none' ? undefined : [expected, await this.buy(step)];
      }
      case 'use': {
        const expected = model.use(step.who, step.pass, step.place);
        return expected === 'none' ? undefined : [expected, await this.use(step)];
      }
      case 'ask': {
        const expected = model.ask(step.who);
        if (expected === 'none') return undefined;
        return [expected, (await this.buyer(step.who).cancel(at(this.bought, step.who).rsvtUid)).code];
      }
      case 'decide': {
        const expected = model.decide(step.who, step.to);
        return expected === 'none' ? undefined : [expected, await this.decide(step.who, step.to)];
      }
      case 'findOut':
        for (const person of model.deals.keys()) model.findOut(person);
        await this.findOut();
        return undefined;
      default:
        await this.findOut();
        await this.moveTo(30);
        await this.runJob('travel.orders');
        model.later(step.days);
        this.jumps += 1;
        await this.moveTo(0);
        await this.runJob('travel.ends');
        return undefined;
    }
  }

  async follow(steps: readonly Step[]): Promise<void> {
    await this.begin();
    for (const step of steps) {
      const codes = await this.makeStep(step);
      if (codes !== undefined) expect([step.act, codes[1]]).toEqual([step.act, codes[0]]);
    }
    await this.compare();
    // The next walk begins earlier, so nothing of this one may be left for its jobs.
    await this.findOut();
    this.model.day += 181;
    await this.moveTo(0);
    await this.runJob('travel.ends');
  }

  private async compare(): Promise<void> {
    const { model, walks } = this;
    const shown = [];
    const expected = [];
    for (const [person, deal] of model.deals.entries()) {
      const balance = await readBalance(walks.test, this.buyer(person).memberUid);
      shown.push(balance - at(this.balances, person));
      expected.push(model.points[person]);
      if (deal === undefined) continue;
      const { orderUid, rsvtUid } = at(this.bought, person);
      const rsvt = await this.buyer(person).read(rsvtUid);
      const states = rsvt.passes.map(({ state }: { state: string }) => state).toSorted();
      shown.push([rsvt.rsvtSttsCd, states, await readMoney(walks.test, orderUid)]);
      const { state, passes, money, amount } = deal;
      // The provider has the money before the server has recorded it.
      const books = { ledger: money, payments: money, provider: state === 'CHECKING' ? amount : money };
      const isPaid = state !== 'CHECKING' && state !== 'PAY_WAIT';
      const passStates = isPaid ? passes.map((pass) => pass.state).toSorted() : [];
      expected.push([isPaid ? state : 'PAY_WAIT', passStates, books]);
    }
    expect(shown).toEqual(expected);
    expect((await readSoldCount(walks)) - this.soldBefore).toBe(model.sold);
    expect(await this.readCoupons()).toEqual(model.coupons);
  }

  private async readCoupons(): Promise<(string | undefined)[]> {
    const rows = await this.walks.test.db
      .selectFrom('coupon')
      .select(['coupon_uid', 'state'])
      .where('coupon_uid', 'in', this.coupons)
      .execute();
    return this.coupons.map((uid) => rows.find(({ coupon_uid }) => coupon_uid === uid)?.state);
  }
}

describe('passes, their uses and refunds', () => {
  let walks: Walks;
  beforeAll(async () => {
    walks = await openWalks(await openTestApp({ sample: true }));
  });
  afterAll(() => walks.test.close());

  const check = (createModel: () => Model, params: { numRuns: number; seed: number }) =>
    fc.check(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), (steps) =>
        new Walk(walks, createModel()).follow(steps),
      ),
      { ...params, endOnFailure: true },
    );

  it(`behave like the model in ${runs} random walks: states, points, coupons, and money in three accounts`, async () => {
    const result = await check(() => new Model(), { seed: 1, numRuns: runs });
    report(`passes: ${result.numRuns} walks of the model`);

    expect(fc.defaultReportMessage(result) ?? '').toBe('');
  }, 1_800_000);

  it('differ from a model in which a used pass can be refunded', async () => {
    class FaultyModel extends Model {
      override openOf(deal: Deal): readonly Pass[] {
        return deal.passes.filter(({ state }) => state !== 'REFUNDED');
      }
    }
    const result = await check(() => new FaultyModel(), { seed: 7, numRuns: 300 });
    report(`passes: the planted fault was found after ${result.numRuns} walks`);

    expect(result.failed).toBe(true);
  }, 1_800_000);
});
