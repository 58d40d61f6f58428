import { randomUUID } from 'node:crypto';
import { createUid } from '../db/uuid.ts';
import { setUpTestApp } from '../testing/testApp.ts';
import { createCleanup } from './cleanup.ts';

const dayMs = 86_400_000;

describe('cleanup', () => {
  const test = setUpTestApp();

  const daysAgo = async (days: number) => new Date((await test.context.clock.now()).getTime() - days * dayMs);
  const clean = () => createCleanup(test.context).cleanup?.run({});

  it('deletes unsent codes after two days, and keeps other mails', async () => {
    const addMail = async (kind: string, days: number) => {
      const mail = {
        mail_uid: createUid(),
        kind,
        to_addr: 'a@mail.example',
        subject: '',
        body_text: '',
        body_html: '',
      };
      await test.db
        .insertInto('mail_outbox')
        .values({ ...mail, created_at: await daysAgo(days), sent_at: null, next_try_at: null, last_error: null })
        .execute();
    };
    for (const [kind, days] of [
      ['CERT_CODE', 3],
      ['TEMP_PASSWORD', 3],
      ['CERT_CODE', 1],
      ['LEFT', 3],
    ] as const) {
      await addMail(kind, days);
    }

    await clean();

    const left = await test.db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute();
    expect(left.map(({ kind }) => kind)).toEqual(['CERT_CODE', 'LEFT']);
  });

  it('keeps the login log for three months, the audit log for a year, and looks at personal data for two', async () => {
    for (const days of [80, 100]) {
      const entry = {
        log_uid: randomUUID(),
        member_uid: null,
        result: `${days}`,
        method: 'PASSWORD',
        ip: null,
        ua: null,
      };
      await test.db
        .insertInto('login_log')
        .values({ ...entry, at: await daysAgo(days) })
        .execute();
    }
    const deeds = [
      ['test.360', 360],
      ['test.370', 370],
      ['member.reveal', 720],
      ['member.reveal', 740],
    ] as const;
    for (const [action, days] of deeds) {
      const entry = { audit_uid: createUid(), actor_uid: null, action, target_type: null };
      await test.db
        .insertInto('audit_log')
        .values({ ...entry, target_uid: `${days}`, detail: null, request_id: null, ip: null, at: await daysAgo(days) })
        .execute();
    }

    await clean();

    const logins = await test.db.selectFrom('login_log').select('result').execute();
    const audits = await test.db.selectFrom('audit_log').select('target_uid').orderBy('target_uid').execute();
    expect([logins, audits.map(({ target_uid }) => target_uid)]).toEqual([[{ result: '80' }], ['360', '720']]);
  });
});
