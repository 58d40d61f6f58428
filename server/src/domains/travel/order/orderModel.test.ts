import fc from 'fast-check';
import { readTestSize } from '../../../config.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { report } from '../../../testing/testWholeApi.ts';
import { findMemberUid, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { type Buyer, createBuyer, giveCoupon, openGoods, readMoney, readSold } from './testOrders.ts';

const people = 3;
const stock = 4;
const price = 10_000;
const couponWorth = 3_000;
const runs = readTestSize() === 'long' ? 1_000 : 30;
const firstDay = Date.parse('2026-11-27T10:00:00+09:00');
const dayMs = 86_400_000;

type Outcome = 'APPROVE' | 'DECLINE' | 'TIMEOUT' | 'UNKNOWN';
type Step =
  | { readonly act: 'open'; readonly who: number; readonly withCoupon: boolean }
  | { readonly act: 'pay'; readonly who: number; readonly outcome: Outcome; readonly times: number }
  | { readonly act: 'giveUp' | 'cancel'; readonly who: number }
  | { readonly act: 'decide'; readonly who: number; readonly to: 'DONE' | 'REFUSED'; readonly isFault: boolean }
  | { readonly act: 'findOut' | 'expire' | 'nextDay' };

const who = fc.nat({ max: people - 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('open' as const), who, withCoupon: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      who,
      outcome: fc.constantFrom<Outcome>('APPROVE', 'APPROVE', 'DECLINE', 'TIMEOUT', 'UNKNOWN'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('giveUp' as const), who }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('cancel' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('decide' as const),
      who,
      to: fc.constantFrom<'DONE' | 'REFUSED'>('DONE', 'DONE', 'REFUSED'),
      isFault: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ act: 'findOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'expire' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'nextDay' as const }) },
);

interface Deal {
  state: 'PAY_WAIT' | 'CHECKING' | 'VOUCHER' | 'CANCEL_ASK' | 'REFUNDED' | 'CANCELLED' | 'GONE';
  /** Provider's later result for a payment without a response. */
  pending: Outcome | undefined;
  readonly amount: number;
  readonly withCoupon: boolean;
  /** Fixed at the request. */
  refund: number;
  money: number;
}

/** Model of orders and refunds, written from the specification and not from the server's code. Tickets are for day 4. */
class Model {
  day = 0;
  readonly deals: (Deal | undefined)[] = Array.from({ length: people });
  readonly coupons: ('OWNED' | 'RESERVED' | 'USED')[] = Array.from({ length: people }, () => 'OWNED');

  /** Earlier orders of each person that are not paid: they keep stock and coupon until their time is over. */
  private readonly earlier = new Map<number, { cnt: number; withCoupon: boolean }>();

  get sold(): number {
    const live = this.deals.filter((deal) => deal && !['REFUNDED', 'CANCELLED', 'GONE'].includes(deal.state)).length;
    return [...this.earlier.values()].reduce((sum, { cnt }) => sum + cnt, live) * 2;
  }

  private get rate(): number {
    return { 0: 100, 1: 100, 2: 80, 3: 50 }[this.day] ?? 0;
  }

  private end(person: number, state: Deal['state']): void {
    const deal = this.deals[person];
    if (deal === undefined) return;
    deal.state = state;
    if (deal.withCoupon) this.coupons[person] = 'OWNED';
  }

  open(person: number, withCoupon: boolean): string {
    const deal = this.deals[person];
    // One open deal per person, so that each can be tracked.
    if (deal !== undefined && ['CHECKING', 'VOUCHER', 'CANCEL_ASK'].includes(deal.state)) return 'none';
    if (this.day > 4) return '4505';
    if (this.sold + 2 > stock) return '4092';
    if (withCoupon && this.coupons[person] !== 'OWNED') return '4099';
    if (deal?.state === 'PAY_WAIT') {
      const { cnt, withCoupon: hasCoupon } = this.earlier.get(person) ?? { cnt: 0, withCoupon: false };
      this.earlier.set(person, { cnt: cnt + 1, withCoupon: hasCoupon || deal.withCoupon });
    }
    if (withCoupon) this.coupons[person] = 'RESERVED';
    const amount = price * 2 - (withCoupon ? couponWorth : 0);
    this.deals[person] = { state: 'PAY_WAIT', pending: undefined, amount, withCoupon, refund: 0, money: 0 };
    return '200';
  }

  private approve(person: number, deal: Deal): void {
    Object.assign(deal, { state: 'VOUCHER', money: deal.amount, pending: undefined });
    if (deal.withCoupon) this.coupons[person] = 'USED';
  }

  pay(person: number, outcome: Outcome): string {
    const deal = this.deals[person];
    if (deal?.state !== 'PAY_WAIT') return 'none';
    if (outcome === 'DECLINE') return '4801';
    if (outcome === 'APPROVE') {
      this.approve(person, deal);
      return '200';
    }
    Object.assign(deal, { state: 'CHECKING', pending: outcome });
    return '4804';
  }

  /** Polls a payment without a response, by the job or the member's retry. */
  findOutOne(person: number): void {
    const deal = this.deals[person];
    if (deal?.state !== 'CHECKING') return;
    if (deal.pending === 'UNKNOWN') this.approve(person, deal);
    else Object.assign(deal, { state: 'PAY_WAIT', pending: undefined });
  }

  findOut(): void {
    for (const person of this.deals.keys()) this.findOutOne(person);
  }

  giveUp(person: number): string {
    const deal = this.deals[person];
    if (deal === undefined) return 'none';
    if (['CANCELLED', 'GONE'].includes(deal.state)) return deal.state === 'GONE' ? 'none' : '200';
    if (deal.state === 'REFUNDED') return deal.refund === deal.amount ? '200' : '4405';
    if (deal.state !== 'PAY_WAIT') return '4405';
    this.end(person, 'CANCELLED');
    return '200';
  }

  expire(): void {
    for (const [person, deal] of this.deals.entries()) if (deal?.state === 'PAY_WAIT') this.end(person, 'GONE');
    for (const [person, { withCoupon }] of this.earlier) if (withCoupon) this.coupons[person] = 'OWNED';
    this.earlier.clear();
  }

  cancel(person: number): string {
    const deal = this.deals[person];
    if (deal?.state !== 'VOUCHER') return 'none';
    if (this.rate === 0) return '4096';
    Object.assign(deal, { state: 'CANCEL_ASK', refund: (deal.amount * this.rate) / 100 });
    return '200';
  }

  decide(person: number, to: 'DONE' | 'REFUSED', isFault: boolean): string {
    const deal = this.deals[person];
    if (deal?.state !== 'CANCEL_ASK') return 'none';
    if (to === 'REFUSED') {
      Object.assign(deal, { state: 'VOUCHER', refund: 0 });
      return '200';
    }
    if (isFault) deal.refund = deal.amount;
    deal.money -= deal.refund;
    this.end(person, 'REFUNDED');
    return '200';
  }
}

describe('orders and refunds', () => {
  const test = setUpTestApp({ sample: true });
  let buyers: Buyer[];
  let staff: Buyer;
  let coupons: string[];
  let orders: ({ orderUid: string; rsvtUid: string } | undefined)[];
  beforeAll(async () => {
    const uids = await listFreshMembers(test, people);
    buyers = await Promise.all(uids.map((uid) => createBuyer(test, uid)));
    staff = await createBuyer(test, await findMemberUid(test, 'office'));
  });

  const moveTo = (model: Model, minutes: number) =>
    test.context.clock.moveTo(new Date(firstDay + model.day * dayMs + minutes * 60_000));
  const runJob = (name: string) => createJobHandlers(test.context)[name]?.run({});
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new Error(`There is no ${index}.`);
    return found;
  };

  async function begin(): Promise<void> {
    await test.context.clock.moveTo(new Date(firstDay));
    await openGoods(test, { qty: stock, price });
    coupons = await Promise.all(buyers.map(({ memberUid }) => giveCoupon(test, memberUid, { discount: couponWorth })));
    orders = buyers.map(() => undefined);
  }

  async function pay(person: number, outcome: Outcome, times: number): Promise<string> {
    const { orderUid } = orders[person] ?? { orderUid: '' };
    const buyer = at(buyers, person);
    const payKey = await buyer.authorize(orderUid, outcome);
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push((await buyer.pay(orderUid, payKey)).code);
    // A retry with an unknown result polls it, or is refused like the first one.
    return answers[0] ?? '';
  }

  async function decide(person: number, to: 'DONE' | 'REFUSED', isFault: boolean): Promise<string> {
    const { refund_uid } = await findRow(test.db, 'refund', {
      order_uid: orders[person]?.orderUid ?? '',
      state: 'ASKED',
    });
    const body = { to, faultYn: isFault ? 'Y' : 'N', memo: '확인했습니다.' };
    return (await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, body)).code;
  }

  /** @returns the codes of the model and of the API; undefined for a step that does not apply */
  async function makeStep(model: Model, step: Step): Promise<readonly [string, string] | undefined> {
    switch (step.act) {
      case 'open': {
        const expected = model.open(step.who, step.withCoupon);
        if (expected === 'none') return undefined;
        const buyer = at(buyers, step.who);
        const wanted = step.withCoupon ? { couponUid: at(coupons, step.who) } : {};
        const { code, data } = await buyer.open(wanted);
        if (code === '200') orders[step.who] = data;
        return [expected, code];
      }
      case 'pay': {
        const expected = model.pay(step.who, step.outcome);
        if (expected === 'none') return undefined;
        const code = await pay(step.who, step.outcome, step.times);
        if (step.times > 1) model.findOutOne(step.who);
        return [expected, code];
      }
      case 'giveUp': {
        const expected = model.giveUp(step.who);
        if (expected === 'none') return undefined;
        return [expected, (await at(buyers, step.who).call('DELETE', `/order/${orders[step.who]?.orderUid}`)).code];
      }
      case 'cancel': {
        const expected = model.cancel(step.who);
        if (expected === 'none') return undefined;
        return [expected, (await at(buyers, step.who).cancel(orders[step.who]?.rsvtUid ?? '')).code];
      }
      case 'decide': {
        const expected = model.decide(step.who, step.to, step.isFault);
        return expected === 'none' ? undefined : [expected, await decide(step.who, step.to, step.isFault)];
      }
      default:
        return undefined;
    }
  }

  /** Advances the clock: polls payments, then expires orders. */
  async function pass(model: Model, step: Step): Promise<void> {
    if (step.act === 'findOut' || step.act === 'expire' || step.act === 'nextDay') {
      await moveTo(model, 1);
      await runJob('travel.payments');
      model.findOut();
    }
    if (step.act === 'expire' || step.act === 'nextDay') {
      await moveTo(model, 30);
      await runJob('travel.orders');
      model.expire();
    }
    if (step.act === 'nextDay') model.day += 1;
    await moveTo(model, 0);
  }

  async function compare(model: Model): Promise<void> {
    const shown = [];
    const expected = [];
    for (const [person, deal] of model.deals.entries()) {
      if (deal === undefined) continue;
      const { orderUid, rsvtUid } = orders[person] ?? { orderUid: '', rsvtUid: '' };
      const rsvt = await at(buyers, person).read(rsvtUid);
      shown.push([rsvt?.rsvtSttsCd ?? 'GONE', await readMoney(test, orderUid)]);
      const { money } = deal;
      const state = deal.state === 'CHECKING' ? 'PAY_WAIT' : deal.state;
      // The provider has the money before the server has recorded it.
      const provider = deal.pending === 'UNKNOWN' ? deal.amount : money;
      expected.push([state, { ledger: money, payments: money, provider }]);
    }
    const rows = await test.db
      .selectFrom('coupon')
      .select(['coupon_uid', 'state'])
      .where('coupon_uid', 'in', coupons)
      .execute();
    const states = coupons.map((uid) => rows.find(({ coupon_uid }) => coupon_uid === uid)?.state);
    expect({ deals: shown, coupons: states, sold: await readSold(test) }).toEqual({
      deals: expected,
      coupons: model.coupons,
      sold: model.sold,
    });
  }

  async function follow(steps: readonly Step[], createModel: () => Model): Promise<void> {
    await begin();
    const model = createModel();
    for (const step of steps) {
      const codes = await makeStep(model, step);
      if (codes !== undefined) expect(codes[1]).toBe(codes[0]);
      await pass(model, step);
    }
    await compare(model);
    // The next walk begins earlier, so no order of this one may stay open.
    await moveTo(model, 30);
    await runJob('travel.orders');
  }

  const check = (createModel: () => Model, params: { numRuns: number; seed: number }) =>
    fc.check(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), (steps) => follow(steps, createModel)),
      { ...params, endOnFailure: true },
    );

  it(`behave like the model in ${runs} random walks: states, coupons, stock, and money in three accounts`, async () => {
    const result = await check(() => new Model(), { seed: 1, numRuns: runs });
    report(`orders: ${result.numRuns} walks of the model`);

    expect(fc.defaultReportMessage(result) ?? '').toBe('');
  }, 1_800_000);

  it('differ from a model in which a payment without a response was never made', async () => {
    class FaultyModel extends Model {
      override findOutOne(person: number): void {
        const deal = this.deals[person];
        if (deal?.state === 'CHECKING') Object.assign(deal, { state: 'PAY_WAIT', pending: undefined });
      }
    }
    const result = await check(() => new FaultyModel(), { seed: 7, numRuns: 300 });
    report(`orders: the planted fault was found after ${result.numRuns} walks`);

    expect(result.failed).toBe(true);
  }, 1_800_000);
});
