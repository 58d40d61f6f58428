import {
  findSlotOwner,
  listPageGets,
  listSlotOwners,
  type RegistryEntry,
  type RemoteRoute,
  remoteJson,
} from './index.ts';

const offering = (id: string, slot: string, enabled = true) =>
  ({
    enabled,
    remoteJson: remoteJson.parse({
      id,
      requires: { shellApi: 1 },
      area: [`/${id}`],
      routes: [],
      offers: [{ slot, gets: [`/api/v1/${id}`] }],
    }),
  }) as unknown as RegistryEntry;

const registry = {
  remotes: {
    'mf-news': offering('mf-news', 'home.news.v1'),
    'mf-late': offering('mf-late', 'home.late.v1', false),
  },
};
const route = {
  gets: ['/api/v1/main'],
  slots: ['home.late.v1', 'home.news.v1', 'home.none.v1'],
} as unknown as RemoteRoute;

describe('slot owners', () => {
  it('are found even when out of service', () => {
    expect(findSlotOwner(registry, 'home.late.v1')?.entry).toBe(registry.remotes['mf-late']);
    expect(findSlotOwner(registry, 'home.none.v1')).toBeUndefined();
  });

  it('fill the slots of a route only while in service', () => {
    expect(listSlotOwners(registry, route).map(({ offer }) => offer.slot)).toEqual(['home.news.v1']);
  });

  it('append their GETs to those of the route', () => {
    expect(listPageGets(registry, route).map(({ template }) => template)).toEqual(['/api/v1/main', '/api/v1/mf-news']);
  });
});
