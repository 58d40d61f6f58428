import { screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

describe('OrdersScreen', () => {
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
