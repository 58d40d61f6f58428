import { bulkApproval, errorCodes } from '@haesol/contracts/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createProposalTerm } from '../../../../db/proposalTerm.ts';
import type { Database, Db, Trx } from '../../../../db/schema.ts';
import { ApiError } from '../../../../http/apiError.ts';
import { requireUuid } from '../../../../http/requireUuid.ts';

const dayMs = 86_400_000;

export const { toProposalEnd, toProposalStart } = createProposalTerm(bulkApproval.hours);

/** Returns the time after which a decision is still shown. */
export const toShownStart = (now: Date): Date => new Date(now.getTime() - bulkApproval.shownDays * dayMs);

/** SQL condition: the proposal `p` waits. It ends after the hours of the policy, as if it had not been made. */
export const isOpen = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(p.state = 'WAITING' and p.proposed_at > ${toProposalStart(now)})`;

/** Reads a proposal. @throws {ApiError} `4040` */
export async function getProposal(db: Db, propUid: string) {
  const found = await db
    .selectFrom('move_proposal')
    .selectAll()
    .where('prop_uid', '=', requireUuid(propUid))
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  return found;
}
export type Proposal = Awaited<ReturnType<typeof getProposal>>;

/** Locks a proposal, so that two decisions are made one after the other. @returns it with the name of the person who decided */
export async function lockProposal(trx: Trx, propUid: string) {
  const proposal = await trx
    .selectFrom('move_proposal')
    .selectAll()
    .where('prop_uid', '=', propUid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { decided_by: byUid } = proposal;
  const by = byUid === null ? undefined : trx.selectFrom('member').select('name').where('member_uid', '=', byUid);
  return { ...proposal, decidedNm: (await by?.executeTakeFirst())?.name };
}

/** Lists the items of a proposal in the order of their selection. */
export const listRows = (db: Kysely<Database>, propUid: string) =>
  db
    .selectFrom('move_proposal_row')
    .select(['uid', 'rev', 'state', 'message'])
    .where('prop_uid', '=', propUid)
    .orderBy('seq')
    .execute();
