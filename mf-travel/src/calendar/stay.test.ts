import type { GoodsInfo, StockState } from '@haesol/contracts/travel';
import { chooseDay, listDepartures, listNights } from './stay.ts';

const aDay = (date: number, state: StockState = 'OPEN'): GoodsInfo['dates'][number] => ({
  date: `2026-12-0${date}`,
  remain: 2,
  state,
  why: '',
  kind: 'WEEKDAY',
  price: 40_000,
  times: [],
});
const days = [aDay(1), aDay(2, 'FEW'), aDay(3), aDay(4, 'FULL'), aDay(5), aDay(6)];
const none = { from: '', to: '' };

describe('the choice of a stay', () => {
  it('ends at the latest on the day of the first night that is not free', () => {
    expect(listDepartures(days, '2026-12-01')).toEqual(['2026-12-02', '2026-12-03', '2026-12-04']);
    expect(listDepartures(days, '2026-12-05')).toEqual(['2026-12-06']);
    expect(listDepartures(days, '')).toEqual([]);
  });

  it('begins with the arrival, then takes the departure', () => {
    const arrival = chooseDay(days, none, '2026-12-02');

    expect(arrival).toEqual({ from: '2026-12-02', to: '' });
    expect(chooseDay(days, arrival, '2026-12-04')).toEqual({ from: '2026-12-02', to: '2026-12-04' });
  });

  it('begins again behind a full night, before the arrival, and after a finished choice', () => {
    expect(chooseDay(days, { from: '2026-12-02', to: '' }, '2026-12-05')).toEqual({ from: '2026-12-05', to: '' });
    expect(chooseDay(days, { from: '2026-12-02', to: '' }, '2026-12-01')).toEqual({ from: '2026-12-01', to: '' });
    expect(chooseDay(days, { from: '2026-12-01', to: '2026-12-02' }, '2026-12-03')).toEqual({
      from: '2026-12-03',
      to: '',
    });
  });

  it('has the nights before its departure', () => {
    expect(listNights(days, { from: '2026-12-01', to: '2026-12-03' }).map(({ date }) => date)).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });
});
