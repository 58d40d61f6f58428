import { errorCodes, okStatus } from '@haesol/contracts/common';
import { adminCompanies, adminCompany } from '@haesol/contracts/identity';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { listWritings } from '../../../testing/listWritings.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('companies for staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let company: Caller;
  beforeAll(async () => {
    [staff, company] = await createCallers(test, 'office', 'company');
  });

  const list = async (query = '') =>
    adminCompanies.response.parse((await staff.call('GET', `/admin/companies?${query}`)).data).list;
  const read = async (bizNo: string) =>
    adminCompany.response.parse((await staff.call('GET', `/admin/companies/${bizNo}`)).data);

  /** Returns a company with a person in charge, and another confirmed member of it. */
  async function findTwo() {
    const { bizNo } = (await company.call('GET', '/mypage/company')).data;
    const { managerUid, members } = await read(bizNo);
    const other = members.find(({ inChargeYn, state }) => inChargeYn === 'N' && state === 'ACTIVE');
    if (other === undefined || managerUid === null) throw new Error('The sample has no second member.');
    return { bizNo: bizNo as string, managerUid, other };
  }

  it('are found by name and business number, those with waiting members first, with masked names', async () => {
    const { bizNo } = await findTwo();
    const written = bizNo.replace(/^(\d{3})(\d{2})/, '$1-$2-');

    expect(await list(`searchKeyword=${written}`)).toMatchObject([{ bizNo, managerNm: expect.stringContaining('*') }]);
    for (const typed of listWritings(written))
      expect(await list(`searchKeyword=${encodeURIComponent(typed)}`)).toMatchObject([{ bizNo }]);
    const waits = (await list('pageSize=100')).map(({ waitCnt }) => waitCnt > 0);
    expect(waits).toEqual([...waits].sort((a, b) => Number(b) - Number(a)));
    expect((await list('state=WAIT')).every(({ waitCnt }) => waitCnt > 0)).toBe(true);
    expect((await read(bizNo)).members[0]).toMatchObject({
      inChargeYn: 'Y',
      memberNm: expect.stringContaining('*'),
    });
    expect((await staff.call('GET', '/admin/companies/none')).code).toBe(errorCodes.notFound);
    expect((await company.call('GET', '/admin/companies')).code).toBe(errorCodes.forbidden);
  });

  it('get one person in charge when two are chosen at once', async () => {
    const { bizNo, managerUid, other } = await findTwo();
    const change = () =>
      staff.call('PATCH', `/admin/companies/${bizNo}/charge`, { memberUid: other.memberUid, fromUid: managerUid });
    const codes = (await Promise.all([change(), change(), change()])).map(({ code }) => code);

    expect(codes.filter((code) => code === okStatus.code)).toHaveLength(1);
    const back = { memberUid: managerUid, fromUid: other.memberUid };
    await staff.call('PATCH', `/admin/companies/${bizNo}/charge`, back);
    expect((await read(bizNo)).managerUid).toBe(managerUid);
  });

  it('get another person in charge, who is told like the one before, once', async () => {
    const { bizNo, managerUid, other } = await findTwo();
    const change = (memberUid: string, fromUid: string | null) =>
      staff.call('PATCH', `/admin/companies/${bizNo}/charge`, { memberUid, fromUid });

    expect((await change(staff.memberUid, managerUid)).code).toBe(errorCodes.notFound);
    expect((await change(other.memberUid, managerUid)).code).toBe(okStatus.code);
    expect((await read(bizNo)).managerUid).toBe(other.memberUid);
    expect((await change(other.memberUid, managerUid)).code).toBe(errorCodes.moveNotAllowed);
    expect((await company.call('GET', '/notifications')).data.list[0]).toMatchObject({
      title: '기업 담당자가 바뀌었습니다.',
    });
    const { email } = await test.db
      .selectFrom('member')
      .select('email')
      .where('member_uid', '=', other.memberUid)
      .executeTakeFirstOrThrow();
    expect((await readMails(test, email)).map(({ kind }) => kind)).toContain('COMPANY_CHARGE');
    expect(await listAuditActions(test.db, other.memberUid)).toContain('company.charge');
  });
});
