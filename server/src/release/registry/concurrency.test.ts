import { sql } from 'kysely';
import { requireRaces } from '../../db/testPostgres.ts';
import { report } from '../../testing/testWholeApi.ts';
import { startCanary } from '../canary/canaryRoutes.ts';
import { lockStable } from '../matrix/guardMatrix.ts';
import { insertAudit, listAudit } from './auditRepository.ts';
import { findChannel, listChannelReleases, swapChannel } from './channelRepository.ts';
import { guardOwnership } from './checkOwnership.ts';
import { saveCheck } from './checkRepository.ts';
import { moveChannel } from './moveChannel.ts';
import { publishRelease } from './publishRelease.ts';
import { listReleases } from './releaseRepository.ts';
import { aRelease, aRemoteJson, openTestRegistry, passedCheck } from './testReleases.ts';

type Audit = Awaited<ReturnType<typeof listAudit>>;

const id = 'mf-infoplaza';

const registry = await openTestRegistry();
beforeAll(async () => {
  await requireRaces(registry.db);
});
afterEach(() => registry.reset());
afterAll(() => registry.close());

/** Creates reproducible random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Finds moves of a channel that do not start at the end of the previous one. */
function findGaps(audit: Audit, channel: string): string[] {
  const moves = audit.filter((row) => row.action === 'move' && row.channel === channel).reverse();
  return moves.flatMap(({ from_build, to_build }, at) => {
    const before = moves[at - 1]?.to_build ?? null;
    return from_build === before ? [] : [`${before} | ${from_build} > ${to_build}`];
  });
}

/** Publishes and moves from several machines concurrently. @returns the results */
async function runAtOnce(seed: number) {
  const random = createRandom(seed);
  const pick = <T>(...choices: T[]) => choices[Math.floor(random() * choices.length)] as T;
  const { db, store } = registry;
  const actions = Array.from({ length: 12 }, (_, at) => {
    const buildId = `build000${pick(1, 2, 3, 4, 5)}`;
    const channel = pick('stable', 'stable', 'next');
    const actor = `machine-${at}`;
    const publish = () => publishRelease({ db, store, ...aRelease({ buildId }), actor, channel });
    const move = async () => {
      const expect = (await findChannel(db, id, channel))?.build_id ?? null;
      await moveChannel(db, { id, channel, to: buildId, expect, actor });
      return { buildId, moved: true };
    };
    return pick(publish, publish, move);
  });
  return Promise.allSettled(actions.map((act) => act()));
}

describe('concurrent publishing and moving', () => {
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))('loses nothing with seed %i', async (seed) => {
    const results = await runAtOnce(seed);

    const { db } = registry;
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.kind] : []));
    const audit = await listAudit(db, id, 1_000);
    const kept = (await listReleases(db, id)).map(({ buildId }) => buildId);
    const movesOf = (channel: string) => audit.filter((row) => row.action === 'move' && row.channel === channel);
    expect(done.length).toBeGreaterThan(0);
    expect(refused.filter((kind) => kind !== 'conflict' && kind !== 'missing')).toEqual([]);
    expect(done.filter(({ buildId }) => !kept.includes(buildId))).toEqual([]);
    expect(audit.filter(({ action }) => action === 'publish')).toHaveLength(kept.length);
    expect(movesOf('stable').length + movesOf('next').length).toBe(done.filter(({ moved }) => moved).length);
    expect([...findGaps(audit, 'stable'), ...findGaps(audit, 'next')]).toEqual([]);
    expect((await findChannel(db, id, 'stable'))?.build_id).toBe(movesOf('stable')[0]?.to_build);
  });

  it('control: moves without comparison overwrite each other', async () => {
    const { db, store } = registry;
    for (const buildId of ['build0001', 'build0002', 'build0003']) {
      await publishRelease({ db, store, ...aRelease({ buildId }), actor: 'x', channel: 'next' });
    }
    const moveBlindly = async (to: string) => {
      const from = (await findChannel(db, id, 'next'))?.build_id ?? null;
      await sql`select pg_sleep(0.5)`.execute(db);
      const own = { remote_id: id, channel: 'next' };
      await db.updateTable('remote_channel').set({ build_id: to }).where('channel', '=', 'next').execute();
      await insertAudit(db, { ...own, action: 'move', from_build: from, to_build: to, actor: 'x' });
    };
    await Promise.all(['build0001', 'build0002'].map(moveBlindly));
    const gaps = findGaps(await listAudit(db, id, 1_000), 'next');
    report(`moves at once: control without the comparison left ${gaps.length} gap`);

    expect(gaps).toHaveLength(1);
  });
});

describe('teams that claim the same path concurrently', () => {
  const area = ['/lectures'];
  const teams = Array.from({ length: 8 }, (_, at) => `mf-team${at}`);
  const publishAll = (guard?: typeof guardOwnership) =>
    Promise.allSettled(
      teams.map((team, at) => {
        const release = aRelease({ buildId: `build000${at}`, remoteJson: aRemoteJson({ id: team, area }) });
        const { db, store } = registry;
        return publishRelease({ db, store, ...release, actor: team, ...(guard && { guard }) });
      }),
    );
  const countOwners = async () => (await listChannelReleases(registry.db, 'stable')).length;

  it('are refused, except one', async () => {
    const results = await publishAll(guardOwnership);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));

    expect(await countOwners()).toBe(1);
    expect(reasons).toHaveLength(teams.length - 1);
    expect(reasons.every((reason) => reason.startsWith('the area /lectures belongs to mf-team'))).toBe(true);
  });

  it('control: all succeed without the guard', async () => {
    await publishAll();
    const owners = await countOwners();
    report(`one path for ${teams.length} teams: control without the guard, ${owners} have it`);

    expect(owners).toBe(teams.length);
  });
});

describe('a canary that starts while stable moves', () => {
  it('is refused for the new build of stable', async () => {
    const { db, store } = registry;
    await publishRelease({ db, store, ...aRelease({ buildId: 'build0001' }), actor: id });
    await publishRelease({ db, store, ...aRelease({ buildId: 'build0002' }), actor: id, channel: 'next' });
    await saveCheck(db, id, 'build0002', passedCheck);
    const started = await db.transaction().execute(async (trx) => {
      await lockStable(trx);
      const start = startCanary(db, { id, to: 'build0002', share: 10, person: null, proof: null });
      const result = Promise.allSettled([start]);
      await sql`select pg_sleep(0.5)`.execute(trx);
      await swapChannel(trx, { id, channel: 'stable', to: 'build0002', expect: 'build0001', actor: 'x' });
      return { result };
    });

    expect(await started.result).toMatchObject([{ reason: { message: 'build0002 is what stable has' } }]);
  });
});

describe('findGaps', () => {
  it('finds an overwritten move', () => {
    const origin = { person: null, commit_id: null, is_dirty: null, reason: null, proof: null };
    const row = { action: 'move', channel: 'stable', actor: 'x', at: new Date(0), ...origin } as const;
    const audit = [
      { ...row, from_build: 'a', to_build: 'c' },
      { ...row, from_build: 'a', to_build: 'b' },
      { ...row, from_build: null, to_build: 'a' },
    ];

    expect(findGaps(audit, 'stable')).toEqual(['b | a > c']);
  });
});
