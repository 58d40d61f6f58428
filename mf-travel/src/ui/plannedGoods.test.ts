import { aPlan, aPlanStop } from '#testing/planSamples';
import { listPlannedGoods } from './plannedGoods.tsx';

const options = [{ optionNm: '', count: 1, priceSn: 1 }];

describe('listPlannedGoods', () => {
  it('lists tickets and rooms for the days of their stops, then passes', () => {
    const days = [
      {
        day: 1,
        date: '2026-12-30',
        stops: [aPlanStop(), aPlanStop({ stopUid: 'one', ticket: { goodsDtlId: 'a', options, useTime: '10:00' } })],
      },
      {
        day: 2,
        date: '2026-12-31',
        stops: [aPlanStop({ stopUid: 'two', ticket: { goodsDtlId: 'b', options, nights: 2, guests: 4 } })],
      },
    ];
    const goods = listPlannedGoods(aPlan({ days, passes: [{ gdsDtlUid: 'PS001', passCnt: 2 }] }));

    expect(goods.map(({ goods: own, key }) => [own, key])).toEqual([
      [{ goodsDtlId: 'a', options, useDate: '2026-12-30', useTime: '10:00' }, 'one'],
      [{ goodsDtlId: 'b', options, guests: 4, useDate: '2026-12-31', departDate: '2027-01-02' }, 'two'],
      [{ gdsDtlUid: 'PS001', passCnt: 2 }, 'PS001'],
    ]);
    expect(goods[1]?.when).toEqual({ useDate: '2026-12-31', useTime: null, departDate: '2027-01-02' });
  });
});
