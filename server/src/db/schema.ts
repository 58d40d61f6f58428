import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from './tables.ts';

export type { Database };

/** Inside `db.transaction()` use its `trx` only: a query of `db` would deadlock on PGlite, which has one connection. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type MemberRow = Selectable<Database['member']>;
export type MemberClass = MemberRow['class_cd'];
export type MemberState = MemberRow['state'];
export type MemberRole = MemberRow['role'];
export type SocialProvider = Selectable<Database['member_sns']>['provider'];
/** Purpose of a request to a provider: signing in, linking its account, or confirming the identity again. */
export type SocialPurpose = Selectable<Database['sns_request']>['purpose'];
