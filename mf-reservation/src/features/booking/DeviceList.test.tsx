import { anEquipment, renderScreen, screen, waitFor, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
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
  it('filters the equipment by place and mode, which are in the address', async () => {
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

  it('shows the filters of the address, keeps them with the chosen equipment, and resets them', async () => {
    const filters = `place=${encodeURIComponent('시제품제작소')}&mode=DIRECT`;
    await show(`/easyReservation?${filters}`);

    const device = await screen.findByRole('link', { name: /주사전자현미경/ });
    expect(screen.getByRole('combobox', { name: '설치장소' })).toHaveValue('시제품제작소');
    expect(screen.getByRole('combobox', { name: '이용방식' })).toHaveValue('DIRECT');
    expect(device.getAttribute('href')).toContain('mode=DIRECT');
    expect(device.getAttribute('href')).toContain('eqUid=e1');
  });

  it('lists equipment that is free at a requested time first, and resets the time', async () => {
    const { user, shell } = await show('/easyReservation');
    await user.click(await screen.findByRole('button', { name: '이 시간대에 되는 장비 찾기' }));
    await user.click(screen.getByRole('button', { name: '찾기' }));
    expect(screen.getByLabelText('이용일')).toHaveAccessibleDescription('이용일을 입력해 주세요.');

    await user.type(screen.getByLabelText('이용일'), '2026-12-01');
    await user.selectOptions(screen.getByRole('combobox', { name: '종료' }), '11:00');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    const time = { date: '2026-12-01', from: '10:00', to: '11:00' };
    await waitFor(() =>
      expect(shell.http.requests.map(({ query }) => query)).toContainEqual(expect.objectContaining(time)),
    );
    expect(Object.fromEntries(new URLSearchParams(shell.path().split('?')[1]))).toMatchObject(time);
    await user.click(await screen.findByRole('button', { name: '닫기' }));
    expect(new URLSearchParams(shell.path().split('?')[1]).has('from')).toBe(false);
  });

  it.each([
    ['with its last day', '2026-12-02', '12. 2.까지 점검'],
    ['without a day if the server names none', null, '점검중'],
    ['without a day from an earlier server', undefined, '점검중'],
  ])('shows maintenance %s', async (_words, maintUntil, words) => {
    const closed = anEquipment({ state: 'MAINT', ...(maintUntil !== undefined && { maintUntil }) });
    await show('/easyReservation', { 'equipment.list': { ...answers['equipment.list'], list: [closed] } });

    expect(await screen.findByRole('link', { name: /주사전자현미경/ })).toHaveTextContent(words);
  });

  it.each([
    ['below the list', 900, 870],
    ['above the list', 50, 20],
    ['in view', 250, 200],
  ])('scrolls to the chosen device that is %s, and leaves one in view', async (_words, top, scrollTop) => {
    const boxes = { UL: { top: 100, bottom: 400, height: 300 }, LI: { top, bottom: top + 40, height: 40 } };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return (boxes[this.tagName as 'UL'] ?? { top: 0, bottom: 0, height: 0 }) as DOMRect;
    });
    let scrolled = 200;
    jest.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => scrolled);
    jest.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((value) => {
      scrolled = value;
    });
    const list = [anEquipment(), anEquipment({ eqUid: 'e2', eqNm: '원자현미경' })];
    await renderScreen(<BookingScreen eqUid="e2" />, {
      app,
      path: '/easyReservation?eqUid=e2&step=equipment',
      answers: { ...answers, 'equipment.list': { ...answers['equipment.list'], list } },
    });
    await screen.findByRole('link', { name: /원자현미경/, current: true });

    expect(scrolled).toBe(scrollTop);
    jest.restoreAllMocks();
  });

  it('marks favourites', async () => {
    const list = [anEquipment({ favoriteYn: 'Y' }), anEquipment({ eqUid: 'e2', eqNm: '원자현미경' })];
    await show('/easyReservation', { 'equipment.list': { ...answers['equipment.list'], list, cnt_total: 2 } });

    expect(within(await screen.findByRole('link', { name: /주사전자현미경/ })).getByRole('img')).toHaveAccessibleName(
      '즐겨찾기',
    );
    expect(within(screen.getByRole('link', { name: /원자현미경/ })).queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers a reset if no equipment is left', async () => {
    await show('/easyReservation?place=A&mode=DIRECT', {
      'equipment.list': { ...answers['equipment.list'], list: [], cnt_total: 0 },
    });

    expect(await screen.findByRole('link', { name: '조건 초기화' })).toHaveAttribute('href', '/easyReservation');
  });
});
