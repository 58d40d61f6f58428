import type pg from 'pg';
import { toSqlState } from './retry.ts';

/** Texts that stay prepared in a connection: each costs PostgreSQL some 50 kB. Lists of `in (…)` have a text for each length. */
const maxNamed = 200;
/** Texts that are counted; rare ones would fill the names that frequent ones need. */
const maxCounted = 5_000;
const namedFromUse = 3;
/** Queries alone: with a plan for any parameters, `on conflict (…) where state = $1` does not find its partial index. */
const named = /^\s*select\b/i;
/** "cached plan must not change result type": a newer release has migrated a table. */
const stalePlan = '0A000';

type Send = (text: unknown, values?: unknown) => Promise<unknown>;

/** Names of frequent queries, for all connections of a process. */
export function createStatementNames() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNamed) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < namedFromUse || !named.test(text)) {
      if (uses.size < maxCounted || uses.has(text)) uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = `haesol_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Sends frequent queries by name, so that PostgreSQL parses and plans them once for each connection: planning takes longer
 * than most queries. A connection whose plan became stale sends without names from then on.
 * @throws the stale plan inside of a transaction, which is aborted; `inTransaction` retries it
 */
export function nameStatements(send: Send, toName: (text: string) => string | undefined): Send {
  let isStale = false;
  return async (text, values) => {
    const name = isStale || typeof text !== 'string' ? undefined : toName(text);
    if (name === undefined) return send(text, values);
    const config: pg.QueryConfig = { name, text: text as string, values: values as unknown[] };
    try {
      return await send(config);
    } catch (error) {
      if (toSqlState(error) !== stalePlan) throw error;
      isStale = true;
      // Fails with the state of an aborted transaction inside of one.
      return send(text, values).catch(() => {
        throw error;
      });
    }
  };
}
