import type { ReleaseManifest } from '@haesol/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './system.ts';

type DefaultNow = ColumnType<Date, never, never>;

interface RemoteReleaseTable {
  remote_id: string;
  build_id: string;
  manifest: Json<ReleaseManifest>;
  /** Two manifests with the same digest are the same release. */
  manifest_digest: string;
  /** All files lie in the store; until then no channel moves here. */
  is_complete: Generated<boolean>;
  published_by: string;
  published_at: DefaultNow;
}

interface RemoteChannelTable {
  remote_id: string;
  channel: string;
  build_id: string;
  enabled: Generated<boolean>;
  notice: string | null;
  /** Grows with every change, so that the sum over all rows tells one state of the registry from another. */
  revision: Generated<number>;
  moved_by: string;
  moved_at: DefaultNow;
}

export interface RemoteAuditTable {
  audit_id: Generated<number>;
  remote_id: string;
  action: 'publish' | 'move' | 'switch' | 'prune';
  channel: string | null;
  from_build: string | null;
  to_build: string | null;
  actor: string;
  at: DefaultNow;
}

export interface RegistryTables {
  remote_release: RemoteReleaseTable;
  remote_channel: RemoteChannelTable;
  remote_audit: RemoteAuditTable;
}
