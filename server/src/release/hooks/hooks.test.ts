import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createJobRunner } from '../../jobs/jobRunner.ts';
import type { Session } from '../../testing/testActors.ts';
import { sendTo } from '../../testing/testApp.ts';
import { openMatrixSite, tokens } from '../matrix/testMatrix.ts';
import { addMember } from '../override/testOverride.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { createHookHandlers, signHook } from './hookHandlers.ts';
import { createHookNetwork } from './hookNetwork.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const receiver = createServer(async (request, reply) => {
  received.push({ headers: request.headers, body: await text(request) });
  reply.writeHead(status, { location: 'http://169.254.169.254/' }).end();
});
await new Promise<void>((done) => {
  receiver.listen(0, done);
});
const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
const base = '/api/v1/registry/mf-infoplaza';

const site = await openMatrixSite();
const team = await site.addMember('TEAM:mf-infoplaza');
const admin = await addMember(site, 'ADMIN');
afterAll(async () => {
  receiver.close();
  await site.close();
});

const runner = createJobRunner({ db: site.db, handlers: createHookHandlers(site.context), onError: () => undefined });
const ask = async (
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  payload?: object,
  by: Pick<Session, 'headers'> = team,
) => {
  const { status: given, data } = (await sendTo(site.app, method, path, payload, { headers: by.headers })).json();
  return { code: given.code as string, data };
};
const everything = ['release.moved', 'canary.returned', 'mix.failed'];
const add = async (body: object = {}, path = base, by: Pick<Session, 'headers'> = team) =>
  ask('POST', `${path}/hooks`, { url, events: everything, ...body }, by);
const readHooks = async () => (await ask('GET', '/api/v1/platform/hooks')).data.list;
const passTime = async (seconds: number) => {
  const now = await site.context.clock.now();
  await site.context.clock.moveTo(new Date(now.getTime() + seconds * 1000));
};
const move = (to: string, expect: string) => site.move(to, expect);

beforeEach(async () => {
  received.length = 0;
  status = 200;
  await site.db.deleteFrom('release_hook').execute();
  await site.db.deleteFrom('job').execute();
});
afterEach(async () => {
  await site.context.clock.moveTo(null);
  await site.move('build0001', 'build0002');
});

