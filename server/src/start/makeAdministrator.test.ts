import { listAuditActions } from '../db/audit/testAuditLog.ts';
import { addMember } from '../release/override/testOverride.ts';
import { setUpTestApp } from '../testing/testApp.ts';
import { findRow } from '../testing/testRows.ts';
import { makeAdministrator } from './makeAdministrator.ts';

describe('the command that makes the first administrator', () => {
  const test = setUpTestApp();

  it('gives the role to the member with the address, with a line in the audit log', async () => {
    const { email, memberUid, headers } = await addMember(test);
    const url = '/api/v1/admin/rights';

    expect(await makeAdministrator(test.context, 'unknown@mail.example')).toBe(false);
    expect(await makeAdministrator(test.context, email.toUpperCase())).toBe(true);

    expect(await findRow(test.db, 'member', { member_uid: memberUid })).toMatchObject({ role: 'ADMIN' });
    expect(await listAuditActions(test.db, memberUid)).toEqual(['rights.role']);
    expect((await test.app.inject({ url, headers })).json().status.code).toBe('200');
  });
});
