import { act, aMember, noNetwork, refusal, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers, reserveAnswers } from '#testing/myScreens';
import { aReservationDetail, aVoucher } from '#testing/orderSamples';

const rsvtUid = '21111111-2222-4333-8444-555555555555';
const path = `/travel/reserve?goodsDtlId=g1-1&rsvtUid=${rsvtUid}`;
const toAnswer = (difference: number, orderUid: string | null = null) => ({
  'reserve.change': ({ body }: { body: { isPay: string } }) => ({
    payAmount: 30_000 + difference,
    difference,
    pointBack: 0,
    orderUid: body.isPay === 'Y' ? orderUid : null,
    refundSteps: [{ label: '1일 전', ratePct: 50, untilDt: '2126-12-01', refundAmount: 10_000, fee: 10_000 }],
  }),
});
const refuseField = (field: string, message: string) =>
  refusal('4000', '입력한 내용을 다시 확인해 주세요.', { fieldErrors: [{ field, code: 'invalid', message }] });
const open = (answers: Record<string, unknown>) =>
  renderPage({
    app,
    path,
    session: aMember(),
    answers: { ...myAnswers, ...reserveAnswers, 'reserve.get': aReservationDetail(), ...answers },
  });

describe('ChangeForm', () => {
  it('starts with the booking, names what is returned, and changes it', async () => {
    const { shell, user } = await open(toAnswer(-10_000));
    shell.record.kept.set(`/travel/voucher?rsvtUid=${rsvtUid}`, '');

    expect(await screen.findByText('차액 10,000원을 돌려드립니다.')).toBeVisible();
    expect(screen.getByText(/수수료 10,000원\(50%\)/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /11:00/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^이름/ })).toHaveValue('도윤');
    await user.click(screen.getByRole('button', { name: '예약 변경하기' }));

    await waitFor(() => expect(shell.path()).toBe(`/travel/myReservation?rsvtUid=${rsvtUid}`));
    expect([...shell.record.kept.keys()]).toEqual([]);
    const sent = shell.http.requests.findLast(({ name }) => name === 'reserve.change');
    expect(sent?.body).toMatchObject({ useDate: '2026-12-05', useTime: '11:00', difference: -10_000, isPay: 'Y' });
  });

  it('counts the tickets of one price together that were bought at several', async () => {
    const [item] = aReservationDetail().items;
    if (item === undefined) throw new Error('The sample has no tickets.');
    const items = [item, { ...item, seq: 1, count: 1, unitPrice: item.unitPrice + 2_000 }];
    const { shell, user } = await open({ ...toAnswer(0), 'reserve.get': aReservationDetail({ items }) });
    await user.click(await screen.findByRole('button', { name: '예약 변경하기' }));

    await waitFor(() => expect(shell.path()).toMatch('/travel/myReservation'));
    const sent = shell.http.requests.findLast(({ name }) => name === 'reserve.change');
    expect(sent?.body).toMatchObject({ options: [{ priceSn: item.priceSn, count: item.count + 1 }] });
  });

  it('forgets the voucher of the old day, so that its copy is not stored again', async () => {
    let useDate = '2026-12-05';
    const { shell, user } = await open({
      ...toAnswer(0),
      'mypage.voucher': () => (useDate === '2026-12-05' ? aVoucher() : noNetwork()),
    });
    const voucher = `/travel/voucher?rsvtUid=${rsvtUid}`;
    act(() => shell.navigate(voucher));
    await waitFor(() => expect(shell.record.kept.get(voucher)).toMatch(/12\.\s5\./));

    act(() => shell.navigate(path));
    await user.click(await screen.findByRole('button', { name: '예약 변경하기' }));
    await waitFor(() => expect(shell.path()).toMatch('/travel/myReservation'));
    useDate = '2026-12-06';
    act(() => shell.navigate(voucher));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(shell.record.kept.has(voucher)).toBe(false);
  });

  it('shows an error of the booker at its field alone, with the difference and the button as they were', async () => {
    const { shell, user } = await open({
      'reserve.change': ({ body }: { body: { isPay: string; user?: { phone: string } } }) =>
        body.user?.phone === ''
          ? refuseField('user.phone', '휴대폰 번호를 입력해 주세요.')
          : toAnswer(-10_000)['reserve.change']({ body }),
    });
    await screen.findByText('차액 10,000원을 돌려드립니다.');
    const asked = shell.http.requests.length;
    await user.clear(screen.getByRole('textbox', { name: /^휴대폰/ }));
    await user.type(screen.getByRole('textbox', { name: /^이름/ }), '아');
    await user.click(screen.getByRole('button', { name: '예약 변경하기' }));

    expect(screen.getByRole('textbox', { name: /^휴대폰/ })).toHaveAccessibleDescription(
      expect.stringContaining('휴대폰 번호를 입력해 주세요.'),
    );
    expect(screen.getByText('차액 10,000원을 돌려드립니다.')).toBeVisible();
    expect(shell.http.requests).toHaveLength(asked);
  });

  it('shows a refusal of the people at the people', async () => {
    const message = '어린이: 만 3~12세가 이용하는 권종입니다.';
    await open({ 'reserve.change': refuseField('people.childAges', message) });

    const people = await screen.findByRole('group', { name: '인원' });
    await waitFor(() => expect(people).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.getByRole('radiogroup', { name: /^이용 시간/ })).not.toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('offers its own hour, whose last seats it holds, again after a look at another day', async () => {
    const info = reserveAnswers['reserve.goodsInfo'];
    const dates = ['2026-12-05', '2026-12-06'].map((date) => ({
      ...{ date, remain: 0, state: 'FULL', why: '', kind: 'WEEKEND', price: 6_000 },
      times: [{ time: '11:00', remain: 0, state: 'FULL' }],
    }));
    const { user } = await open({
      ...toAnswer(0),
      'reserve.goodsInfo': {
        ...info,
        dates: [
          ...dates,
          { ...dates[0], date: '2026-12-07', state: 'OPEN', times: [{ time: '13:00', remain: 9, state: 'OPEN' }] },
        ],
      },
    });
    const own = await screen.findByRole('radio', { name: /11:00/ });
    expect(own).toBeChecked();
    expect(own).toBeEnabled();

    await user.click(screen.getByRole('button', { name: /12월\s*7\D/ }));
    await user.click(screen.getByRole('button', { name: /12월\s*5\D/ }));
    await user.click(screen.getByRole('radio', { name: /11:00/ }));
    expect(screen.getByRole('radio', { name: /11:00/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: /12월\s*6\D/ })).toBeNull();
  });

  it('leads to the payment of the difference', async () => {
    const { shell, user } = await open(toAnswer(10_000, '11111111-2222-4333-8444-555555555555'));

    await user.click(await screen.findByRole('button', { name: '차액 10,000원 결제하기' }));

    await waitFor(() => expect(shell.path()).toMatch(/^\/travel\/payment\?orderUid=11111111/));
  });
});
