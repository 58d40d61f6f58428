import { errorCodes } from '@haesol/contracts/common';
import {
  changeChannelEndpoint,
  checkReleaseEndpoint,
  listReleasesEndpoint,
  overruleEndpoint,
  previewLinkEndpoint,
  publishReleaseEndpoint,
  removeRemoteEndpoint,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { toSeoulInstant } from '../db/seoulTime.ts';
import { ApiError } from '../http/apiError.ts';
import { type Call, route } from '../http/plugins/route.ts';
import { registerCanaryRoutes } from './canary/canaryRoutes.ts';
import { registerHookRoutes } from './hooks/hookRoutes.ts';
import { guardMove, guardPublication } from './matrix/guardMove.ts';
import { overruleBuild } from './matrix/overruleBuild.ts';
import type { Overrides } from './override/createOverrides.ts';
import { checkOwnership } from './registry/checkOwnership.ts';
import { parseManifest } from './registry/checkRelease.ts';
import { saveCheck } from './registry/checkRepository.ts';
import type { RegistrySource } from './registry/createRegistry.ts';
import { moveChannel, switchRemote } from './registry/moveChannel.ts';
import { pruneReleases } from './registry/pruneReleases.ts';
import { publishRelease } from './registry/publishRelease.ts';
import { RegistryError } from './registry/RegistryError.ts';
import type { ReleaseStore } from './registry/ReleaseStore.ts';
import { readTar } from './registry/readTar.ts';
import { registerReleaseReads } from './registry/releaseReads.ts';
import { countBuildsOfToday, findRelease, findWholeRelease, listReleases } from './registry/releaseRepository.ts';
import { listRemovals } from './registry/removalRepository.ts';
import { removeRemote } from './registry/removeRemote.ts';
import { withApiErrors } from './registry/withApiErrors.ts';
import type { FindCaller } from './tokens/releaseTokens.ts';
import { requireTeam, type Signature, sign, signAs } from './tokens/requireToken.ts';
import { registerTokenRoutes } from './tokens/tokenRoutes.ts';

const maxArchiveBytes = 32 * 1024 * 1024;
/** Brotli at its highest quality takes seconds for a release. */
const publishTimeoutMs = 120_000;
/** Limit of concurrent uploads, each with its archive, packed and unpacked, in memory. */
const uploadsAtOnce = 3;
/** Limit per day, because all builds of the last 30 days are stored. */
const buildsADay = 200;
const archiveTypes = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

/** Returned as 503 before the archive is read; the team's command retries. */
class BusyError extends Error {
  readonly statusCode = 503;
}

/** Limits publishing, so that a pipeline in a loop cannot fill the store. @throws {RegistryError} */
async function checkQuota(db: Db, { id, buildId }: { id: string; buildId: string }): Promise<void> {
  if ((await findRelease(db, id, buildId)) !== undefined) return;
  if ((await countBuildsOfToday(db, id)) < buildsADay) return;
  throw new RegistryError('refused', `${id} has ${buildsADay} new builds within a day, and no more are taken`);
}

function toManifest(files: Map<string, Uint8Array>): unknown {
  const bytes = files.get('release.json');
  files.delete('release.json');
  if (bytes === undefined) throw new RegistryError('invalid', 'there is no release.json at the root');
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw new RegistryError('invalid', 'release.json is no JSON', { cause: error });
  }
}

interface RegistryParts {
  readonly db: Db;
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
}

interface Archive {
  readonly id: string;
  readonly query: Call<typeof publishReleaseEndpoint>['query'];
  readonly signature: Signature;
  readonly body: unknown;
}

/** Publishes a packed release as its team. @throws {RegistryError} */
async function publishArchive({ db, store, registry }: RegistryParts, { id, query, signature, body }: Archive) {
  if (!Buffer.isBuffer(body)) throw new RegistryError('invalid', 'the body is no gzipped tar');
  const files = await readTar(body);
  const manifest = parseManifest(toManifest(files));
  if (manifest.id !== id) throw new RegistryError('refused', `release.json is not that of ${id}`);
  if (manifest.remoteJson !== null) {
    checkOwnership(manifest.remoteJson, (await registry.get()).remotes, await listRemovals(db));
  }
  await checkQuota(db, manifest);
  const { channel, expect, commit, dirty } = query;
  const origin = { ...signature, commit_id: commit ?? null, is_dirty: dirty ?? null };
  const release = { db, store, manifest, files, actor: id, origin, channel, guard: guardPublication };
  const published = await publishRelease({ ...release, ...(expect !== undefined && { expect }) });
  registry.invalidate();
  await pruneReleases({ db, store, id, actor: id });
  return published;
}

