import type { FastifyRequest } from 'fastify';
import type { VisitorGroups } from '../../release/canary/chooseCanaries.ts';
import type { Overrides } from '../../release/override/createOverrides.ts';
import type { RegistrySource } from '../../release/registry/createRegistry.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import type { PageMarks } from '../../release/telemetry/pageMarks.ts';
import type { RemoteValuesSource } from '../../release/values/createRemoteValues.ts';
import type { RenderPage } from './composePage.ts';
import type { DevRemotes } from './contentSecurityPolicy.ts';

export interface EdgeOptions {
  readonly config: {
    readonly publicUrl: string;
    readonly mode: 'demo' | 'production';
    readonly mapStyleUrl?: string | undefined;
    /** Origin that files of releases are loaded from; the site itself if undefined. */
    readonly assetOrigin?: string | undefined;
  };
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
  /** Folder with `fonts/` and `favicon.svg`. */
  readonly assetsDir?: string;
  readonly devRemotes?: DevRemotes;
  readonly renderPage?: RenderPage;
  /** Renders pages with unreleased builds, separately from those of all others. */
  readonly renderPreview?: RenderPage;
  /** Overrides of builds per browser; disabled if undefined. */
  readonly overrides?: Overrides;
  /** Groups of visitors for canaries; disabled if undefined. */
  readonly groups?: Pick<VisitorGroups, 'find'>;
  /** Flags and settings of remotes; without them all have their defaults. */
  readonly values?: Pick<RemoteValuesSource, 'read'>;
  /** Signs pages, so that their reports count; without it none do. */
  readonly marks?: Pick<PageMarks, 'issue'>;
  /** Changes with the content of pages; without it each request composes the page again. */
  readonly contentVersion?: () => Promise<string>;
  /** Reads the answers of a preview by its key; disabled if undefined. */
  readonly readPreview?: (key: string) => Promise<Readonly<Record<string, object>> | undefined>;
  /** Roles of the requester; empty if undefined. */
  readonly rolesOf?: (request: FastifyRequest) => Promise<readonly string[]>;
  /** Milliseconds of the server's clock. */
  readonly now?: () => Promise<number>;
}
