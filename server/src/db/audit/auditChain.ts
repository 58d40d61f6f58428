import { retentionPolicy } from '@haesol/contracts/identity';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { describedSql, int4, nullable, text, timestamptz } from '../describedSql.ts';
import { appNow, beforeAppNow, rowCount } from '../expressions.ts';
import { lockName } from '../nameLock.ts';
import type { Database, Db, Trx } from '../schema.ts';
import { personalLooks } from './personalLooks.ts';

// Batches of the audit log are sealed by a job, so that writers do not wait for each other: a seal has the hash of its rows and
// of the seal before. The retention deletes the rows of a seal as a whole and leaves the seal, so that the chain stays complete.

const rowsOfSeal = 5_000;
const sealsOfRun = 500;
const sealsOfCheck = 1_000;
/** Limits the time of a part: seals of a long log that was sealed late are large. */
const rowsOfCheck = 50_000;

/** Years for which rows are kept, by the kind of their seal. */
const keptYears = {
  DEED: retentionPolicy.auditYears,
  LOOK: retentionPolicy.lookYears,
  RIGHT: retentionPolicy.rightYears,
};

const kindOf = sql<keyof typeof keptYears>`case when action like 'rights.%' then 'RIGHT'
  when action in (${sql.join(personalLooks)}) then 'LOOK' else 'DEED' end`;

const sha256 = (value: RawBuilder<unknown>) => sql<string>`encode(sha256(convert_to(${value}, 'UTF8')), 'hex')`;

/** Hash of rows `a`. Of deeds without the address, which is erased when a member leaves. */
const rowsHash = (kind: RawBuilder<unknown>) =>
  sha256(sql`string_agg(${sha256(sql`jsonb_build_array(a.audit_uid, a.actor_uid, a.action, a.target_type, a.target_uid,
    a.detail, a.request_id, case when ${kind} = 'LOOK' then a.ip end, extract(epoch from a.at)::text)::text`)},
    '' order by a.audit_uid)`);

/** Hash of a seal `s`. */
const sealHash = sha256(sql`concat_ws('|', s.seal_no, s.kind, s.row_cnt, extract(epoch from s.from_at),
  extract(epoch from s.to_at), s.rows_hash, s.prev_hash)`);

