import * as z from 'zod/mini';
import { readCookies } from '../../testing/testApp.ts';
import { openOverrideSite } from '../override/testOverride.ts';
import { insertCanary } from './canaryRepository.ts';
import { publishRelease } from './publishRelease.ts';
import { aRelease, aRemoteJson } from './testReleases.ts';

/** frontend-discovery, schema/v1-pre.json. */
const discovery = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.optional(z.string()),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.optional(z.looseObject({})),
        deployment: z.optional(
          z.looseObject({ traffic: z.number().check(z.minimum(0), z.maximum(100)), default: z.boolean() }),
        ),
      }),
    ),
  ),
});

const site = await openOverrideSite();
const publish = (id: string, buildId: string, more: Parameters<typeof aRemoteJson>[0] = {}) =>
  publishRelease({
    db: site.db,
    store: site.store,
    ...aRelease({ buildId, remoteJson: aRemoteJson({ id, area: [`/${id}`], ...more }) }),
    actor: 'test',
    channel: 'stable',
  });
beforeAll(async () => {
  await publish('mf-office', 'office001', { roles: ['STAFF'] });
  await publish('mf-travel', 'travel001');
  const builds = { id: 'mf-infoplaza', to: 'build0002', stable: 'build0001' };
  await site.db.transaction().execute((trx) => insertCanary(trx, { ...builds, share: 5, actor: 'test', person: null }));
  await site.db.updateTable('remote_channel').set({ enabled: false }).where('remote_id', '=', 'mf-travel').execute();
  // Seen within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterAll(() => site.close());

const origin = 'http://localhost:3000';

describe('/registry/frontends.json', () => {
  it('has the releases of visitors in the format of frontend-discovery, with the share of a canary', async () => {
    const response = await site.get('/registry/frontends.json');
    const { microFrontends } = discovery.parse(response.json());

    expect(Object.keys(microFrontends).sort()).toEqual(['mf-infoplaza', 'mf-travel']);
    expect(microFrontends['mf-infoplaza']).toMatchObject([
      {
        url: `${origin}/remotes/mf-infoplaza/build0001/entry.js`,
        metadata: { version: 'build0001', integrity: expect.stringMatching(/^sha384-/) },
        deployment: { traffic: 95, default: true },
        extras: { expose: './lifecycles', area: ['/infoPlaza'] },
      },
      { metadata: { version: 'build0002' }, deployment: { traffic: 5, default: false } },
    ]);
    expect(microFrontends['mf-travel']).toMatchObject([{ deployment: { traffic: 0, default: true } }]);
  });

  it('is the same for a browser that has chosen builds, and for pages of other sites', async () => {
    const qa = await site.addMember('QA');
    const cookies = readCookies(await site.choose('mf-infoplaza@pr-7', qa));
    const usual = await site.get('/registry/frontends.json');
    const chosen = await site.get('/registry/frontends.json', cookies);

    expect(chosen.body).toBe(usual.body);
    expect(chosen.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('/registry/importmap.json', () => {
  it('has the containers in service, with their hashes', async () => {
    const response = await site.get('/registry/importmap.json');
    const url = `${origin}/remotes/mf-infoplaza/build0001/entry.js`;

    expect(response.headers['content-type']).toContain('application/importmap+json');
    expect(response.json()).toEqual({
      imports: { 'mf-infoplaza': url },
      integrity: { [url]: expect.stringMatching(/^sha384-/) },
    });
  });
});
