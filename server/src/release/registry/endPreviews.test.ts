import { sql } from 'kysely';
import { readRegistryVersion } from './channelRepository.ts';
import { endPreviews } from './endPreviews.ts';
import { moveChannel } from './moveChannel.ts';
import { publishRelease } from './publishRelease.ts';
import { listReleases } from './releaseRepository.ts';
import { aRelease, openTestRegistry } from './testReleases.ts';

const registry = await openTestRegistry();
afterAll(() => registry.close());

describe('endPreviews', () => {
  it('removes channels of pull requests after 14 days, with builds only in them', async () => {
    const { db, store } = registry;
    const id = 'mf-infoplaza';
    const publish = (buildId: string, channel: string) =>
      publishRelease({ db, store, ...aRelease({ buildId }), actor: 'test', channel });
    const move = (channel: string, to: string, expect: string | null) =>
      moveChannel(db, { id, channel, to, expect, actor: 'test' });
    await publish('build0010', 'stable');
    for (const [channel, buildId] of [
      ['pr-1', 'build0011'],
      ['pr-2', 'build0012'],
      ['pr-3', 'build0013'],
    ] as const) {
      await publish(buildId, channel);
    }
    await move('next', 'build0012', null);
    await move('next', 'build0010', 'build0012');
    await sql`update remote_release set published_at = now() - interval '15 days'`.execute(db);
    await sql`update remote_channel set moved_at = now() - interval '15 days' where channel <> 'pr-3'`.execute(db);
    const version = await readRegistryVersion(db);

    await endPreviews({ db, store });

    const left = await listReleases(db, id);
    expect(Object.fromEntries(left.map(({ buildId, channels }) => [buildId, [...channels].sort()]))).toEqual({
      build0010: ['next', 'stable'],
      build0012: [],
      build0013: ['pr-3'],
    });
    expect(await store.list(`${id}/build0011`)).toEqual(new Map());
    expect(await readRegistryVersion(db)).not.toBe(version);
  });
});
