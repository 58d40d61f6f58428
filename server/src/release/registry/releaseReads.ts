import { errorCodes } from '@haesol/contracts/common';
import {
  getManifestEndpoint,
  getReleaseEndpoint,
  getReleaseFileEndpoint,
  getSourceMapEndpoint,
  listReleaseAuditEndpoint,
  sourceMapFolder,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/schema.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/plugins/route.ts';
import { listAudit } from './auditRepository.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { findWholeRelease } from './releaseRepository.ts';

const auditRows = 100;

interface ReadParts {
  readonly db: Db;
  readonly store: ReleaseStore;
}

/** @throws {ApiError} `4040` */
async function getRelease(db: Db, id: string, buildId: string) {
  const release = await findWholeRelease(db, id, buildId);
  if (release === undefined) throw new ApiError(errorCodes.notFound);
  return release;
}

/** Reads a file in the build's manifest, and no other path of the store. @throws {ApiError} `4040` */
async function readFile({ db, store }: ReadParts, id: string, buildId: string, name: string): Promise<Buffer> {
  const { manifest } = await getRelease(db, id, buildId);
  const bytes = Object.hasOwn(manifest.files, name) ? await store.read(`${id}/${buildId}/${name}`) : undefined;
  if (bytes === undefined) throw new ApiError(errorCodes.notFound);
  return bytes;
}

/** Registers reads of a remote's builds, for its team and holders of a read token. */
export function registerReleaseReads(app: FastifyInstance, context: AppContext, parts: ReadParts): void {
  route(app, context, getReleaseEndpoint, async ({ params: { remoteId: id, buildId } }) => {
    const release = await getRelease(parts.db, id, buildId);
    return {
      buildId,
      publishedAt: release.published_at.toISOString(),
      person: release.person,
      commit: release.commit_id,
      isDirty: release.is_dirty,
      files: release.manifest.files,
      remoteJson: release.manifest.remoteJson,
    };
  });

  route(app, context, getManifestEndpoint, async ({ params: { remoteId: id, buildId } }) => ({
    manifest: (await getRelease(parts.db, id, buildId)).manifest,
  }));

  route(app, context, getReleaseFileEndpoint, async ({ params: { remoteId: id, buildId }, query: { name } }) => ({
    base64: (await readFile(parts, id, buildId, name)).toString('base64'),
  }));

  route(app, context, getSourceMapEndpoint, async ({ params: { remoteId: id, buildId, file } }) => ({
    map: (await readFile(parts, id, buildId, `${sourceMapFolder}${file}.map`)).toString('utf8'),
  }));

  route(app, context, listReleaseAuditEndpoint, async ({ params: { remoteId: id } }) => {
    const rows = await listAudit(parts.db, id, auditRows);
    const list = rows.map((row) => ({
      action: row.action,
      channel: row.channel,
      fromBuild: row.from_build,
      toBuild: row.to_build,
      actor: row.actor,
      at: row.at.toISOString(),
      reason: row.reason,
      person: row.person,
      proof: row.proof,
      commit: row.commit_id,
      isDirty: row.is_dirty,
    }));
    return { list, cnt_total: list.length };
  });
}