/** Seals the oldest rows of one day and kind. @returns false without any */
async function sealOnce(trx: Trx): Promise<boolean> {
  await lockName(trx, 'audit seal');
  const first = await trx
    .selectFrom('audit_log')
    .select(['at', kindOf.as('kind')])
    .where('seal_no', 'is', null)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return false;
  const { at, kind } = first;
  const last = await trx
    .selectFrom('audit_seal')
    .select(['seal_no', 'hash'])
    .orderBy('seal_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sealNo = (last?.seal_no ?? 0) + 1;
  const due = trx
    .selectFrom('audit_log')
    .select('audit_uid')
    .where('seal_no', 'is', null)
    // A day at most, so that rows are deleted within a day of their time.
    .where('at', '<', sql<Date>`${at}::timestamptz + interval '1 day'`)
    .where(sql<boolean>`${kindOf} = ${kind}`)
    .orderBy('at')
    .limit(rowsOfSeal);
  await trx.updateTable('audit_log').set({ seal_no: sealNo }).where('audit_uid', 'in', due).execute();
  await describedSql('audit.seal', {})`insert into audit_seal
    (seal_no, kind, row_cnt, from_at, to_at, rows_hash, prev_hash, hash)
    select s.*, ${sealHash} from (select ${sealNo}::int as seal_no, ${kind}::text as kind, count(*)::int as row_cnt,
        min(a.at) as from_at, max(a.at) as to_at, ${rowsHash(sql`${kind}::text`)} as rows_hash,
        ${last?.hash ?? ''}::text as prev_hash
      from audit_log a where a.seal_no = ${sealNo}) s`.execute(trx);
  return true;
}

/** Seals what was written since the last run; of a long log some batches, each in its transaction. */
export async function sealAudit(db: Db): Promise<void> {
  for (let count = 0; count < sealsOfRun; count += 1) {
    if (!(await db.transaction().execute(sealOnce))) return;
  }
}

/** Deletes the rows of seals that are older than their kind is kept, and leaves the seals. */
export async function pruneAudit(db: Db): Promise<void> {
  for (const [kind, years] of Object.entries(keptYears)) {
    await db.transaction().execute(async (trx) => {
      await trx.selectNoFrom(sql<string>`set_config('haesol.retention', 'on', true)`.as('retention')).execute();
      const old = trx
        .updateTable('audit_seal')
        .set({ pruned_at: appNow })
        .where('kind', '=', kind as keyof typeof keptYears)
        .where('pruned_at', 'is', null)
        .where('to_at', '<', beforeAppNow(`${years} years`))
        .returning('seal_no');
      const seals = await old.execute();
      if (seals.length === 0) return;
      const numbers = seals.map(({ seal_no }) => seal_no);
      await trx.deleteFrom('audit_log').where('seal_no', 'in', numbers).execute();
    });
  }
}

/** Part of a verification: seals that were checked, and the first that does not fit. */
export interface AuditCheck {
  /** Last seal that was checked; undefined at the end. */
  readonly next: number | undefined;
  readonly rowCnt: number;
  /** Time of the last row that was checked. */
  readonly toAt: Date | undefined;
  readonly fault:
    | { readonly fromAt: Date; readonly toAt: Date; readonly why: 'ALTERED' | 'MISSING' | 'SEAL' }
    | undefined;
}

const keptOf = sql`case s.kind when 'RIGHT' then ${keptYears.RIGHT}::int when 'LOOK' then ${keptYears.LOOK}::int
  else ${keptYears.DEED}::int end * interval '1 year'`;

/** Verifies some seals after one: their rows, their hashes and the links between them. */
export async function checkAudit(db: Kysely<Database>, after: number): Promise<AuditCheck> {
  const seals = await describedSql('audit.check', {
    seal_no: int4,
    from_at: timestamptz,
    to_at: timestamptz,
    row_cnt: nullable(int4),
    why: nullable(text),
    last_no: nullable(int4),
  })`with part as (
      select * from (select *, sum(row_cnt) over (order by seal_no) as total from audit_seal
        where seal_no > ${after} order by seal_no limit ${sealsOfCheck}) p where total <= ${rowsOfCheck} or seal_no = ${after} + 1),
    found as (
      select a.seal_no, count(*)::int as cnt, ${rowsHash(sql`p.kind`)} as hash
      from part p join audit_log a on a.seal_no = p.seal_no group by a.seal_no, p.kind)
    select s.seal_no, s.from_at, s.to_at, case when s.pruned_at is null then s.row_cnt else 0 end as row_cnt, case
      when s.hash <> ${sealHash} or s.prev_hash <> case when s.seal_no = 1 then ''
        else coalesce((select b.hash from audit_seal b where b.seal_no = s.seal_no - 1), '?') end then 'SEAL'
      when s.pruned_at is not null then case when s.pruned_at not between s.to_at + ${keptOf} and app_now() then 'MISSING' end
      when coalesce(f.cnt, 0) < s.row_cnt then 'MISSING'
      when f.hash <> s.rows_hash then 'ALTERED' end as why,
      (select max(seal_no) from audit_seal) as last_no
    from part s left join found f on f.seal_no = s.seal_no order by s.seal_no`.execute(db);
  const broken = seals.find(({ why }) => why !== null);
  const last = seals.at(-1);
  const end = last === undefined || last.seal_no === last.last_no ? undefined : last.seal_no;
  return {
    next: broken === undefined ? end : undefined,
    rowCnt: seals.reduce((sum, { row_cnt }) => sum + (row_cnt ?? 0), 0),
    toAt: last?.to_at,
    fault:
      broken === undefined
        ? end === undefined
          ? await findOrphans(db)
          : undefined
        : {
            fromAt: broken.from_at,
            toAt: broken.to_at,
            why: broken.why === 'MISSING' || broken.why === 'ALTERED' ? broken.why : 'SEAL',
          },
  };
}

/** Finds rows whose seal was deleted. */
async function findOrphans(db: Kysely<Database>): Promise<AuditCheck['fault']> {
  const last = db.selectFrom('audit_seal').select(sql<number>`coalesce(max(seal_no), 0)`.as('no'));
  const { from, to } = await db
    .selectFrom('audit_log')
    .select([sql<Date | null>`min(at)`.as('from'), sql<Date | null>`max(at)`.as('to')])
    .where('seal_no', '>', last)
    .executeTakeFirstOrThrow();
  return from === null || to === null ? undefined : { fromAt: from, toAt: to, why: 'SEAL' };
}

/** Number of rows that are not sealed yet. */
export async function countUnsealed(db: Kysely<Database>): Promise<number> {
  const { cnt } = await db
    .selectFrom('audit_log')
    .select(rowCount.as('cnt'))
    .where('seal_no', 'is', null)
    .executeTakeFirstOrThrow();
  return cnt;
}