/** Refuses writes with 503 while other uploads have their archives in memory. */
function limitUploads(app: FastifyInstance): void {
  let uploads = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    if (uploads >= uploadsAtOnce) throw new BusyError('other uploads are under way');
    uploads += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) uploads -= 1;
      isOver = true;
    };
    // Both events may be emitted, and `close` is when the client disconnects.
    reply.raw.once('close', end).once('finish', end);
  });
}

/** Registers `/api/v1/registry/{remoteId}/…` for teams, with a token for one remote. */
export async function registerRegistryRoutes(
  app: FastifyInstance,
  context: AppContext,
  options: {
    readonly store: ReleaseStore;
    readonly registry: RegistrySource;
    readonly overrides: Overrides;
    readonly tokens: FindCaller;
  },
): Promise<void> {
  const { registry, overrides, tokens } = options;
  const db: Db = context.db;
  const parts: RegistryParts = { db, ...options };

  // Before the body is read, so that requests without a token cannot use memory for an archive.
  app.addHook('onRequest', (request) => requireTeam(tokens, request));
  limitUploads(app);
  app.addContentTypeParser(archiveTypes, { parseAs: 'buffer', bodyLimit: maxArchiveBytes }, (_request, body, done) =>
    done(null, body),
  );

  route(
    app,
    context,
    publishReleaseEndpoint,
    ({ params: { remoteId: id }, query, request }) =>
      withApiErrors(() =>
        publishArchive(parts, { id, query, signature: sign(request, query.person), body: request.body }),
      ),
    { bodyLimitBytes: maxArchiveBytes, handlerTimeoutMs: publishTimeoutMs },
  );

  route(app, context, listReleasesEndpoint, async ({ params: { remoteId: id } }) => {
    const releases = await listReleases(db, id);
    const list = releases.map((release) => ({ ...release, publishedAt: release.publishedAt.toISOString() }));
    return { list, cnt_total: list.length };
  });

  route(app, context, changeChannelEndpoint, ({ params: { remoteId: id, channel }, query, body, request }) =>
    withApiErrors(async () => {
      const origin = sign(request, query.person);
      if ('to' in body) {
        await moveChannel(db, {
          id,
          channel,
          to: body.to,
          expect: body.expect,
          actor: id,
          origin,
          guard: guardMove,
        });
      } else await switchRemote(db, { id, enabled: body.enabled, notice: body.notice, actor: id, origin });
      registry.invalidate();
      return {};
    }),
  );

  route(app, context, previewLinkEndpoint, async ({ params: { remoteId: id }, body: { buildId } }) => {
    if ((await findWholeRelease(db, id, buildId)) === undefined) throw new ApiError(errorCodes.notFound);
    const { search, until } = overrides.toLink({ [id]: buildId }, (await context.clock.now()).getTime());
    return { search, untilDt: toSeoulInstant(new Date(until)) };
  });

  route(app, context, checkReleaseEndpoint, async ({ params: { remoteId: id, buildId }, body, request }) => {
    if ((await findWholeRelease(db, id, buildId)) === undefined) throw new ApiError(errorCodes.notFound);
    await saveCheck(db, id, buildId, {
      ...{ shells: [], faults: [], reason: null },
      ...body,
      ...signAs(request, body.person),
    });
    return {};
  });

  route(app, context, overruleEndpoint, ({ params: { remoteId: id, buildId }, body, request }) =>
    withApiErrors(async () => {
      const overruling = { id, buildId, ...body, ...signAs(request, body.person) };
      return { overruled: await overruleBuild(db, overruling) };
    }),
  );

  route(app, context, removeRemoteEndpoint, ({ params: { remoteId: id }, body, request }) =>
    withApiErrors(async () => {
      const { remoteJson, freeAt } = await removeRemote(db, {
        ...{ id, actor: id },
        ...body,
        ...signAs(request, body.person),
      });
      registry.invalidate();
      return { area: [...(remoteJson?.area ?? [])], freeDt: toSeoulInstant(freeAt) };
    }),
  );

  registerReleaseReads(app, context, parts);
  registerCanaryRoutes(app, context, registry);
  registerTokenRoutes(app, context);
  registerHookRoutes(app, context);
}
