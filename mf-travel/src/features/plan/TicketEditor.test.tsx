import { aMember, aPass, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { aPlan, aPlanStop } from '#testing/planSamples';
import { aPurchaseInfo, aQuotedGoods } from '#testing/purchaseSamples';

beforeEach(() => sessionStorage.clear());

async function openTicket(ticket?: object) {
  const [option] = reserveAnswers['attraction.get'].options;
  if (option === undefined) throw new Error('The sample has no option');
  const [adult, child] = option.prices;
  if (adult === undefined || child === undefined) throw new Error('The sample has no price of a child');
  const youth = { ...child, priceSn: 3, priceNm: '청소년', ageGroup: 'YOUTH' as const, ageFrom: 13, ageTo: 18 };
  const prices = [adult, youth, { ...child, ageFrom: 3, ageTo: 12 }];
  const stop = aPlanStop(ticket === undefined ? {} : { ticket: { goodsDtlId: 'g1-1', options: [], ...ticket } });
  const plan = aPlan({ days: [{ day: 1, date: '2026-12-05', stops: [stop] }] });
  const { shell, user } = await renderPage({
    app,
    path: `/travel/plan?planUid=${plan.planUid}`,
    session: aMember(),
    answers: {
      ...reserveAnswers,
      'plan.get': plan,
      'plan.save': plan,
      'pass.list': { list: [aPass()], cnt_total: 1 },
      'attraction.get': { ...reserveAnswers['attraction.get'], options: [{ ...option, prices }] },
      'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods()] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /은물결 갯벌체험장 이용권 (담기|바꾸기)/ }));
  await user.click(await screen.findByRole('radio', { name: /11:00/ }));
  const add = async (name: string) => {
    const group = within(screen.getByRole('group', { name }));
    await user.click(group.getByRole('button', { name: /늘리기/ }));
  };
  const put = () => user.click(screen.getByRole('button', { name: /^[1-9][\d,]*원 담기$/ }));
  const readTicket = () => {
    const sent = shell.http.requests.filter(({ name }) => name === 'plan.save').at(-1)?.body;
    return (sent as { stops: { ticket?: object }[] } | undefined)?.stops[0]?.ticket;
  };
  return { user, add, put, readTicket };
}

const ageOf = (number: number) => screen.getByRole('combobox', { name: `어린이·청소년 ${number} 나이` });

describe('TicketEditor', () => {
  it('asks for the ages of children, and keeps them with the ticket', async () => {
    const { user, add, put, readTicket } = await openTicket();
    await add('어린이');
    await put();
    expect(screen.getByText('나이를 선택해 주세요.')).toBeVisible();
    expect(readTicket()).toBeUndefined();
    await user.selectOptions(ageOf(1), '5');
    await add('청소년');
    expect([ageOf(1), ageOf(2)].map((field) => (field as HTMLSelectElement).value)).toEqual(['', '5']);
    await user.selectOptions(ageOf(1), '15');
    await put();

    expect(readTicket()).toMatchObject({
      options: [
        { priceSn: 3, count: 1 },
        { priceSn: 2, count: 1 },
      ],
      childAges: [15, 5],
    });
  });

  it('shows the ages of a ticket in the plan when it is changed', async () => {
    const options = [{ optionNm: '입장권', count: 2, priceSn: 2 }];
    const { user, put, readTicket } = await openTicket({ options, useTime: '11:00', childAges: [4, 9] });

    expect([ageOf(1), ageOf(2)].map((field) => (field as HTMLSelectElement).value)).toEqual(['4', '9']);
    await user.selectOptions(ageOf(2), '10');
    await put();
    expect(readTicket()).toMatchObject({ childAges: [4, 10] });
  });
});
