import type { LiveRelease, PlatformOutcome, PlatformRemoval } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import type { Principal } from '../../http/context.ts';
import { toActor } from '../registry/auditRepository.ts';
import { listCanaries } from '../registry/canaryRepository.ts';
import { listChecks } from '../registry/checkRepository.ts';
import { listRemovals } from '../registry/removalRepository.ts';
import { readRights } from '../rights/repository.ts';
import { listMemberScopes } from '../tokens/memberCaller.ts';
import { listLastMovers, listLiveReleases, listOtherChannels, listOutcomeBuilds, listOutcomes } from './repository.ts';

const shownOutcomes = 60;
const shownCanaries = 20;
const shownRemovals = 20;

/** Returns the scope of the page: staff by role, others by a right of QA or a team. */
async function findScope(db: Db, { memberUid, role }: Principal): Promise<'staff' | 'team' | 'none'> {
  if (role !== 'MEMBER') return 'staff';
  return (await readRights(db, memberUid)).length > 0 ? 'team' : 'none';
}

type StoredChecks = Awaited<ReturnType<typeof listChecks>>;

const checkOf = (checks: StoredChecks, build: { readonly id: string; readonly buildId: string }) =>
  checks.find(({ id, buildId }) => id === build.id && buildId === build.buildId)?.check ?? null;

async function readReleases(db: Db, checks: StoredChecks): Promise<LiveRelease[]> {
  const [rows, channels, movers] = await Promise.all([listLiveReleases(db), listOtherChannels(db), listLastMovers(db)]);
  return rows.map((row) => {
    const { remote_id: id, build_id: buildId, manifest } = row;
    return {
      id,
      buildId,
      person: toActor(row.published_by, row.person),
      commit: row.commit_id,
      isDirty: row.is_dirty,
      publishedDt: toSeoulInstant(row.published_at),
      movedBy: toActor(row.moved_by, movers.find(({ remote_id }) => remote_id === id)?.person ?? null),
      movedDt: toSeoulInstant(row.moved_at),
      enabled: row.enabled,
      notice: row.notice,
      area: [...(manifest.remoteJson?.area ?? [])],
      slots: manifest.remoteJson?.offers.map(({ slot }) => slot) ?? [],
      entry: `/remotes/${id}/${buildId}/${manifest.entry}`,
      integrity: manifest.files[manifest.entry] ?? '',
      channels: channels
        .filter(({ remote_id }) => remote_id === id)
        .map(({ channel, build_id }) => ({ channel, buildId: build_id })),
      check: checkOf(checks, { id, buildId }),
    };
  });
}

async function readOutcomes(db: Db): Promise<PlatformOutcome[]> {
  const rows = await listOutcomes(db, shownOutcomes);
  const builds = await listOutcomeBuilds(
    db,
    rows.map(({ result_id }) => result_id),
  );
  return rows.map(({ result_id, spec, passed, detail, person, site, reported_at }) => ({
    spec,
    passed,
    detail,
    person,
    site,
    reportedDt: toSeoulInstant(reported_at),
    builds: builds
      .filter((build) => build.result_id === result_id)
      .map(({ remote_id, build_id, overruled_by, overrule_reason }) => ({
        id: remote_id,
        buildId: build_id,
        overruledBy: overruled_by,
        reason: overrule_reason,
      })),
  }));
}

async function readRemovals(db: Db): Promise<PlatformRemoval[]> {
  return (await listRemovals(db)).slice(0, shownRemovals).map(({ id, person, reason, at, freeAt, remoteJson }) => ({
    ...{ id, person, reason },
    removedDt: toSeoulInstant(at),
    area: [...(remoteJson?.area ?? [])],
    freeDt: toSeoulInstant(freeAt),
  }));
}

/** Returns releases, owners and results of the matrix, or empty lists without the right. */
export async function getPlatform(db: Db, member: Principal) {
  const scope = await findScope(db, member);
  if (scope === 'none') return { scope, releases: [], outcomes: [], canaries: [], removals: [] };
  const checking = listChecks(db);
  const [acts, releases, checks, outcomes, canaries, removals] = await Promise.all([
    listMemberScopes({ db }, member),
    checking.then((checks) => readReleases(db, checks)),
    checking,
    readOutcomes(db),
    listCanaries(db, undefined, shownCanaries),
    readRemovals(db),
  ]);
  const checkedCanaries = canaries.map((canary) => ({ ...canary, check: checkOf(checks, canary) }));
  return { scope, acts: [...acts], releases, outcomes, canaries: checkedCanaries, removals };
}
