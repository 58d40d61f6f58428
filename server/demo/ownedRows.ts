import { addDays } from '../src/db/seoulTime.ts';
import { ownInquiries } from './inquiryTexts.ts';
import { createSeller, createTables, type Shop, type Tables } from './seller.ts';

const booker = { familyNm: '오', firstNm: '하람' };

/** Tickets that the demo traveller booked; days from the base date. */
const visits = [
  { option: 'G0001-1', state: 'VOUCHER', boughtDays: -3, useDays: 12 },
  { option: 'G0002-1', state: 'USED', boughtDays: -20, useDays: -6 },
] as const;

/** Passes of the demo traveller; `usedHours`: so long ago its hours began. */
const passes = [
  { uid: 'PS001', boughtDays: -2, usedHours: 3 },
  { uid: 'PS006', boughtDays: -9, usedHours: undefined },
] as const;

const couponUids = ['CP001', 'CP002', 'CP005'] as const;

function addVisits(
  shop: Shop,
  tables: Tables,
  { draw, today, at, sell, addStep }: ReturnType<typeof createSeller>,
): void {
  for (const { option: id, state, boughtDays, useDays } of visits) {
    const option = shop.options.find((one) => one.id === id);
    if (option === undefined) continue;
    const isUsed = state === 'USED';
    const { rsvt_uid } = sell(
      'GOODS',
      option,
      { boughtDays, cnt: 2 },
      {
        booker,
        stts_cd: state,
        gds_uid: option.gdsUid,
        use_date: addDays(today, useDays),
        people: { adult: 2, child: 0 },
        voucher_no: `V-SR-${id}`,
        voucher_at: at(boughtDays, '11:25'),
        used_at: isUsed ? at(useDays, '14:10') : null,
      },
    );
    if (isUsed) addStep(rsvt_uid, 'USED', at(useDays, '14:10'));
    const amount = Math.floor(option.price * 2 * 0.01);
    if (!isUsed || amount === 0) continue;
    const own = { member_uid: shop.memberUid, rsvt_uid, created_at: at(useDays, '14:10') };
    tables.point_ledger.push({ ...own, point_uid: draw.uuid(), amount, reason: 'EARN' });
  }
}

function addPasses(shop: Shop, tables: Tables, { draw, at, sell, addStep }: ReturnType<typeof createSeller>): void {
  for (const { uid, boughtDays, usedHours } of passes) {
    const option = shop.passOptions.find((one) => one.id === uid);
    if (option === undefined) continue;
    const isUsed = usedHours !== undefined;
    const { rsvt_uid } = sell(
      'PASS',
      option,
      { boughtDays, cnt: 1 },
      { booker, stts_cd: isUsed ? 'USED' : 'CONFIRMED' },
    );
    const begun = new Date(shop.base.getTime() - (usedHours ?? 0) * 3_600_000);
    if (isUsed) addStep(rsvt_uid, 'PASS_STARTED', begun.toISOString());
    tables.member_pass.push({
      pass_uid: draw.uuid(),
      member_uid: shop.memberUid,
      rsvt_uid,
      gds_dtl_uid: uid,
      state: isUsed ? 'ACTIVE' : 'PAID',
      bought_at: at(boughtDays),
      valid_until: at(boughtDays + 180),
      activated_at: isUsed ? begun.toISOString() : null,
      expire_at: isUsed ? new Date(begun.getTime() + 86_400_000).toISOString() : null,
    });
  }
}

/** Orders, reservations, passes, coupons, points and inquiries of one demo member, so that "나의 여행" shows each kind. */
export function buildOwnedRows(shop: Shop): Tables {
  const tables = createTables();
  const seller = createSeller(shop, tables, 'owned goods');
  const { draw, at } = seller;
  addVisits(shop, tables, seller);
  addPasses(shop, tables, seller);
  tables.coupon.push(
    ...couponUids.map((coupon_pblcn_uid) => ({
      coupon_uid: draw.uuid(),
      coupon_pblcn_uid,
      member_uid: shop.memberUid,
      state: 'OWNED',
      owned_at: at(-2),
      used_at: null,
      on_site: false,
    })),
  );
  tables.inquiry.push(
    ...ownInquiries.map(({ categoryCd, title, content, answer }, index) => ({
      inquiry_uid: draw.uuid(),
      member_uid: shop.memberUid,
      category_cd: categoryCd,
      gds_uid: null,
      title,
      content,
      answer_state: answer === null ? 'WAIT' : 'ANSWERED',
      answer,
      answered_at: answer === null ? null : at(-4, '16:30'),
      created_at: at(-5 + 4 * index),
    })),
  );
  return tables;
}
