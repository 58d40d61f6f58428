import { addBoughtRows } from './boughtRows.ts';
import { createTables } from './seller.ts';

const option = { id: 'G0001-1', gdsUid: 'G0001', name: '입장권', priceNm: '성인', price: 6_000 };
const passOptions = ['PS001', 'PS002', 'PS003', 'PS004', 'PS006', 'PS007'].map((id) => ({ ...option, id }));
const shop = { options: [option], passOptions, base: new Date('2026-11-23T10:00:00+09:00') };
const travellers = [
  { member_uid: 'a', name: '김하늘' },
  { member_uid: 'b', name: '이바다' },
];
const review = { review_uid: 'r1', gds_uid: 'G0001', member_uid: 'a', days: -10 };

function build() {
  const tables = createTables();
  const visits = addBoughtRows(shop, tables, {
    travellers,
    reviews: [review],
    coupons: [{ uid: 'CP001', isOver: false }],
  });
  return { tables, visits };
}

describe('what travellers of the sample have bought', () => {
  it('is the same each time', () => {
    expect(build()).toEqual(build());
  });

  it('has the visit of a review, used before the review was written', () => {
    const { tables, visits } = build();

    expect(tables.reservation.find(({ rsvt_uid }) => rsvt_uid === visits.get('r1'))).toMatchObject({
      member_uid: 'a',
      stts_cd: 'REVIEWED',
      use_date: '2026-11-12',
      booker: { familyNm: '김', firstNm: '하늘' },
    });
  });

  it('pays back what the refund says, by the days that were left', () => {
    const { tables } = build();
    const done = tables.refund.filter(({ state }) => state === 'DONE');
    const sentBack = tables.pay_ledger.filter(({ kind }) => kind === 'REFUND');

    expect(done).toHaveLength(16);
    expect(new Map(sentBack.map(({ ref_uid, amount }) => [ref_uid, amount]))).toEqual(
      new Map(done.map(({ refund_uid, amount }) => [refund_uid, amount])),
    );
  });
});
