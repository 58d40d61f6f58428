import { errorCodes } from '@haesol/contracts/common';
import type { Equipment } from '@haesol/contracts/lab';
import {
  type Answers,
  anEquipment,
  noAnswerYet,
  noNetwork,
  refusal,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import EquipmentScreen from './EquipmentScreen.tsx';

const aList = (list: readonly Equipment[], total = list.length) => ({
  list,
  cnt_total: total,
  categories: [
    { categoryCd: 'SURFACE', categoryNm: '표면분석', cnt: 6 },
    { categoryCd: 'BIO', categoryNm: '바이오·식품', cnt: 4 },
  ],
  places: ['공동실험실습관 101호', '시제품제작소'],
});

const modes = {
  list: [
    { code: 'DIRECT', codeName: '직접사용', upperCode: null },
    { code: 'REQUEST', codeName: '분석의뢰', upperCode: null },
  ],
  cnt_total: 2,
};

const show = (list: unknown, path = '/cooperation/equipment') => {
  const answers: Answers = { 'equipment.list': list, 'codes.list': modes };
  return renderScreen(<EquipmentScreen eqUid={undefined} />, { app, path, answers });
};

describe('EquipmentScreen', () => {
  it('shows a loading state', async () => {
    await show(noAnswerYet());

    expect(screen.getByText('장비를 불러오는 중입니다.')).toBeInTheDocument();
  });

  it('shows model, place, state and price of each piece of equipment', async () => {
    await show(aList([anEquipment()]));

    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: '주사전자현미경' })).toHaveAttribute(
      'href',
      '/cooperation/equipment?eqUid=e1',
    );
    expect(within(card).getByRole('img', { name: '주사전자현미경 그림' })).toBeVisible();
    expect(card).toHaveTextContent('FE-SEM · 공동실험실습관 101호');
    expect(card).toHaveTextContent('예약가능교육필수');
    expect(card).toHaveTextContent('기업20,000원/시간');
  });

  it('shows that equipment is under maintenance', async () => {
    await show(aList([anEquipment({ state: 'MAINT', trainingYn: 'N' })]));

    expect(await screen.findByText('점검중')).toBeVisible();
    expect(screen.queryByText('예약가능')).not.toBeInTheDocument();
  });

  it('shows the last day of maintenance', async () => {
    await show(aList([anEquipment({ state: 'MAINT', trainingYn: 'N', maintUntil: '2026-12-02' })]));

    expect(await screen.findByText('12. 2.까지 점검')).toBeVisible();
    expect(screen.queryByText('점검중')).not.toBeInTheDocument();
  });

  it('counts equipment by category', async () => {
    await show(aList([anEquipment()], 10));

    const categories = await screen.findByRole('group', { name: '분류' });
    expect(await within(categories).findByRole('link', { name: '전체 10' })).toHaveAttribute('aria-current', 'true');
    expect(within(categories).getByRole('link', { name: '바이오·식품 4' })).toHaveAttribute(
      'href',
      '/cooperation/equipment?ctg=BIO',
    );
  });

  it('shows the keyword without results and offers a reset', async () => {
    await show(aList([]), '/cooperation/equipment?searchKeyword=없는장비');

    expect(await screen.findByText("'없는장비'에 대한 검색 결과가 없습니다.")).toBeVisible();
    expect(screen.getAllByRole('link', { name: '조건 초기화' })[0]).toHaveAttribute('href', '/cooperation/equipment');
  });

  it('shows that equipment does not exist, and links to the list', async () => {
    await renderScreen(<EquipmentScreen eqUid="EQ999" />, {
      app,
      path: '/cooperation/equipment?eqUid=EQ999',
      answers: { 'equipment.get': refusal(errorCodes.notFound) },
    });

    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '장비 목록' })).toHaveAttribute('href', '/cooperation/equipment');
  });

  it('offers a retry after a failure', async () => {
    let isUp = false;
    const { user } = await show(() => (isUp ? aList([anEquipment()]) : noNetwork()));
    await screen.findByRole('alert');

    isUp = true;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('goes to the next page and keeps the filter', async () => {
    const { user, shell } = await show(aList([anEquipment()], 20), '/cooperation/equipment?ctg=SURFACE');

    await user.click(await screen.findByRole('link', { name: '2 쪽' }));

    expect(shell.path()).toBe('/cooperation/equipment?pageNum=2&ctg=SURFACE');
  });

  it('resets to the first page when a filter changes', async () => {
    const { user, shell } = await show(aList([anEquipment()], 20), '/cooperation/equipment?pageNum=2');
    await screen.findByRole('option', { name: '분석의뢰' });

    await user.selectOptions(screen.getByRole('combobox', { name: '이용방식' }), '분석의뢰');

    expect(shell.path()).toBe('/cooperation/equipment?mode=REQUEST');
    await waitFor(() => expect(shell.http.requests.at(-1)?.query).toMatchObject({ mode: 'REQUEST', pageNum: '1' }));
  });

  it('excludes equipment that cannot be reserved', async () => {
    const { user, shell } = await show(aList([anEquipment()]));

    await user.click(screen.getByRole('checkbox', { name: '예약 가능만' }));

    expect(shell.path()).toBe('/cooperation/equipment?state=AVAILABLE');
    expect(screen.getByRole('checkbox', { name: '예약 가능만' })).toBeChecked();
  });
});
