import type { HttpRequest } from '@haesol/remote/shell-api';
import { aMember, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aReservationDetail } from '#testing/orderSamples';

const rsvtUid = '21111111-2222-4333-8444-555555555555';
const aPass = (passUid: string) => ({ passUid, passNm: '누리 패스', state: 'PAID' as const });
const passes = {
  ...{ kind: 'PASS', gdsUid: null, useDate: null, useTime: null, people: null },
  passes: ['p1', 'p2', 'p3'].map(aPass),
};
const toPreview = (passUids: readonly string[]) => ({
  rsvtUid,
  refundableYn: 'Y',
  ratePct: 100,
  payAmount: 10_000 * passUids.length,
  fee: 0,
  refundAmount: 10_000 * passUids.length,
  pointAmount: 0,
  paidPoints: 0,
  providerOnlyYn: 'N',
  couponBackYn: 'N',
  passUids,
  tickets: [],
  untilDt: null,
  dueDt: '2026-11-30',
  refundSteps: [],
});

async function openDialog(change: object = {}, reservation: object = passes) {
  const asked: string[] = [];
  const { shell, user } = await renderPage({
    app,
    path: `/travel/myReservation?rsvtUid=${rsvtUid}`,
    session: aMember(),
    answers: {
      ...myAnswers,
      'codes.list': {
        list: [
          { code: 'OTHER', codeName: '기타', upperCode: null },
          { code: 'PROVIDER', codeName: '업체 사정', upperCode: null },
        ],
        cnt_total: 2,
      },
      'reserve.get': aReservationDetail({ actions: ['CANCEL'], ...reservation }),
      'reserve.refundPreview': ({ query }: HttpRequest) => {
        const passUids = String(query?.passUids ?? '');
        asked.push(passUids);
        return { ...toPreview(passUids === '' ? ['p1', 'p2', 'p3'] : passUids.split(',')), ...change };
      },
      'mypage.refundPass': { rsvtUid, rsvtSttsCd: 'VOUCHER', refundAmount: 20_000, fee: 0, dueDt: '2026-11-30' },
    },
  });
  const open = async (title = /30,000원/) => {
    await user.click(await screen.findByRole('button', { name: '취소·환불 요청' }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { shell, user, asked, open };
}

describe('RefundDialog', () => {
  it('keeps the typed reason while passes are chosen, and drops the vouchers of the refunded ones', async () => {
    const { shell, user, open } = await openDialog();
    for (const uid of ['p1', 'p2']) shell.record.kept.set(`/travel/voucher?passUid=${uid}`, '');
    const dialog = await open();
    await user.selectOptions(dialog.getByRole('combobox'), 'OTHER');
    await user.type(dialog.getByRole('textbox'), '일정이 겹쳐요');
    await user.click(dialog.getByRole('checkbox', { name: '누리 패스 1' }));
    await screen.findByRole('dialog', { name: /20,000원/ });

    expect(dialog.getByRole('textbox')).toHaveValue('일정이 겹쳐요');
    await user.click(dialog.getByRole('button', { name: /20,000원/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.http.requests.find(({ name }) => name === 'mypage.refundPass')).toMatchObject({
      query: { passUids: 'p2,p3', etcWhy: '일정이 겹쳐요' },
    });
    expect([...shell.record.kept.keys()]).toEqual(['/travel/voucher?passUid=p1']);
  });

  it('names the whole amount and all points for the reason of the provider, the only one on the day of the use', async () => {
    const { open } = await openDialog({
      ...{ refundableYn: 'N', providerOnlyYn: 'Y', ratePct: 0, payAmount: 14_850, fee: 14_850, refundAmount: 0 },
      paidPoints: 1_150,
    });
    const dialog = await open(/14,850원/);

    expect(dialog.getByRole('combobox')).toHaveValue('PROVIDER');
    expect(dialog.queryByRole('option', { name: '기타' })).toBeNull();
    expect(dialog.getByText('1,150P')).toBeVisible();
    expect(dialog.getByRole('button', { name: '14,850원 환불 요청' })).toBeEnabled();
  });

  it('tells tickets of one name by their prices', async () => {
    const [item] = aReservationDetail().items;
    if (item === undefined) throw new Error('The sample has no tickets.');
    const items = [
      { ...item, unitPrice: 10_000, leftCnt: 2 },
      { ...item, seq: 1, unitPrice: 12_000, leftCnt: 1 },
    ];
    const { open } = await openDialog({}, { items });
    const dialog = await open();

    for (const price of ['10,000원', '12,000원'])
      expect(dialog.getByRole('group', { name: `${item.priceNm} ${price}` })).toBeVisible();
  });

  it('changes its title with the reason', async () => {
    const { user, open } = await openDialog({ ratePct: 80, payAmount: 14_850, fee: 2_970, refundAmount: 11_880 });
    const dialog = await open(/11,880원/);
    await user.selectOptions(dialog.getByRole('combobox'), 'PROVIDER');

    expect(await screen.findByRole('dialog', { name: /14,850원/ })).toBeVisible();
  });

  it('shows what each day costs if the reason is not that of the provider', async () => {
    const step = { label: '이용 2일 전', untilDt: '2027-03-01', ratePct: 80, refundAmount: 11_880, fee: 2_970 };
    const amounts = { ratePct: 80, payAmount: 14_850, fee: 2_970, refundAmount: 11_880 };
    const { user, open } = await openDialog({ ...amounts, refundSteps: [step] });
    const dialog = await open(/11,880원/);
    expect(dialog.queryByRole('table')).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox'), 'PROVIDER');

    expect(dialog.getByText(/업체 사정이 아니면 이유를 알려 드리고 예약은 그대로 둡니다/)).toBeVisible();
    const row = within(within(dialog.getByRole('table')).getByRole('row', { name: /이용 2일 전/ }));
    expect(row.getByText('2,970원')).toBeVisible();
    expect(row.getByText('11,880원')).toBeVisible();
  });

  it('begins with all passes when it is opened again', async () => {
    const { user, open } = await openDialog();
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: '누리 패스 1' }));
    await screen.findByRole('dialog', { name: /20,000원/ });
    await user.click(dialog.getByRole('button', { name: '돌아가기' }));

    expect((await open()).getByRole('checkbox', { name: '누리 패스 1' })).toBeChecked();
  });
});
