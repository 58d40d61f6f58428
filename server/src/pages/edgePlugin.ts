import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { createStaffPass } from '../http/plugins/staffPass.ts';
import { createVisitorGroups } from '../release/canary/chooseCanaries.ts';
import { registerMatrixRoutes } from '../release/matrix/matrixRoutes.ts';
import { createOverrides } from '../release/override/createOverrides.ts';
import { registerOverrideRoutes } from '../release/override/overrideRoutes.ts';
import { createRegistry } from '../release/registry/createRegistry.ts';
import type { ReleaseStore } from '../release/registry/ReleaseStore.ts';
import { registerRegistryRoutes } from '../release/registryRoutes.ts';
import { createPageMarks } from '../release/telemetry/pageMarks.ts';
import { registerMetrics } from '../release/telemetry/registerMetrics.ts';
import { registerTelemetryRoutes } from '../release/telemetry/telemetryRoutes.ts';
import { createReleaseTokens } from '../release/tokens/releaseTokens.ts';
import { createRemoteValues } from '../release/values/createRemoteValues.ts';
import { registerValueRoutes } from '../release/values/valueRoutes.ts';
import type { EdgeOptions } from './edge/edgeOptions.ts';
import { findPreview } from './edge/previewStore.ts';
import { registerEdge } from './edge/registerEdge.ts';
import { createSiteState } from './edge/siteState.ts';
import { createPageRenderer, type PageRendererSettings } from './rendering/createPageRenderer.ts';
import { followRegistry } from './rendering/followRegistry.ts';
import { describeGaps, findWorkerSandbox } from './rendering/workerSandbox.ts';

export interface EdgePluginOptions extends Pick<EdgeOptions, 'assetsDir' | 'devRemotes'> {
  readonly store: ReleaseStore;
  /** Enables server rendering; without it only browsers render. */
  readonly rendering?: Pick<PageRendererSettings, 'limitMs' | 'memoryMb' | 'size'>;
}

/** Returns the reader of a requester's roles: administrators also have the role of staff. */
function createRoleReader(context: AppContext): NonNullable<EdgeOptions['rolesOf']> {
  const pass = createStaffPass(context);
  return async (request) => {
    const role = pass.read(request, await context.clock.now());
    if (role === undefined) return [];
    return role === 'ADMIN' ? ['ADMIN', 'STAFF'] : ['STAFF'];
  };
}

/** Registry, releases and pages as one plugin, to be registered after the API. */
export function createEdgePlugin(options: EdgePluginOptions): FastifyPluginAsync<AppContext> {
  return async (app, context) => {
    const db: Db = context.db;
    const registry = createRegistry(db);
    const { store } = options;
    registerMetrics(app, context, registry);
    const overrides = createOverrides(context);
    const tokens = await createReleaseTokens(context);
    await app.register(async (scope) => registerRegistryRoutes(scope, context, { store, registry, overrides, tokens }));
    await app.register(async (scope) => registerMatrixRoutes(scope, context, { overrides, tokens }));
    registerOverrideRoutes(app, context, overrides);
    const values = createRemoteValues(db, { deployment: context.config.deployment });
    registerValueRoutes(app, context, { registry, values });
    const marks = createPageMarks(context.secrets);
    const siteState = createSiteState(db);
    const groups = createVisitorGroups(context.config);
    registerTelemetryRoutes(app, context, { registry, store, marks, groups, now: siteState.now });
    const sandbox = options.rendering && (await findWorkerSandbox());
    const openRenderer = (settings: Pick<PageRendererSettings, 'size'> = {}) =>
      sandbox &&
      createPageRenderer({
        ...options.rendering,
        ...settings,
        sandbox,
        store,
        report({ isLeftOut, ...fault }) {
          const [remote = '', build = ''] = fault.build.split('@');
          context.metrics.failedRenders.inc({ remote, build, kind: fault.kind });
          app.log.error(fault, isLeftOut ? 'a build is not rendered for a minute' : 'a build could not be rendered');
        },
      });
    const renderer = openRenderer();
    // Separate, because builds share a worker, and an unreleased one must not affect pages of visitors.
    const previewRenderer = openRenderer({ size: 1 });
    if (previewRenderer !== undefined) app.addHook('onClose', previewRenderer.close);
    if (sandbox !== undefined && renderer !== undefined) {
      const gaps = describeGaps(sandbox);
      if (gaps !== undefined) app.log.warn(gaps);
      app.addHook('onClose', renderer.close);
      const follow = followRegistry({ renderer, registry, notices: context.notices });
      app.addHook('onListen', follow.start);
      app.addHook('onClose', follow.stop);
    }
    registerEdge(app, {
      ...options,
      ...(renderer && { renderPage: renderer.render }),
      ...(previewRenderer && { renderPreview: previewRenderer.render }),
      overrides,
      values,
      marks,
      groups,
      config: context.config,
      registry,
      rolesOf: createRoleReader(context),
      readPreview: (key) => findPreview(db, key),
      ...siteState,
    });
  };
}
