import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageMark, TelemetryReport } from '@haesol/contracts/release';
import { readTestSize } from '../../config.ts';
import { createSecrets } from '../../http/secrets.ts';
import { type OverrideSite, openOverrideSite } from '../override/testOverride.ts';
import { createPageMarks, markLifeMs } from './pageMarks.ts';
import { anError, aReport, openPage, readCounts, send, stableBuild } from './testTelemetry.ts';

/** Polls until the condition is true, because a server may have the registry of a second ago. */
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(100);
}

describe('page reports', () => {
  let site: OverrideSite;
  beforeAll(async () => {
    site = await openOverrideSite();
  });
  beforeEach(async () => {
    for (const table of ['telemetry_mark', 'page_view_day', 'vital_day', 'error_day'] as const)
      await site.db.deleteFrom(table).execute();
  });
  afterAll(() => site.close());

  it('count a page view and its vitals once, even when repeated', async () => {
    const mark = await openPage(site);

    await Promise.all(Array.from({ length: 5 }, () => send(site, aReport(mark))));

    const views = await site.db.selectFrom('page_view_day').select(['remote_id', 'build_id', 'hits']).execute();
    const vitals = await site.db.selectFrom('vital_day').select(['metric', 'build_id', 'hits']).execute();
    expect(views).toEqual([{ remote_id: 'mf-infoplaza', build_id: 'build0001', hits: 1 }]);
    expect(vitals).toEqual([{ metric: 'LCP', build_id: 'build0001', hits: 1 }]);
  });

  it('group similar errors, in batches that each count once', async () => {
    const [one, other] = [await openPage(site), await openPage(site)];
    const errors = [anError()];

    await send(site, aReport(one, { part: 1, errors }));
    await send(site, aReport(one, { part: 1, errors }));
    await send(site, aReport(one, { part: 2, errors }));
    await send(site, aReport(other, { part: 1, errors: [anError(), anError('RangeError: too long')] }));

    const rows = await site.db.selectFrom('error_day').select(['message', 'hits']).orderBy('hits', 'desc').execute();
    expect(rows).toEqual([
      { message: 'TypeError: list is undefined', hits: 3 },
      { message: 'RangeError: too long', hits: 1 },
    ]);
  });

  it('accept a cached page like a new one: each copy has its own mark', async () => {
    const marks = [await openPage(site), await openPage(site)];

    for (const mark of marks) await send(site, aReport(mark));

    expect(new Set(marks.map(({ nonce }) => nonce)).size).toBe(2);
    expect(await readCounts(site)).toContain('"hits":2');
  });

  it('have no effect if forged, 500 or in the long run 10,000 of them', async () => {
    const used = await openPage(site);
    const genuine = await openPage(site);
    await send(site, aReport(used));
    await send(site, aReport(used, { part: 1, errors: [anError()] }));
    const before = await readCounts(site);
    const strangers = createPageMarks(createSecrets('another secret key of some length'));
    const old = Date.now() - markLifeMs - 60_000;
    const forgeries: readonly ((count: number) => Partial<TelemetryReport> & { mark: PageMark })[] = [
      () => ({ mark: { ...genuine, nonce: randomBytes(16).toString('base64') } }),
      () => ({ mark: { nonce: strangers.issue(genuine.sentAt), sentAt: genuine.sentAt, canary: {} } }),
      (count) => ({ mark: { ...genuine, sentAt: genuine.sentAt + 1 + count } }),
      () => ({ mark: { nonce: createPageMarks(site.context.secrets).issue(old), sentAt: old, canary: {} } }),
      () => ({
        mark: { ...genuine, canary: { 'mf-infoplaza': 'build0002' } },
        view: { ...stableBuild, buildId: 'build0002' },
      }),
      () => ({ mark: used }),
      () => ({ mark: used, part: 1, errors: [anError('Error: forged')] }),
      () => ({ mark: genuine, view: { ...stableBuild, buildId: 'build0002' } }),
      () => ({ mark: genuine, view: { remote: 'mf-travel', buildId: 'travel001' } }),
      () => ({ mark: { ...genuine, nonce: `${genuine.nonce.slice(0, 21)}B==` } }),
    ];

    const each = (readTestSize() === 'long' ? 10_000 : 500) / forgeries.length;
    for (let count = 0; count < each; count += 1)
      await Promise.all(forgeries.map((forge) => send(site, aReport(genuine, forge(count)))));

    expect(await readCounts(site)).toBe(before);
    // Control: the misused mark still counts once, for its page.
    await send(site, aReport(genuine));
    expect(await readCounts(site)).not.toBe(before);
  }, 600_000);

  it('are refused without a mark, or with fields outside the contract', async () => {
    const mark = await openPage(site);
    const { mark: _mark, ...bare } = aReport(mark);

    const codes = await Promise.all([
      send(site, bare as TelemetryReport),
      send(site, { ...aReport(mark), memberUid: 'x' } as TelemetryReport),
      send(site, aReport(mark, { errors: Array.from({ length: 6 }, () => anError()) })),
      send(site, aReport(mark, { errors: [{ ...anError(), page: '/travel?email=a@b.example' }] })),
    ]);

    expect(codes).toEqual(['4000', '4000', '4000', '4000']);
  });

  it('are limited to 600 an hour per address', async () => {
    const mark = await openPage(site);
    await site.context.limits.tryTake('reports', '203.0.113.7', new Date(), 600);

    await site.app.inject({
      method: 'POST',
      url: '/api/v1/telemetry',
      payload: aReport(mark),
      remoteAddress: '203.0.113.7',
    });

    expect(await readCounts(site)).toBe('[[],[],[]]');
  });

  it('are limited to 20 kinds of errors an hour per address, so that invented ones cannot hide others', async () => {
    const remoteAddress = '203.0.113.9';
    const report = async (part: number, texts: readonly string[], mark: PageMark, address = remoteAddress) => {
      const payload = aReport(mark, { part, errors: texts.map((text) => anError(text)) });
      await site.app.inject({ method: 'POST', url: '/api/v1/telemetry', payload, remoteAddress: address });
    };
    // Letters, because numbers are removed.
    const toText = (at: number) => `Error: invented ${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`;
    for (let page = 0; page < 2; page += 1) {
      const mark = await openPage(site);
      for (let part = 1; part <= 5; part += 1) {
        const from = page * 25 + (part - 1) * 5;
        await report(
          part,
          [0, 1, 2, 3, 4].map((at) => toText(from + at)),
          mark,
        );
      }
    }
    await report(1, ['Error: real'], await openPage(site), '203.0.113.10');
    await report(1, ['Error: real'], await openPage(site));

    const rows = await site.db.selectFrom('error_day').select(['fingerprint', 'message', 'hits']).execute();
    expect(rows).toHaveLength(22);
    expect(rows.find(({ fingerprint }) => fingerprint === 'others')).toMatchObject({ message: '', hits: 30 });
    expect(rows.find(({ message }) => message === 'Error: real')?.hits).toBe(2);
  });

  it('accept only pages of the site, so that invented paths are not stored', async () => {
    const errors = [{ ...anError(), page: '/hong-gildong/01012345678' }, anError('RangeError: x')];

    await send(site, aReport(await openPage(site), { part: 1, errors }));

    const rows = await site.db.selectFrom('error_day').select('page').orderBy('page').execute();
    expect(rows.map(({ page }) => page)).toEqual(['/', '/infoPlaza/notice']);
  });

  it('do not count for a browser with overridden builds', async () => {
    const member = await site.addMember('QA');
    const { hs_mf = '' } = Object.fromEntries(
      (await site.choose('mf-infoplaza@pr-7', member)).cookies.map(({ name, value }) => [name, value]),
    );

    const mark = await openPage(site, { hs_mf });
    await send(site, aReport(mark));

    expect(await readCounts(site)).toBe('[[],[],[]]');
  });

  it('count for the build of the page before a release', async () => {
    const mark = await openPage(site);
    const to = 'build0003';
    await site.publish('mf-infoplaza', to, 'stable');
    await waitFor(async () => (await site.get('/registry.json')).body.includes(to));

    await send(site, aReport(mark));
    await send(site, aReport(await openPage(site), { view: { remote: 'mf-infoplaza', buildId: to } }));

    const views = await site.db.selectFrom('page_view_day').select('build_id').orderBy('build_id').execute();
    expect(views.map(({ build_id }) => build_id)).toEqual(['build0001', to]);
  });
});
