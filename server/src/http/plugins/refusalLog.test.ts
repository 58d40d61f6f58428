import { errorCodes } from '@haesol/contracts/common';
import { createCallers } from '../../domains/lab/booking/testBookings.ts';
import { setUpTestApp } from '../../testing/testApp.ts';

describe('refused calls of the office', () => {
  const test = setUpTestApp({ sample: true });
  const listRefusals = () =>
    test.db
      .selectFrom('audit_log')
      .select(['actor_uid', 'detail'])
      .where('action', '=', 'access.refused')
      .orderBy('at')
      .execute();

  it('are in the audit log with person and call, once a minute for each', async () => {
    const [member, staff] = await createCallers(test, 'student', 'office');
    const stranger = await test.app.inject('/api/v1/admin/members');

    expect(stranger.json().status.code).toBe(errorCodes.signInRequired);
    expect((await member.call('GET', '/admin/members')).code).toBe(errorCodes.forbidden);
    expect((await member.call('GET', '/admin/audit')).code).toBe(errorCodes.forbidden);
    expect((await staff.call('GET', '/admin/audit')).code).toBe(errorCodes.forbidden);
    expect((await staff.call('GET', '/admin/members')).code).toBe('200');
    await member.call('GET', '/mypage/company');
    expect(await listRefusals()).toEqual([
      { actor_uid: null, detail: { call: 'GET /api/v1/admin/members', code: errorCodes.signInRequired } },
      { actor_uid: member.memberUid, detail: { call: 'GET /api/v1/admin/members', code: errorCodes.forbidden } },
      { actor_uid: staff.memberUid, detail: { call: 'GET /api/v1/admin/audit', code: errorCodes.forbidden } },
    ]);
  });
});
