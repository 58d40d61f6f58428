import { anEquipment, renderScreen, screen, waitFor } from '@haesol/shared/testing';
import { app } from '#app';
import BookingScreen from './BookingScreen.tsx';

const answers = {
  'equipment.list': {
    list: [anEquipment()],
    cnt_total: 1,
    categories: [{ categoryCd: 'SURFACE', categoryNm: '표면분석', cnt: 1 }],
    places: ['공동실험실습관 101호', '시제품제작소'],
  },
  'codes.list': {
    list: [
      { code: 'DIRECT', codeName: '직접사용', upperCode: null },
      { code: 'REQUEST', codeName: '분석의뢰', upperCode: null },
    ],
    cnt_total: 2,
  },
};
const show = (path: string, change: Record<string, unknown> = {}) =>
  renderScreen(<BookingScreen eqUid={undefined} />, { app, path, answers: { ...answers, ...change } });

describe('DeviceList', () => {
  it('narrows the equipment by place and mode, which stand in the address', async () => {
    const { user, shell } = await show('/easyReservation');
    await screen.findByRole('option', { name: '시제품제작소' });

    await user.selectOptions(screen.getByRole('combobox', { name: '설치장소' }), '시제품제작소');
    await user.selectOptions(screen.getByRole('combobox', { name: '이용방식' }), '분석의뢰');

    expect(new URLSearchParams(shell.path().split('?')[1]).get('place')).toBe('시제품제작소');
    expect(new URLSearchParams(shell.path().split('?')[1]).get('mode')).toBe('REQUEST');
    await waitFor(() =>
      expect(shell.http.requests.map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ place: '시제품제작소', mode: 'REQUEST' }),
      ),
    );
  });

  it('shows the filters of the address, keeps them with the equipment that is chosen, and takes them back', async () => {
    const filters = `place=${encodeURIComponent('시제품제작소')}&mode=DIRECT`;
    await show(`/easyReservation?${filters}`);

    const device = await screen.findByRole('link', { name: /주사전자현미경/ });
    expect(screen.getByRole('combobox', { name: '설치장소' })).toHaveValue('시제품제작소');
    expect(screen.getByRole('combobox', { name: '이용방식' })).toHaveValue('DIRECT');
    expect(device.getAttribute('href')).toContain('mode=DIRECT');
    expect(device.getAttribute('href')).toContain('eqUid=e1');
  });

  it('offers to start over where no equipment is left', async () => {
    await show('/easyReservation?place=A&mode=DIRECT', {
      'equipment.list': { ...answers['equipment.list'], list: [], cnt_total: 0 },
    });

    expect(await screen.findByRole('link', { name: '조건 초기화' })).toHaveAttribute('href', '/easyReservation');
  });
});
