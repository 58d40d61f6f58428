import type { Kysely, Transaction } from 'kysely';
import type { MemberTables } from './tables/member.ts';
import type { RegistryTables } from './tables/registry.ts';
import type { SystemTables } from './tables/system.ts';

/** One interface a group of tables, one line a group. */
export interface Database extends SystemTables, MemberTables, RegistryTables {}

/** Inside `db.transaction()` always its own `trx`: the other one waits for ever on PGlite. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
