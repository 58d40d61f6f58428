import { errorCodes } from '@haesol/contracts/common';
import { listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('safety trainings of a device', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let email: string;
  let device: Awaited<ReturnType<typeof openDevice>>;
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    device = await openDevice(test, { training: true });
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    ({ email } = await findRow(test.db, 'member', { member_uid: uid }));
    await test.db.deleteFrom('equipment_training').where('eq_uid', '=', device.eqUid).execute();
  });

  const url = () => `/admin/equipment/${device.eqUid}/trainings`;
  const list = async () => (await staff.call('GET', url())).data.list;
  const end = (by: Caller) => by.call('PATCH', `${url()}/${member.memberUid}/end`, { memo: '새 장비로 바뀌었습니다.' });
  const hold = () => member.hold({ ...device, start: '10:00', end: '11:00' });

  it('are listed with masked member, days and staff member', async () => {
    await staff.call('POST', url(), { email, completedDt: '2026-11-20' });
    const { name } = await findRow(test.db, 'member', { member_uid: member.memberUid });
    const recorder = await findRow(test.db, 'member', { member_uid: staff.memberUid });

    const [first] = await list();
    expect(first).toMatchObject({
      ...{ memberUid: member.memberUid, completedDt: '2026-11-20', validDt: '2028-11-20', validYn: 'Y' },
      byNm: recorder.name,
    });
    expect(first.memberNm).not.toBe(name);
    expect((await member.call('GET', url())).code).toBe(errorCodes.forbidden);
  });

  it('end with a reason once, which is told to the member, who then books no more', async () => {
    await staff.call('POST', url(), { email, completedDt: '2026-11-20' });
    const before = await hold();
    const refused = await end(member);
    const call = { name: 'training.end', uid: member.memberUid, eqUid: device.eqUid, body: { memo: '이전' } };
    const preview = await staff.call('POST', '/admin/mail-preview', { call });
    const answers = await Promise.all([end(staff), end(staff)]);
    const mails = await readMails(test, email, 'EQU_TRAINING_ENDED');

    expect([before.code, refused.code]).toEqual(['200', errorCodes.forbidden]);
    expect(preview.data.list[0].text).toContain('이전');
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', errorCodes.notFound]);
    expect(await list()).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('새 장비로 바뀌었습니다.');
    expect((await member.hold({ ...device, start: '13:00', end: '14:00' })).code).toBe(
      errorCodes.safetyTrainingRequired,
    );
    expect(await listAuditDetails(test.db, member.memberUid, 'equipment.endTraining')).toEqual([
      { eqUid: device.eqUid, completedDt: '2026-11-20', validDt: '2028-11-20', memo: '새 장비로 바뀌었습니다.' },
    ]);
  });
});
