import { parseOrderDraft, peopleOfOrder, toBookerInput, toBookerValues, toOptions, toPeople } from './buyingValues.ts';

describe('values of a reservation', () => {
  it('count the first price as adults and the others as younger people with their ages', () => {
    expect(toPeople(['2', '0', '1'], ['5'])).toEqual({ adult: 2, child: 1, childAges: [5] });
    expect(toPeople(['1'], [])).toEqual({ adult: 1, child: 0, childAges: [] });
    expect(toPeople(['1', '2'], ['5'])).toEqual({ adult: 1, child: 2, childAges: [5, 8] });
  });

  it('send the chosen prices alone', () => {
    const prices = [{ priceSn: 1 }, { priceSn: 2 }, { priceSn: 3 }];

    expect(toOptions(['2', '0', '1'], prices, '입장권')).toEqual([
      { optionNm: '입장권', count: 2, priceSn: 1 },
      { optionNm: '입장권', count: 1, priceSn: 3 },
    ]);
  });

  it('begin with the member and without consent', () => {
    const values = toBookerValues({
      familyNm: '이',
      firstNm: '도윤',
      phone: '01000001204',
      email: 'a@b.kr',
      nationCd: '',
    });

    expect(values).toMatchObject({ familyNm: '이', nationCd: 'KR', isUse: false, isRefund: false, isThird: false });
    expect(toBookerInput({ ...values, isUse: true })).toEqual({
      user: { familyNm: '이', firstNm: '도윤', phone: '01000001204', email: 'a@b.kr', nationCd: 'KR' },
      agree: { use: 'Y', refund: 'N', third: 'N' },
    });
  });

  it('are found again in what this tab has kept, and nothing else is', () => {
    expect(parseOrderDraft({ familyNm: '이', people: { adult: 1, child: 0, childAges: [] } })).toBeDefined();
    expect(parseOrderDraft(undefined)).toBeUndefined();
    expect(parseOrderDraft({ familyNm: '이' })).toBeUndefined();
  });

  it('know the people of an order that was begun elsewhere', () => {
    const options = [{ optionNm: '입장권', count: 2, priceSn: 3 }];

    expect(peopleOfOrder({ goodsDtlId: 'g', options, useDate: '2026-12-05', useTime: null })).toEqual({
      adult: 0,
      child: 2,
      childAges: [8, 8],
    });
  });
});
