import { createHash, randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { appNow, beforeAppNow } from '../../db/expressions.ts';
import type { Database, Db } from '../../db/schema.ts';

const prefix = 'hsr_';

/** Returns true for text in the form of a token that a team was given. */
export const isTeamToken = (text: string): boolean => text.startsWith(prefix);

/** Creates a token of 256 random bits, so that its hash needs no salt. */
export const createTeamToken = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

export const hashTeamToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const liveTokens = (db: Db) =>
  db
    .selectFrom('release_token')
    .select(['token_uid', 'remote_id', 'is_read', 'name'])
    .where('ended_at', 'is', null)
    .where('until', '>', appNow);

export const findTokenByHash = (db: Db, hash: string) =>
  liveTokens(db).where('token_hash', '=', hash).executeTakeFirst();

/** Finds the rights of a CI job; one pipeline may release several remotes. */
export const findCiTokens = (db: Db, issuer: string, subject: string) =>
  liveTokens(db).where('issuer', '=', issuer).where('subject', '=', subject).execute();

/** Records the use of tokens, once a minute. */
export async function markUsed(db: Db, uids: readonly string[]): Promise<void> {
  await db
    .updateTable('release_token')
    .set({ last_used_at: appNow })
    .where('token_uid', 'in', uids)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', beforeAppNow('1 minute'))]))
    .execute();
}

export async function insertToken(db: Db, token: Insertable<Database['release_token']>): Promise<void> {
  await db.insertInto('release_token').values(token).execute();
}

/** Ends a live token. @returns its name; undefined for another */
export const endToken = (db: Db, remoteId: string, tokenUid: string) =>
  db
    .updateTable('release_token')
    .set({ ended_at: appNow })
    .where('token_uid', '=', tokenUid)
    .where('remote_id', '=', remoteId)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst();

/** Lists tokens, newest first, without those that ended more than 30 days ago. @param scopes remotes, or `*` */
export const listTokenRows = (db: Db, scopes: readonly string[]) =>
  db
    .selectFrom('release_token')
    .select(['token_uid', 'remote_id', 'is_read', 'name', 'issuer', 'subject', 'given_by', 'given_at', 'until'])
    .select(['ended_at', 'last_used_at'])
    .$if(!scopes.includes('*'), (query) => query.where('remote_id', 'in', ['', ...scopes]))
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', beforeAppNow('30 days'))]))
    .where('until', '>', beforeAppNow('30 days'))
    .orderBy('given_at', 'desc')
    .orderBy('token_uid')
    .execute();
