import { releaseChannel } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { findChannel } from '../registry/channelRepository.ts';
import { findRelease } from '../registry/releaseRepository.ts';
import { missingPart, type OverridePart } from './parseOverride.ts';

async function resolveBuild(db: Db, { id, target }: OverridePart): Promise<string | undefined> {
  if (releaseChannel.safeParse(target).success) return (await findChannel(db, id, target))?.build_id;
  return (await findRelease(db, id, target))?.is_complete === true ? target : undefined;
}

/** Builds that the parts mean at this moment: a channel that moves later changes nothing. @throws {ApiError} `4000` for one that is not there */
export async function resolveBuilds(db: Db, parts: readonly OverridePart[]): Promise<Record<string, string>> {
  const builds: Record<string, string> = {};
  for (const part of parts) {
    const build = await resolveBuild(db, part);
    if (build === undefined) throw missingPart(part);
    builds[part.id] = build;
  }
  return builds;
}
