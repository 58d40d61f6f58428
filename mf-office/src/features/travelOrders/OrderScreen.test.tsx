import { screen, within } from '@haesol/remote/testing';
import { toOrderHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const orderUid = '11111111-2222-4333-8444-555555555555';
const order = {
  ...{ orderUid, orderNo: 'O261123-0001', rsvtUid: orderUid, rsvtNo: 'T261123-0001', kind: 'GOODS' },
  ...{ memberUid: orderUid, memberNm: '김*늘', passportNm: 'K*********L', gdsNm: '해솔 유람선', optionNm: '일반석' },
  ...{ useDate: '2026-12-01', useTime: '16:00', departDate: null, count: 2, state: 'PAID', rsvtSttsCd: 'VOUCHER' },
  ...{ payAmount: 20_000, cancelledAmount: 0, createdDt: '2026-11-23T10:00:00+09:00', rev: 0 },
  ...{ itemAmount: 20_000, promoAmount: 0, couponAmount: 0, pointAmount: 0, promoCode: null },
  ...{ ledger: [], attempts: [], timeline: [] },
};

describe('OrderScreen', () => {
  it('masks the name in the passport until a purpose is stated', async () => {
    const { shell, user } = await openOffice(toOrderHref(orderUid), {
      'admin.getOrder': order,
      'admin.revealOrder': { passportNm: 'KIM, HANEUL' },
    });
    expect(await screen.findByText('K*********L')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '가림 해제' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox'), 'CHECK');
    await user.click(dialog.getByRole('button', { name: /보기/ }));

    expect(await screen.findByText('KIM, HANEUL')).toBeVisible();
    const sent = shell.http.requests.find(({ name }) => name === 'admin.revealOrder');
    expect(sent).toMatchObject({ path: `/api/v1/admin/orders/${orderUid}/reveal`, body: { purposeCd: 'CHECK' } });
  });

  it('names the language of the buyer', async () => {
    await openOffice(toOrderHref(orderUid), { 'admin.getOrder': { ...order, lang: 'ja' } });

    expect(await screen.findByText('일본어')).toBeVisible();
  });

  it('offers nothing to reveal for tickets without it', async () => {
    await openOffice(toOrderHref(orderUid), { 'admin.getOrder': { ...order, passportNm: null } });

    expect(await screen.findByText('O261123-0001')).toBeVisible();
    expect(screen.queryByRole('button', { name: '가림 해제' })).toBeNull();
  });

  it('shows the mail of a voucher before it is issued', async () => {
    const { shell, user } = await openOffice(toOrderHref(orderUid), {
      'admin.getOrder': { ...order, rsvtSttsCd: 'CONFIRMED' },
      'admin.previewCall': { list: [{ to: 'a***@demo.example', lang: 'en', subject: 'Voucher', text: 'Show this.' }] },
    });
    await user.click(await screen.findByText('‘바우처 발급’ 처리로 가는 메일 보기'));

    expect(await screen.findByText('Show this.')).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'admin.previewCall')?.body).toEqual({
      call: { name: 'voucher.issue', uid: orderUid },
    });
    expect(shell.http.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('downloads the receipt of a paid order', async () => {
    const ledger = [{ kind: 'PAY', amount: 20_000, dt: '2026-11-23T10:00:00+09:00' }];
    const { shell, user } = await openOffice(toOrderHref(orderUid), { 'admin.getOrder': { ...order, ledger } });
    await user.click(await screen.findByRole('button', { name: '영수증 내려받기' }));

    expect(shell.http.requests.at(-1)).toMatchObject({ path: `/api/v1/admin/orders/${orderUid}/receipt` });
  });
});
