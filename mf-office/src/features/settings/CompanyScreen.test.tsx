import { screen, waitFor, within } from '@haesol/remote/testing';
import { toCompanyHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const aMember = (change: object) => ({
  memberUid: 'm1',
  memberNm: '한*람',
  email: 'ha***@company.example',
  classCd: 'COMPANY',
  classNm: '기업',
  affiliation: '누리정밀',
  bizNo: '0000000007',
  state: 'ACTIVE',
  joinedDt: '2026-04-09T09:00:00+09:00',
  lastLoginDt: null,
  targets: ['LOCKED'],
  rev: 1,
  position: '과장',
  inChargeYn: 'Y',
  ...change,
});
const company = {
  bizNo: '0000000007',
  companyNm: '누리정밀',
  memberCnt: 3,
  waitCnt: 1,
  managerUid: 'm1',
  managerNm: '한*람',
  joinedDt: '2025-03-06T09:00:00+09:00',
  members: [
    aMember({}),
    aMember({ memberUid: 'm2', memberNm: '나*이', inChargeYn: 'N' }),
    aMember({
      memberUid: 'm3',
      memberNm: '다*이',
      inChargeYn: 'N',
      state: 'PENDING_CLASS',
      targets: ['ACTIVE', 'REFUSED'],
    }),
  ],
};

describe('CompanyScreen', () => {
  it('puts a confirmed member in charge, and confirms one who waits', async () => {
    const { shell, user } = await openOffice(toCompanyHref(company.bizNo), {
      'admin.getCompany': company,
      'admin.changeCompanyCharge': { bizNo: company.bizNo },
      'admin.moveItems': { done: ['m3'], failed: [] },
    });
    expect(await screen.findByText('000-00-00007')).toBeVisible();
    const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

    expect(rowOf('다*이').queryByRole('button', { name: '담당자로 지정' })).not.toBeInTheDocument();
    await user.click(rowOf('나*이').getByRole('button', { name: '담당자로 지정' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /담당자로 지정/ }));
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '담당자를 바꾸었습니다.' }));
    const sent = (name: string) => shell.http.requests.find((request) => request.name === name)?.body;
    expect(sent('admin.changeCompanyCharge')).toEqual({ memberUid: 'm2', fromUid: 'm1' });

    await user.click(rowOf('다*이').getByRole('button', { name: '확인' }));
    await waitFor(() => expect(sent('admin.moveItems')).toMatchObject({ uids: ['m3'], to: 'ACTIVE' }));
  });
});
