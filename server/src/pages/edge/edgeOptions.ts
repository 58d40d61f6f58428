import type { FastifyRequest } from 'fastify';
import type { VisitorGroups } from '../../release/canary/chooseCanaries.ts';
import type { Overrides } from '../../release/override/createOverrides.ts';
import type { RegistrySource } from '../../release/registry/createRegistry.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import type { PageMarks } from '../../release/telemetry/pageMarks.ts';
import type { RenderPage } from './composePage.ts';
import type { DevRemotes } from './contentSecurityPolicy.ts';
import type { ReleaseFilesOptions } from './staticFiles.ts';

export interface EdgeOptions extends Pick<ReleaseFilesOptions, 'canOpenRemote'> {
  readonly config: {
    readonly publicUrl: string;
    readonly mode: 'demo' | 'production';
    readonly mapStyleUrl?: string | undefined;
  };
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
  /** Folder with `fonts/` and `favicon.svg`. */
  readonly assetsDir?: string;
  readonly devRemotes?: DevRemotes;
  readonly renderPage?: RenderPage;
  /** Renders pages with builds that are not released: apart from those of everybody else. */
  readonly renderPreview?: RenderPage;
  /** Builds that a browser has chosen; nobody can choose any without it. */
  readonly overrides?: Overrides;
  /** Groups of visitors, of which some get canaries; nobody gets one without it. */
  readonly groups?: Pick<VisitorGroups, 'find'>;
  /** Signs pages, so that their reports count; none do without it. */
  readonly marks?: Pick<PageMarks, 'issue'>;
  /** Changes with everything that pages show; pages are made anew for each request without it. */
  readonly contentVersion?: () => Promise<string>;
  /** Roles of the caller of the registry; nobody has any without it. */
  readonly rolesOf?: (request: FastifyRequest) => Promise<readonly string[]>;
  /** Milliseconds of the server's clock. */
  readonly now?: () => Promise<number>;
}
