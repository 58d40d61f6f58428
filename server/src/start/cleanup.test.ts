import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checkAudit, sealAudit } from '../db/audit/auditChain.ts';
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

  it('keeps sign-ins of members for three months, and of people who handle personal data for two years', async () => {
    const [member, staff, looker] = await Promise.all(
      ['MEMBER', 'STAFF', 'MEMBER'].map(async (role) => {
        const person = { member_uid: randomUUID(), email: `${randomUUID()}@mail.example`, name: '김하늘' };
        await test.db
          .insertInto('member')
          .values({ ...person, class_cd: 'STAFF', role: role === 'STAFF' ? 'STAFF' : 'MEMBER' })
          .execute();
        return person.member_uid;
      }),
    );
    const at = await daysAgo(1);
    const look = { audit_uid: createUid(), actor_uid: looker ?? null, action: 'member.reveal', at };
    await test.db.insertInto('audit_log').values(look).execute();
    const logins = [
      [null, 80],
      [null, 100],
      [member, 80],
      [member, 100],
      [staff, 720],
      [staff, 740],
      [looker, 100],
    ] as const;
    for (const [uid, days] of logins) {
      const entry = { log_uid: randomUUID(), member_uid: uid ?? null, method: 'PASSWORD', ip: null, ua: null };
      await test.db
        .insertInto('login_log')
        .values({ ...entry, result: `${days}`, at: await daysAgo(days) })
        .execute();
    }

    await clean();

    const left = await test.db.selectFrom('login_log').select(['member_uid', 'result']).execute();
    const kept = logins.filter(([, days]) => days === 80 || days === 720).concat([[looker, 100]]);
    expect(new Set(left.map(({ member_uid, result }) => `${member_uid} ${result}`))).toEqual(
      new Set(kept.map(([uid, days]) => `${uid} ${days}`)),
    );
  });

  it('keeps the audit log and looks at personal data for two years, and changes of rights for three', async () => {
    const deeds = [
      ['test.710', 710],
      ['test.735', 735],
      ['member.reveal', 720],
      ['member.reveal', 740],
      ['rights.give', 1090],
      ['rights.give', 1100],
    ] as const;
    for (const [action, days] of deeds) {
      const entry = { audit_uid: createUid(), actor_uid: null, action, target_type: null };
      await test.db
        .insertInto('audit_log')
        .values({ ...entry, target_uid: `${days}`, detail: null, request_id: null, ip: null, at: await daysAgo(days) })
        .execute();
    }

    await sealAudit(test.db);
    await clean();

    const audits = await test.db
      .selectFrom('audit_log')
      .select('target_uid')
      .where(sql<boolean>`target_uid ~ '^[0-9]+$'`)
      .orderBy('at', 'desc')
      .execute();
    expect((await checkAudit(test.db, 0)).fault).toBeUndefined();
    expect(audits.map(({ target_uid }) => target_uid)).toEqual(['710', '720', '1090']);
  });
});
