import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';

const password = 'Haesol!2026';

interface Colleague {
  readonly memberUid: string;
  readonly user_nm: string;
  readonly inChargeYn: string;
  readonly meYn: string;
}

describe('members of a company', () => {
  const test = setUpTestApp({ sample: true });
  let uids: Readonly<Record<string, string>>;
  /** Makes a new company of two active members for each test. */
  beforeEach(async () => {
    const rows = await test.db
      .selectFrom('member')
      .select(['email', 'member_uid'])
      .where('class_cd', '=', 'COMPANY')
      .where('state', '=', 'ACTIVE')
      .orderBy('email')
      .execute();
    const [first, second, third] = rows.filter(({ email }) => email.endsWith('@company.example'));
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few companies');
    uids = { first: first.member_uid, second: second.member_uid, third: third.member_uid };
    const { biz_no, nm } = await findRow(test.db, 'member_company', { member_uid: first.member_uid });
    const pair = [first.member_uid, second.member_uid];
    await test.db
      .deleteFrom('member_company')
      .where('biz_no', '=', biz_no)
      .where('member_uid', 'not in', pair)
      .execute();
    await test.db.updateTable('member_company').set({ biz_no, nm }).where('member_uid', 'in', pair).execute();
    await test.db.updateTable('company').set({ manager_uid: first.member_uid }).where('biz_no', '=', biz_no).execute();
    await test.db.deleteFrom('equipment_rsv' as never).execute();
    await test.db.deleteFrom('application').execute();
  });

  const signInAs = async (name: string) => {
    const { email } = await findRow(test.db, 'member', { member_uid: uids[name] ?? '' });
    return { email, ...(await signIn(test, email)) };
  };
  const read = async (member: SignedIn) =>
    (await test.app.inject({ url: '/api/v1/mypage/company', headers: member.headers })).json();
  const prove = async (member: SignedIn): Promise<string> => {
    const request = { method: 'POST' as const, url: '/api/v1/auth/reauth', headers: member.headers };
    return (await test.app.inject({ ...request, payload: { password } })).json().data.reauthToken;
  };
  const handOver = async (member: SignedIn, memberUid: string, proof?: string) =>
    (
      await sendTo(
        test.app,
        'PATCH',
        '/api/v1/mypage/company/charge',
        { memberUid },
        { headers: { ...member.headers, ...(proof !== undefined && { 'x-reauth': proof }) } },
      )
    ).json();

  it('are listed only for the person in charge; others see the name of that person', async () => {
    const own = await read(await signInAs('first'));
    const others = await read(await signInAs('second'));

    expect(own.data.list.map(({ inChargeYn, meYn }: Colleague) => [inChargeYn, meYn])).toEqual([
      ['Y', 'Y'],
      ['N', 'N'],
    ]);
    expect(JSON.stringify(own.data)).not.toContain('@');
    expect(others.data).toMatchObject({ inChargeYn: 'N', managerNm: own.data.list[0].user_nm, list: [], cnt_total: 0 });
  });

  it('are not shown to an unconfirmed person in charge', async () => {
    const member = await signInAs('first');
    await changeRows(test.db, 'member', { member_uid: uids.first ?? '' }, { state: 'PENDING_CLASS' });

    expect((await read(member)).data).toMatchObject({ inChargeYn: 'Y', list: [] });
  });

  it('have a masked name of their person in charge for an unconfirmed member', async () => {
    const member = await signInAs('second');
    const { managerNm } = (await read(member)).data;
    await test.db
      .updateTable('member')
      .set({ state: 'PENDING_CLASS' })
      .where('member_uid', '=', uids.second ?? '')
      .execute();

    expect((await read(member)).data.managerNm).toBe(toMaskedName(managerNm));
    await test.db
      .updateTable('member')
      .set({ state: 'ACTIVE' })
      .where('member_uid', '=', uids.second ?? '')
      .execute();
  });

  it('require a company: a general member has no colleagues', async () => {
    expect((await read(await signIn(test, 'general'))).status.code).toBe('4040');
  });

  it('transfer the charge with a proof, and the new person in charge is notified', async () => {
    const first = await signInAs('first');
    const second = await signInAs('second');
    const unproven = await handOver(first, uids.second ?? '');
    const done = await handOver(first, uids.second ?? '', await prove(first));
    const again = await handOver(first, uids.second ?? '', await prove(first));

    expect(unproven).toMatchObject({ status: { code: '4030' }, data: { reauthYn: 'Y' } });
    expect(done).toMatchObject({ status: { code: '200' }, data: { inChargeYn: 'N', list: [] } });
    expect(again.status.code).toBe('4030');
    expect((await read(second)).data).toMatchObject({ inChargeYn: 'Y', cnt_total: 2 });
    expect(await readMails(test, second.email, 'COMPANY_CHARGE')).toHaveLength(1);
    expect(await listAuditActions(test.db, uids.first ?? '')).toEqual(['company.handOver']);
  });

  it('cannot transfer it to another company, to an unknown member, or to themselves', async () => {
    const first = await signInAs('first');
    const proof = await prove(first);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const answers = [];
    for (const uid of [uids.third ?? '', nobody, uids.first ?? '']) answers.push(await handOver(first, uid, proof));

    expect(answers.map(({ status }) => status.code)).toEqual(['4040', '4040', '4040']);
    expect((await read(first)).data.inChargeYn).toBe('Y');
  });

  it('cannot transfer a charge that they do not have', async () => {
    const second = await signInAs('second');

    expect((await handOver(second, uids.second ?? '', await prove(second))).status.code).toBe('4030');
  });

  it('get a new person in charge when the old one leaves', async () => {
    const first = await signInAs('first');
    const second = await signInAs('second');
    const left = await sendTo(
      test.app,
      'PATCH',
      '/api/v1/mypage/sign-out',
      { reasonCd: 'RARELY', password },
      { headers: { ...first.headers, 'x-reauth': await prove(first) } },
    );

    expect(left.json().status.code).toBe('200');
    expect((await read(second)).data).toMatchObject({ inChargeYn: 'Y', cnt_total: 1 });
    expect(await readMails(test, second.email, 'COMPANY_CHARGE')).toHaveLength(1);
  });
});
