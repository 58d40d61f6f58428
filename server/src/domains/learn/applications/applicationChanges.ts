import type { ApplicationKind, ApplicationState, ApplicationValues, DraftInput } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';

const maxTitle = 100;

/** Returns the title of a draft as far as it was typed. */
const toTitle = ({ title }: ApplicationValues): string =>
  typeof title === 'string' ? title.trim().slice(0, maxTitle) : '';

/** Changes to applications, each within a transaction. */
export const applicationChanges = {
  /** Starts a draft, or continues the existing one. */
  async beginDraft(
    trx: Trx,
    { kind, refUid, values, step }: DraftInput,
    memberUid: string,
    now: Date,
  ): Promise<string> {
    const typed = { title: toTitle(values), payload: JSON.stringify(values), step, saved_at: now };
    const { apl_uid } = await trx
      .insertInto('application')
      .values({
        apl_uid: createUid(),
        kind,
        state: 'DRAFT',
        ref_uid: refUid,
        member_uid: memberUid,
        created_at: now,
        ...typed,
      })
      .onConflict((conflict) =>
        conflict.columns(['member_uid', 'kind', 'ref_uid']).where('state', '=', 'DRAFT').doUpdateSet(typed),
      )
      .returning('apl_uid')
      .executeTakeFirstOrThrow();
    return apl_uid;
  },

  /** @returns false if the member has no such draft */
  async saveDraft(trx: Trx, aplUid: string, { kind, refUid, values, step }: DraftInput, memberUid: string, now: Date) {
    const { numUpdatedRows } = await trx
      .updateTable('application')
      .set({ title: toTitle(values), payload: JSON.stringify(values), step, saved_at: now })
      .where('apl_uid', '=', aplUid)
      .where('member_uid', '=', memberUid)
      .where('kind', '=', kind)
      .where('ref_uid', '=', refUid)
      .where('state', '=', 'DRAFT')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** @returns false if the member has no such draft */
  async removeDraft(trx: Trx, aplUid: string, memberUid: string): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('application')
      .where('apl_uid', '=', aplUid)
      .where('member_uid', '=', memberUid)
      .where('state', '=', 'DRAFT')
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Locks the application until the end of the transaction. Returns undefined if the member has none with this id. */
  lockOwn: (trx: Trx, aplUid: string, memberUid: string) =>
    trx
      .selectFrom('application')
      .select(['kind', 'ref_uid', 'state', 'payload', 'title', 'apl_no'])
      .where('apl_uid', '=', aplUid)
      .where('member_uid', '=', memberUid)
      .forUpdate()
      .executeTakeFirst(),

  /** Returns the next number of the kind in this year. Locks the counter row until the end of the transaction. */
  async takeNumber(trx: Trx, kind: ApplicationKind, year: number): Promise<number> {
    const { last_no } = await trx
      .insertInto('application_no')
      .values({ kind, year, last_no: 1 })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'year']).doUpdateSet({ last_no: sql<number>`application_no.last_no + 1` }),
      )
      .returning('last_no')
      .executeTakeFirstOrThrow();
    return last_no;
  },

  submit: (
    trx: Trx,
    aplUid: string,
    row: { readonly aplNo: string; readonly values: ApplicationValues; readonly now: Date },
    { from, to }: { readonly from: readonly ApplicationState[]; readonly to: ApplicationState },
  ) =>
    trx
      .updateTable('application')
      .set({
        state: to,
        apl_no: row.aplNo,
        title: toTitle(row.values),
        payload: JSON.stringify(row.values),
        step: 3,
        saved_at: row.now,
        submitted_at: row.now,
      })
      .where('apl_uid', '=', aplUid)
      .where('state', 'in', from)
      .returning(['apl_no'])
      .executeTakeFirst(),

  /** @returns false if the review has begun */
  async changeValues(trx: Trx, aplUid: string, values: ApplicationValues, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('application')
      .set({ title: toTitle(values), payload: JSON.stringify(values), saved_at: now })
      .where('apl_uid', '=', aplUid)
      .where('state', '=', 'SUBMITTED')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Conditional UPDATE of every move: no effect if the state has changed meanwhile. */
  move: (
    trx: Trx,
    aplUid: string,
    { from, to }: { readonly from: readonly ApplicationState[]; readonly to: ApplicationState },
    details: {
      readonly due_dt?: string | null;
      readonly advisor_uid?: string;
      readonly visit_at?: Date;
      readonly visit_place?: string | null;
    } = {},
  ) =>
    trx
      .updateTable('application')
      .set({ state: to, ...details })
      .where('apl_uid', '=', aplUid)
      .where('state', 'in', from)
      .returning(['apl_uid', 'apl_no', 'kind', 'state', 'title', 'member_uid'])
      .executeTakeFirst(),
};
