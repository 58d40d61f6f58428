import { sql } from 'kysely';
import { setUpTestApp } from '../../testing/testApp.ts';
import { createUid } from '../uuid.ts';
import { checkAudit, pruneAudit, sealAudit } from './auditChain.ts';
import { writeAudit } from './auditLog.ts';

const dayMs = 86_400_000;

describe('chain of the audit log', () => {
  const test = setUpTestApp();

  const write = (targetUid: string, action = 'test.deed') =>
    writeAudit(test.db, { actorUid: null, action, targetUid, detail: { targetUid }, ip: '10.0.0.1' });
  /** Changes rows as with the rights of the database's owner, and takes the change back. */
  const tamper = async (...statements: string[]) => {
    class Undone extends Error {}
    let why: string | undefined;
    await test.db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table audit_log disable trigger audit_log_kept`.execute(trx);
        await sql`alter table audit_seal disable trigger audit_seal_kept`.execute(trx);
        for (const statement of statements) await sql.raw(statement).execute(trx);
        why = (await checkAudit(trx, 0)).fault?.why;
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return why;
  };

  it('finds rows and seals that were altered or deleted', async () => {
    for (const no of ['c1', 'c2', 'c3']) await write(no);
    await write('c4', 'member.reveal');
    await sealAudit(test.db);

    expect(await checkAudit(test.db, 0)).toMatchObject({ next: undefined, fault: undefined });
    expect(await tamper(`update audit_log set detail = '{"targetUid": "other"}' where target_uid = 'c2'`)).toBe(
      'ALTERED',
    );
    expect(await tamper(`update audit_log set ip = null where target_uid = 'c4'`)).toBe('ALTERED');
    expect(await tamper(`update audit_log set ip = null where target_uid = 'c1'`)).toBeUndefined();
    expect(await tamper(`delete from audit_log where target_uid = 'c3'`)).toBe('MISSING');
    expect(await tamper('delete from audit_log', 'update audit_seal set pruned_at = app_now()')).toBe('MISSING');
    expect(await tamper(`update audit_seal set rows_hash = 'x' where seal_no = 1`)).toBe('SEAL');
    expect(await tamper(`delete from audit_seal where seal_no = 1`)).toBe('SEAL');
    expect(await tamper(`delete from audit_seal where seal_no = (select max(seal_no) from audit_seal)`)).toBe('SEAL');
  });

  it('refuses updates and deletions of rows and seals', async () => {
    await write('r1');
    await sealAudit(test.db);
    const row = sql`target_uid = 'r1'`;
    for (const statement of [
      sql`update audit_log set action = 'test.other' where ${row}`,
      sql`update audit_log set ip = '10.0.0.2' where ${row}`,
      sql`update audit_log set seal_no = null where ${row}`,
      sql`delete from audit_log where ${row}`,
      sql`update audit_seal set hash = 'x'`,
      sql`delete from audit_seal`,
    ])
      await expect(statement.execute(test.db)).rejects.toThrow(/append-only|final/);
    await sql`update audit_log set ip = null where ${row}`.execute(test.db);
    expect((await checkAudit(test.db, 0)).fault).toBeUndefined();
  });

  it('stays whole when the retention deletes old rows, and when many are written at once', async () => {
    const now = (await test.context.clock.now()).getTime();
    const old = { actor_uid: null, action: 'test.deed', target_uid: 'old' };
    for (const days of [800, 799, 780, 400])
      await test.db
        .insertInto('audit_log')
        .values({ ...old, audit_uid: createUid(), at: new Date(now - days * dayMs) })
        .execute();
    await Promise.all(
      Array.from({ length: 20 }, async (_, no) => {
        await write(`many${no}`);
        if (no % 5 === 0) await sealAudit(test.db);
      }),
    );
    await sealAudit(test.db);
    await pruneAudit(test.db);
    const left = await test.db.selectFrom('audit_log').select('audit_uid').where('target_uid', '=', 'old').execute();
    const { sealed } = await test.db
      .selectFrom('audit_log')
      .select(sql<number>`count(seal_no)::int`.as('sealed'))
      .where('target_uid', 'like', 'many%')
      .executeTakeFirstOrThrow();

    expect([left.length, sealed]).toEqual([1, 20]);
    expect((await checkAudit(test.db, 0)).fault).toBeUndefined();
  });
});
