import { releaseChannel } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { findChannel } from '../registry/channelRepository.ts';
import { findRelease } from '../registry/releaseRepository.ts';
import { missingPart, type OverridePart } from './parseOverride.ts';

async function resolveBuild(db: Db, { id, target }: OverridePart): Promise<string | undefined> {
  if (releaseChannel.safeParse(target).success) return (await findChannel(db, id, target))?.build_id;
  return (await findRelease(db, id, target))?.is_complete === true ? target : undefined;
}

/**
 * Resolves the parts to builds of the registry now, so that a later move of a channel has no effect. @throws {ApiError} `4000`
 * for an unknown one
 */
export async function resolveBuilds(db: Db, parts: readonly OverridePart[]): Promise<Record<string, string>> {
  const builds: Record<string, string> = {};
  for (const part of parts.filter(({ port }) => port === undefined)) {
    const build = await resolveBuild(db, part);
    if (build === undefined) throw missingPart(part);
    builds[part.id] = build;
  }
  return builds;
}
