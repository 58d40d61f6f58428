import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import type { Buyer } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

describe('orders for staff', () => {
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(5);
  });
  afterAll(() => shop.test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const list = async (query: string) => {
    const { data } = await staff.call('GET', `/admin/orders?pageSize=100&${query}`);
    return data.list.map((row: { orderUid: string }) => row.orderUid);
  };

  it('are found by the day of their use and by their place', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const { gds_uid, use_date } = await shop.test.db
      .selectFrom('reservation')
      .select(['gds_uid', 'use_date'])
      .where('rsvt_uid', '=', rsvtUid)
      .executeTakeFirstOrThrow();
    const used = `dayOf=USE&startDate=${use_date}&endDate=${use_date}`;

    expect(await list(used)).toContain(orderUid);
    expect(await list(`${used}&gdsUid=${gds_uid}`)).toContain(orderUid);
    expect(await list(`${used}&gdsUid=other`)).toEqual([]);
    expect(await list('dayOf=USE&startDate=2027-11-01')).toEqual([]);
    expect(await list(`dayOf=USE&endDate=2026-11-22`)).not.toContain(orderUid);
  });

  it('have a receipt for staff, who are in the audit log', async () => {
    const { orderUid } = await buyer.buy();
    const load = ({ headers }: Buyer) => shop.test.app.inject({ url: `/api/v1${path}`, headers });
    const path = `/admin/orders/${orderUid}/receipt`;
    const file = await load(staff);

    expect(file.headers['content-type']).toBe('application/pdf');
    expect(readPdfText(file.rawPayload)).toMatch(/HST-2026-\d{5}/);
    expect(await listAuditActions(shop.test.db, orderUid)).toContain('order.print');
    expect((await buyer.call('GET', path)).code).toBe(errorCodes.forbidden);
  });

  it.each([
    ['2026-12-05', 'SCHEDULE', { ratePct: 100, ruleNm: '이용 3일 전까지' }],
    ['2026-11-25', 'SCHEDULE', { ratePct: 80, ruleNm: '이용 2일 전' }],
    ['2026-11-25', 'PROVIDER', { ratePct: 100, ruleNm: '업체 사유' }],
  ])('show the rule and the rate behind a refund for %s because of %s', async (useDate, whyCd, expected) => {
    const { rsvtUid } = await buyer.buy({ useDate });
    await buyer.cancel(rsvtUid, { whyCd });
    const { list: refunds } = (await staff.call('GET', '/admin/refunds?pageSize=100')).data;

    expect(refunds.find((row: { rsvtUid: string }) => row.rsvtUid === rsvtUid)).toMatchObject(expected);
  });
});