describe('a webhook', () => {
  it('is told of a move of stable, signed by its secret over time and body', async () => {
    const { data } = await add();
    await move('build0002', 'build0001');
    await runner.runDue();

    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const timestamp = String(headers['haesol-timestamp']);
    expect(received).toHaveLength(1);
    expect(JSON.parse(body)).toEqual({
      event: 'release.moved',
      at: expect.stringMatching(/\+09:00$/),
      remote: 'mf-infoplaza',
      from: 'build0001',
      to: 'build0002',
      actor: 'mf-infoplaza',
      person: null,
    });
    expect(headers).toMatchObject({ 'haesol-event': 'release.moved', 'content-type': 'application/json' });
    expect(headers['haesol-signature']).toBe(signHook(data.secret, timestamp, body));
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(120);
    expect(await readHooks()).toMatchObject([{ url, deliveries: [{ state: 'SENT', status: 200, tries: 1 }] }]);
    expect(JSON.stringify(await readHooks())).not.toContain(data.secret);
  });

  it('is told of a canary that came back, and of a mix that failed, of its remotes alone', async () => {
    await add({ url: `${url}?team` });
    await add({ url: `${url}?all` }, '/api/v1/registry/all', admin);
    await add({ events: ['canary.returned'] }, '/api/v1/registry/mf-travel', admin);
    const back = { from_build: 'build0002', to_build: 'build0001', actor: 'canary' };
    await insertAudit(site.db, { remote_id: 'mf-infoplaza', action: 'canary.return', ...back });
    await site.report('shell0002', 'build0002', false);
    await site.report('shell0001', 'build0001', true);
    await runner.runDue();

    const events = received.map(({ body }) => JSON.parse(body)).sort((a, b) => a.event.localeCompare(b.event));
    expect(events).toMatchObject([
      ...Array.from({ length: 2 }, () => ({ event: 'canary.returned', remote: 'mf-infoplaza', from: 'build0002' })),
      ...Array.from({ length: 2 }, () => ({
        event: 'mix.failed',
        person: '한가람',
        failures: [{ builds: { shell: 'shell0002', 'mf-infoplaza': 'build0002' }, spec: 'journey' }],
      })),
    ]);
    await site.overrule('build0002', { person: '이누리', reason: '시험 서버의 장애입니다.' });
  });

  it('is asked again with growing pauses, given up after twelve tries, and sent again on request', async () => {
    status = 302;
    await add();
    await move('build0002', 'build0001');
    await runner.runDue();
    await runner.runDue();
    expect(received).toHaveLength(1);
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await passTime(3_601);
      await runner.runDue();
    }
    // The session of the reader would have ended.
    await site.context.clock.moveTo(null);
    const [{ hookUid, deliveries }] = await readHooks();
    expect(received).toHaveLength(12);
    expect(deliveries).toMatchObject([{ state: 'FAILED', tries: 12, status: 302, error: 'HTTP 302' }]);
    expect(await site.db.selectFrom('job').selectAll().execute()).toEqual([]);

    status = 200;
    const path = `${base}/hooks/${hookUid}/deliveries/${deliveries[0].deliveryUid}`;
    expect((await ask('POST', path)).code).toBe('200');
    await runner.runDue();

    expect((await readHooks())[0].deliveries).toMatchObject([{ state: 'SENT', tries: 1 }]);
    expect(received.at(-1)?.body).toBe(received[0]?.body);
  });

  it('is sent now if it waits for a later try', async () => {
    status = 500;
    await add();
    await move('build0002', 'build0001');
    await runner.runDue();
    status = 200;
    const [{ hookUid, deliveries }] = await readHooks();

    await ask('POST', `${base}/hooks/${hookUid}/deliveries/${deliveries[0].deliveryUid}`);
    await runner.runDue();

    expect((await readHooks())[0].deliveries).toMatchObject([{ state: 'SENT' }]);
  });

  it('leaves no delivery of a change that did not come about', async () => {
    await add();
    await expect(
      site.db.transaction().execute(async (trx) => {
        await insertAudit(trx, { remote_id: 'mf-infoplaza', action: 'canary.return', actor: 'canary' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');

    expect((await readHooks())[0].deliveries).toEqual([]);
  });

  it('goes with its deliveries', async () => {
    const { data } = await add();
    await move('build0002', 'build0001');

    expect((await ask('DELETE', `${base}/hooks/${data.hookUid}`)).code).toBe('200');

    await runner.runDue();
    expect(received).toEqual([]);
    expect((await ask('DELETE', `${base}/hooks/${data.hookUid}`)).code).toBe('4040');
  });

  it('is added by members with the right alone, and by no token', async () => {
    const { data } = await add();
    const others = [
      await site.addMember('TEAM:mf-travel'),
      await site.addMember('QA'),
      { headers: { authorization: `Bearer ${tokens.team}` } },
    ];
    for (const other of others) {
      expect((await add({}, base, other)).code).toBe('4030');
      expect((await ask('DELETE', `${base}/hooks/${data.hookUid}`, undefined, other)).code).toBe('4030');
    }
    expect((await add({}, '/api/v1/registry/all')).code).toBe('4030');
    // The path of another remote does not reach it, either.
    const foreign = await ask('DELETE', `/api/v1/registry/mf-travel/hooks/${data.hookUid}`, undefined, admin);
    expect(foreign.code).toBe('4040');
  });

  it.each([
    ['http of another host', { url: 'http://hooks.example/x' }, 'url'],
    ['another protocol', { url: 'file:///etc/passwd' }, 'url'],
    ['credentials', { url: 'https://me:word@hooks.example/' }, 'url'],
    ['an address of the cloud', { url: 'https://169.254.169.254/latest' }, 'url'],
    ['a private address', { url: 'https://10.0.0.7/' }, 'url'],
    ['a private address in another form', { url: 'https://0xa000007/' }, 'url'],
    ['a private address in IPv6', { url: 'https://[::ffff:10.0.0.7]/' }, 'url'],
    ['no event', { events: [] }, 'events'],
  ])('is not added with %s', async (_what, body, field) => {
    const { code, data } = await add(body);

    expect([code, data.fieldErrors[0].field]).toEqual(['4000', field]);
  });
});

describe('the network of webhooks', () => {
  it.each([
    'http://localhost:1/',
    'https://127.0.0.1:1/',
    'https://[::1]:1/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
  ])('refuses %s at the time of sending, unless the operator allows it', async (address) => {
    const network = createHookNetwork({ webhookNetworks: [] });

    await expect(network.post(address, {}, '')).rejects.toThrow('is in a private network');
    await expect(network.check(address)).rejects.toThrow('is in a private network');
  });

  it('reaches a network that is allowed, and follows no redirect', async () => {
    status = 302;
    const network = createHookNetwork({ webhookNetworks: ['127.0.0.0/8', '::1'] });

    expect(await network.post(url, {}, '{}')).toBe(302);
    expect(received).toHaveLength(1);
  });
});
