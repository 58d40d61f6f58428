import { listChildSeats, toAges, toBookedAges } from '#ui/childSeats';
import { parseOrderDraft, peopleOfOrder, toBookerInput, toBookerValues, toOptions, toPeople } from './buyingValues.ts';

describe('values of a reservation', () => {
  it('count people by the age group of their price, regardless of its number and position', () => {
    const any = { ageFrom: null, ageTo: null };
    const senior = { priceSn: 2, ageGroup: 'SENIOR', ...any } as const;
    const youth = { priceSn: 3, ageGroup: 'YOUTH', ...any } as const;
    const adult = { priceSn: 7, ageGroup: 'ADULT', ...any } as const;

    expect(toPeople({ 2: 2, 3: 1, 7: 1 }, [senior, youth, adult], ['3:5'])).toEqual({
      ...{ adult: 3, child: 1, childAges: [5] },
    });
    expect(toPeople({ 3: 2 }, [youth, senior], ['3:5'])).toEqual({ adult: 0, child: 2, childAges: [5, Number.NaN] });
    expect(toPeople({ 7: 1 }, [adult])).toEqual({ adult: 1, child: 0, childAges: [] });
  });

  it('keep the age of a child when another kind is added', () => {
    const youth = { priceSn: 2, ageGroup: 'YOUTH', ageFrom: 13, ageTo: 18 } as const;
    const child = { priceSn: 3, ageGroup: 'CHILD', ageFrom: 3, ageTo: 12 } as const;
    const prices = [youth, child];
    const ages = toAges(listChildSeats({ 3: 1 }, prices).map((seat) => ({ ...seat, age: '5' })));
    const more = listChildSeats({ 2: 1, 3: 2 }, prices, ages);

    expect(more.map(({ priceSn, age }) => [priceSn, age])).toEqual([
      [2, ''],
      [3, '5'],
      [3, ''],
    ]);
    expect(toPeople({ 3: 1 }, prices, toAges(more)).childAges).toEqual([5]);
    expect(toBookedAges({ 2: 1, 3: 1 }, prices, [5, 15])).toEqual(['2:15', '3:5']);
  });

  it('include only the chosen prices', () => {
    const prices = [{ priceSn: 2 }, { priceSn: 3 }, { priceSn: 7 }];

    expect(toOptions({ 2: 2, 3: 0, 7: 1, 9: 4 }, prices, '입장권')).toEqual([
      { optionNm: '입장권', count: 2, priceSn: 2 },
      { optionNm: '입장권', count: 1, priceSn: 7 },
    ]);
  });

  it('start with the member’s data and without consent', () => {
    const values = toBookerValues({
      familyNm: '이',
      firstNm: '도윤',
      phone: '01000001204',
      email: 'a@b.kr',
      nationCd: 'JP',
    });

    expect(values).toMatchObject({ familyNm: '이', nationCd: 'JP', isUse: false, isRefund: false, isThird: false });
    const user = { familyNm: '이', firstNm: '도윤', phone: '01000001204', email: 'a@b.kr', nationCd: 'JP' };
    expect(toBookerInput({ ...values, passportFirstNm: 'Doyun', isUse: true }, false)).toEqual({
      user,
      agree: { use: 'Y', refund: 'N', third: 'N' },
    });
    expect(toBookerInput({ ...values, passportFirstNm: 'Doyun' }, true).user).toEqual({
      ...user,
      passport: { familyNm: '', firstNm: 'Doyun' },
    });
  });

  it('are restored from the draft of this tab only if it is valid', () => {
    expect(parseOrderDraft({ familyNm: '이', people: { adult: 1, child: 0, childAges: [] } })).toBeDefined();
    expect(parseOrderDraft(undefined)).toBeUndefined();
    expect(parseOrderDraft({ familyNm: '이' })).toBeUndefined();
  });

  it('include the people of an order that was opened elsewhere', () => {
    const options = [
      { optionNm: '입장권', count: 2, priceSn: 2, ageGroup: 'CHILD' as const, ageFrom: 3, ageTo: 7 },
      { optionNm: '입장권', count: 1, priceSn: 3, ageGroup: 'SENIOR' as const, ageFrom: 65, ageTo: null },
    ];

    expect(peopleOfOrder({ goodsDtlId: 'g', options, useDate: '2026-12-05', useTime: null, departDate: null })).toEqual(
      {
        adult: 1,
        child: 2,
        childAges: [3, 3],
      },
    );
  });
});
