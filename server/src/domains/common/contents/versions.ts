import type { VersionKind } from '@haesol/contracts/board';
import { errorCodes, type ItemNow } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toEditedMessage } from '../../../http/versions.ts';

/** Content with versions. */
export interface VersionKey {
  readonly kind: VersionKind;
  readonly ref: string;
}

/** Content as its versions have it, with the time of its last change. */
interface LockedContent {
  readonly content: object;
  readonly at: Date;
}

export interface ContentChange extends VersionKey {
  /** Version that the person saw; undefined compares nothing. */
  readonly rev?: number | undefined;
  /** Undefined for new content. */
  readonly before?: LockedContent | undefined;
  readonly content: object;
  readonly staff: Pick<Principal, 'memberUid' | 'now'>;
  readonly publishAt?: Date;
}

/** Number of the latest version: 0 for content that staff have not changed. */
export const latestNo = (kind: VersionKey['kind'], ref: RawBuilder<string>) =>
  sql<number>`(select coalesce(max(v.no), 0)::int from content_version v where v.kind = ${kind} and v.ref = ${ref})`;

function findLatest(trx: Trx, { kind, ref }: VersionKey) {
  return trx
    .selectFrom('content_version as v')
    .leftJoin('member as m', 'm.member_uid', 'v.actor_uid')
    .select(['v.no', 'v.at', 'm.name'])
    .where('v.kind', '=', kind)
    .where('v.ref', '=', ref)
    .orderBy('v.no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Records a change of content as a version, the first time with the content before. The caller has locked the content.
 * @returns the number of the version
 * @throws {ApiError} `4405` with {@link ItemNow} if another has changed the content in between
 */
export async function keepVersion(trx: Trx, change: ContentChange): Promise<number> {
  const { kind, ref, rev, before, content, staff, publishAt = null } = change;
  const latest = await findLatest(trx, change);
  const last = latest?.no ?? 0;
  if (latest !== undefined && rev !== undefined && rev !== last) {
    const data: ItemNow = { state: 'CHANGED', rev: last, byNm: latest.name, dt: toSeoulInstant(latest.at) };
    const edited = toEditedMessage(latest.name, toSeoulTime(latest.at));
    const message = `${edited} 버전 기록에서 바뀐 곳을 확인해 주세요.`;
    throw new ApiError(errorCodes.moveNotAllowed, { message, data });
  }
  const isFirst = last === 0 && before !== undefined;
  const row = { kind, ref, publish_at: publishAt, no: isFirst ? 2 : last + 1 };
  if (isFirst) {
    const first = { kind, ref, no: 1, content: JSON.stringify(before.content), actor_uid: null, at: before.at };
    await trx.insertInto('content_version').values(first).execute();
  }
  await trx
    .insertInto('content_version')
    .values({ ...row, content: JSON.stringify(content), actor_uid: staff.memberUid, at: staff.now })
    .execute();
  return row.no;
}

/** Content whose versions its row counts, for the forms of staff. */
export interface CountedContent extends LockedContent {
  readonly rev: number;
}

/** Version of a form; the form of its kind checks the values. */
export const storedForm = z.record(z.string(), z.unknown());

interface CountedChange extends VersionKey {
  readonly staff: Principal;
  /** Locks and reads the content. @throws {ApiError} `4040` */
  read(trx: Trx): Promise<CountedContent>;
}

/**
 * Changes a content whose row counts its versions, and records it.
 * @returns the version of the row
 */
export async function recordChange(
  trx: Trx,
  { kind, ref, staff, read }: CountedChange,
  change: () => Promise<unknown>,
): Promise<number> {
  const before = await read(trx);
  await change();
  const { content, rev } = await read(trx);
  await keepVersion(trx, { kind, ref, before, content, staff });
  return rev;
}

/** Records that an earlier version is published again, under the name of its kind in the audit log. */
export function auditRestored(
  trx: Trx,
  name: string,
  { kind: targetType, ref: targetUid }: VersionKey,
  { memberUid: actorUid }: Principal,
): Promise<void> {
  return writeAudit(trx, { actorUid, action: `${name}.restoreVersion`, targetType, targetUid });
}

/** Lists versions, the latest first. */
export async function listContentVersions(db: Db, { kind, ref }: VersionKey) {
  const rows = await db
    .selectFrom('content_version as v')
    .leftJoin('member as m', 'm.member_uid', 'v.actor_uid')
    .select(['v.no', 'v.at', 'v.publish_at', 'v.content', 'm.name'])
    .where('v.kind', '=', kind)
    .where('v.ref', '=', ref)
    .orderBy('v.no', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ no, at, publish_at, content, name: byNm }) => ({
    no,
    dt: toSeoulInstant(at),
    byNm,
    publishDt: publish_at === null ? null : toSeoulInstant(publish_at),
    content: content as Record<string, unknown>,
  }));
}

/** @throws {ApiError} `4040` */
export async function readVersion(trx: Trx, { kind, ref, no }: VersionKey & { readonly no: number }): Promise<unknown> {
  const row = await trx
    .selectFrom('content_version')
    .select('content')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('no', '=', no)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row.content;
}

/** Withdraws a version that waits for its time. @throws {ApiError} `4040` for others */
export async function dropVersion(trx: Trx, { kind, ref, no }: VersionKey & { readonly no: number }): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('content_version')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('no', '=', no)
    .where('publish_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
}
