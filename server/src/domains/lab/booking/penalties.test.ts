import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { adminPenalties } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, createCallers, listFreshMembers, openDevice } from './testBookings.ts';

describe('no-shows of members', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let member: Caller;
  let penaltyUids: string[];
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff, admin] = await createCallers(test, 'office', 'admin');
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    const device = await openDevice(test);
    const rsvUids: string[] = [];
    for (const hour of [10, 11, 12])
      rsvUids.push(await member.book({ ...device, start: `${hour}:00`, end: `${hour + 1}:00` }));
    await test.db.deleteFrom('penalty').execute();
    penaltyUids = [10, 11, 12].map(() => randomUUID());
    for (const [at, penalty_uid] of penaltyUids.entries())
      await test.db
        .insertInto('penalty')
        .values({
          penalty_uid,
          member_uid: uid,
          rsv_uid: rsvUids[at] ?? '',
          kind: 'NO_SHOW',
          created_at: new Date(`2026-11-1${at}T10:00:00+09:00`),
        })
        .execute();
  });

  const list = async (query = '') =>
    adminPenalties.response.parse((await staff.call('GET', `/admin/penalties?${query}`)).data).list;
  const lift = (who: Caller, body: object = { memo: '장비가 고장 나 있었습니다.' }) =>
    who.call('PATCH', `/admin/penalties/${penaltyUids[0]}/lift`, body);
  const setAffiliation = (who: Caller, affiliation: string) =>
    test.db.updateTable('member').set({ affiliation }).where('member_uid', '=', who.memberUid).execute();

  it('are listed with the end of the suspension that they cause', async () => {
    const suspended = await list('state=SUSPENDED');
    await lift(staff);

    expect(suspended.map(({ suspendedTo }) => suspendedTo)).toEqual(Array(3).fill('2026-12-12'));
    expect(await list('state=SUSPENDED')).toEqual([]);
    expect((await list('state=COUNTED')).map(({ suspendedTo }) => suspendedTo)).toEqual([null, null]);
    expect(await list('state=LIFTED')).toMatchObject([{ penaltyUid: penaltyUids[0], suspendedTo: null }]);
  });

  it('are lifted with a reason alone', async () => {
    const message = '해제하는 사유를 입력해 주세요.';
    for (const body of [{}, { memo: ' ' }])
      expect((await lift(staff, body)).data.fieldErrors).toMatchObject([{ field: 'memo', message }]);
  });

  it('are not lifted by a person with the affiliation or company of the member', async () => {
    await setAffiliation(staff, '나노소재 연구실');
    await setAffiliation(member, '나노소재 연구실 ');
    const byTeam = await lift(staff);
    await setAffiliation(member, '다른 연구실');
    const ofCompany = { biz_no: '1234567890', nm: '해솔소재' };
    for (const { memberUid: member_uid } of [staff, member])
      await test.db
        .insertInto('member_company')
        .values({ member_uid, ...ofCompany })
        .onConflict((conflict) => conflict.column('member_uid').doUpdateSet(ofCompany))
        .execute();
    const byCompany = await lift(staff);

    expect(byTeam).toMatchObject({
      code: errorCodes.secondPersonRequired,
      message: '같은 소속 회원의 기록입니다. 다른 담당자가 해제해야 합니다.',
    });
    expect(byCompany.code).toBe(errorCodes.secondPersonRequired);
    expect((await lift(admin)).code).toBe('200');
  });
});
