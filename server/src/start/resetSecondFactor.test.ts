import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../db/audit/testAuditLog.ts';
import { listSecondWays } from '../domains/identity/secondFactor/factors.ts';
import { setUpTestApp, signIn } from '../testing/testApp.ts';
import { findRow } from '../testing/testRows.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

describe('the command that resets second factors', () => {
  const test = setUpTestApp({ sample: true });

  it('removes those of one address, ends its sessions, and is in the audit log', async () => {
    const { member_uid } = await findRow(test.db, 'member', { email: 'admin@demo.example' });
    const { headers } = await signIn(test, 'admin');
    await test.db
      .insertInto('member_passkey')
      .values({
        ...{ passkey_uid: randomUUID(), member_uid, credential_id: randomUUID(), public_key: '', sign_cnt: '0' },
        ...{ transports: [], name: '잃어버린 노트북', created_at: await test.context.clock.now() },
      })
      .execute();

    expect(await resetSecondFactor(test.context, 'nobody@demo.example')).toBe(false);
    expect(await listSecondWays(test.db, member_uid)).toEqual(['PASSKEY']);
    expect(await resetSecondFactor(test.context, 'Admin@demo.example')).toBe(true);

    expect(await listSecondWays(test.db, member_uid)).toEqual([]);
    expect(await listAuditActions(test.db, member_uid)).toContain('member.resetSecondFactor');
    const { status } = (await test.app.inject({ url: '/api/v1/notifications', headers })).json();
    expect(status.code).toBe(errorCodes.sessionExpired);
    await findRow(test.db, 'mail_outbox', { to_addr: 'admin@demo.example' });
  });
});
