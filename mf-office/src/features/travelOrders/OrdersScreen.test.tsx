import { screen, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

describe('OrdersScreen', () => {
  it('names the language of the buyer', async () => {
    const uid = '11111111-2222-4333-8444-555555555555';
    const order = {
      ...{ orderUid: uid, orderNo: 'O261123-0001', rsvtUid: uid, rsvtNo: 'T261123-0001', kind: 'GOODS', lang: 'en' },
      ...{ memberUid: uid, memberNm: 'M****a', gdsNm: '해솔 유람선', optionNm: '일반석', useDate: null, useTime: null },
      ...{ departDate: null, count: 2, payAmount: 20_000, cancelledAmount: 0, state: 'PAID', rsvtSttsCd: 'VOUCHER' },
      ...{ createdDt: '2026-11-23T10:00:00+09:00', rev: 0 },
    };
    await openOffice(paths.orders, { 'admin.listOrders': { list: [order], cnt_total: 1 } });

    expect(
      within((await screen.findByText('해솔 유람선')).closest('tr') as HTMLElement).getByText('영어'),
    ).toBeVisible();
  });

  it('filters by the day of use and by the place', async () => {
    const { shell, user } = await openOffice(paths.orders, {
      'admin.listOrders': { list: [], cnt_total: 0 },
      'admin.listPlaces': { list: [{ gdsUid: 'G0001', gdsNm: '푸른섬 등대박물관', state: 'ON' }], cnt_total: 1 },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: '기간 기준' }), '이용하는 날');
    await screen.findByRole('option', { name: '푸른섬 등대박물관' });
    await user.selectOptions(screen.getByRole('combobox', { name: '이용처' }), '푸른섬 등대박물관');

    expect(shell.path()).toContain('dayOf=USE');
    expect(shell.path()).toContain('gdsUid=G0001');
  });
});
