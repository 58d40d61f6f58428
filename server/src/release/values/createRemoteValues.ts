import {
  type FlagRole,
  hasValues,
  type RegistryEntry,
  type RemoteJson,
  readSettings,
  type ValuesByRemote,
} from '@haesol/contracts/release';
import { OpenFeature } from '@openfeature/server-sdk';
import type { Db } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { createFlagProvider } from './createFlagProvider.ts';
import { needsGroup, type StoredFlag } from './flagRules.ts';
import { listFlags, listSettings } from './repository.ts';

/** Time after which a change by another server is seen, in milliseconds. */
const recheckMs = 1_000;

interface Reading {
  readonly flags: ReadonlyMap<string, StoredFlag>;
  readonly settings: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Requester whose values are read. */
interface ValuesRequester {
  readonly roles: readonly FlagRole[];
  /** Returns the group of the browser, and gives it one; called only where a share decides. */
  findGroup(): number | undefined;
}

export interface RemoteValuesSource {
  /** Returns flags and settings of those remotes that have some; undefined if none has. */
  read(entries: readonly RegistryEntry[], requester: ValuesRequester): Promise<ValuesByRemote | undefined>;
  /** Makes the next reading ask the database, after a change in this process. */
  invalidate(): void;
}

export const toFlagName = (remoteId: string, name: string): string => `${remoteId}.${name}`;

async function readStored(db: Db): Promise<Reading> {
  const [flags, settings] = await Promise.all([listFlags(db), listSettings(db)]);
  return {
    flags: new Map(
      flags.map(({ flag_nm, is_on, ...rule }) => [flag_nm, { ...rule, name: flag_nm, isOn: is_on }] as const),
    ),
    settings: new Map(
      settings.map(({ remote_id, vals }) => [remote_id, vals as Readonly<Record<string, unknown>>] as const),
    ),
  };
}

/**
 * Flags and settings of the remotes, evaluated by OpenFeature on the rules of the database, which are read at most once a second.
 * @param now monotonic milliseconds
 */
export function createRemoteValues(
  db: Db,
  { deployment, now = () => performance.now() }: { readonly deployment: string; readonly now?: () => number },
): RemoteValuesSource {
  let reading: Reading = { flags: new Map(), settings: new Map() };
  let readAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;
  // A domain for each server, because the SDK has one table of providers for the process.
  const domain = createUid();
  OpenFeature.setProvider(
    domain,
    createFlagProvider((name) => reading.flags.get(name)),
  );
  const client = OpenFeature.getClient(domain);

  async function refresh(): Promise<void> {
    if (now() - readAt < recheckMs) return;
    const startedAt = now();
    pending ??= readStored(db)
      .then((fresh) => {
        reading = fresh;
        readAt = startedAt;
      })
      .finally(() => {
        pending = undefined;
      });
    // While the database is unreachable, the last known rules are better than none.
    await pending.catch(() => undefined);
  }

  async function readFlags({ id, flags = {} }: RemoteJson, { roles, findGroup }: ValuesRequester) {
    const rules = Object.keys(flags).flatMap((name) => reading.flags.get(toFlagName(id, name)) ?? []);
    const isGrouped = rules.some((rule) => needsGroup(rule, { deployment, roles }));
    const group = isGrouped ? findGroup() : undefined;
    const context = {
      deployment,
      roles: [...roles],
      ...(group !== undefined && { targetingKey: String(group) }),
    };
    const values = Object.entries(flags).map(async ([name, { default: value }]) => [
      name,
      await client.getBooleanValue(toFlagName(id, name), value, context),
    ]);
    return Object.fromEntries(await Promise.all(values)) as Record<string, boolean>;
  }

  return {
    async read(entries, requester) {
      const remotes = entries.map(({ remoteJson }) => remoteJson).filter(hasValues);
      if (remotes.length === 0) return undefined;
      await refresh();
      const values = remotes.map(async (remote) => {
        const { id, settings } = remote;
        const chosen = settings && readSettings(settings, reading.settings.get(id) ?? {});
        return [id, { flags: await readFlags(remote, requester), settings: chosen ?? {} }];
      });
      return Object.fromEntries(await Promise.all(values)) as ValuesByRemote;
    },
    invalidate() {
      readAt = Number.NEGATIVE_INFINITY;
      pending = undefined;
    },
  };
}
