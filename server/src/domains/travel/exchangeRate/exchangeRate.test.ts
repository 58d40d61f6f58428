import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCodes, okStatus } from '@haesol/contracts/common';
import { rateDays } from '@haesol/contracts/travel';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import { createJobRunner } from '../../../jobs/jobRunner.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp, type TestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { readEcbFile } from './ecbFile.ts';
import { createRateHandlers } from './rateJobs.ts';

const url = '/admin/exchange-rates';

const toFile = (day: string, rates: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${day}'>
			${rates}
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
const someRates =
  "<Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='160'/><Cube currency='KRW' rate='1500'/>";

const listPublic = async ({ app }: TestApp) => (await app.inject('/api/v1/exchange-rates')).json().data.list;
const readRate = async (test: TestApp, code: string) =>
  (await listPublic(test)).find((rate: { currencyCd: string }) => rate.currencyCd === code);

describe('exchange rates', () => {
  const today = toSeoulDate(sampleBaseDate);
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  it('of the sample are round figures that name themselves a sample', async () => {
    const { data } = await staff.call('GET', url);

    expect(await readRate(test, 'USD')).toEqual({ currencyCd: 'USD', wonPerUnit: 1_400, rateDt: today });
    expect(data.list.map(({ source }: { source: string }) => source)).toEqual(Array(5).fill('예시'));
  });

  it('are offered for 14 days', async () => {
    const setDay = (days: number) =>
      test.db
        .updateTable('exchange_rate')
        .set({ rate_dt: addDays(today, -days) })
        .where('currency_cd', '=', 'EUR')
        .execute();
    await setDay(rateDays);
    expect(await readRate(test, 'EUR')).toBeDefined();
    await setDay(rateDays + 1);

    expect(await readRate(test, 'EUR')).toBeUndefined();
    expect((await staff.call('GET', `${url}?searchKeyword=eur`)).data.list).toHaveLength(1);
  });

  it('are added, changed and removed by staff only, at once for visitors', async () => {
    const form = { wonPerUnit: 0.085, rateDt: today, source: '은행 고시' };
    expect((await member.call('POST', url, { currencyCd: 'IDR', ...form })).code).toBe(errorCodes.forbidden);
    expect((await staff.call('POST', url, { currencyCd: 'IDR', ...form })).code).toBe(okStatus.code);
    expect(await readRate(test, 'IDR')).toEqual({ currencyCd: 'IDR', wonPerUnit: 0.085, rateDt: today });
    const [row] = (await staff.call('GET', `${url}?searchKeyword=IDR`)).data.list;
    expect(row).toMatchObject({ source: '은행 고시', setNm: expect.any(String), rev: 0 });

    const change = { ...form, wonPerUnit: 0.09, rev: row.rev };
    expect((await staff.call('PUT', `${url}/IDR`, change)).code).toBe(okStatus.code);
    expect((await staff.call('PUT', `${url}/IDR`, change)).code).toBe(errorCodes.moveNotAllowed);
    expect((await readRate(test, 'IDR')).wonPerUnit).toBe(0.09);

    expect((await member.call('DELETE', `${url}/IDR`)).code).toBe(errorCodes.forbidden);
    expect((await staff.call('DELETE', `${url}/IDR`)).code).toBe(okStatus.code);
    expect((await staff.call('DELETE', `${url}/IDR`)).code).toBe(errorCodes.notFound);
    expect(await readRate(test, 'IDR')).toBeUndefined();
    expect(await listAuditActions(test.db, 'IDR')).toEqual([
      'exchangeRate.add',
      'exchangeRate.change',
      'exchangeRate.remove',
    ]);
  });

  it('are put back as they were, however old they are, and added once more', async () => {
    const form = { wonPerUnit: 1_050, rateDt: today, source: '은행 고시' };
    const restore = () => staff.call('POST', '/admin/removed/SGD/restore', { kind: 'exchange-rates' });
    await staff.call('POST', url, { currencyCd: 'SGD', ...form });
    const old = { rate_dt: addDays(today, -rateDays - 1) };
    await test.db.updateTable('exchange_rate').set(old).where('currency_cd', '=', 'SGD').execute();
    await staff.call('DELETE', `${url}/SGD`);
    expect((await staff.call('GET', `${url}?searchKeyword=SGD`)).data.list).toEqual([]);
    expect((await staff.call('PUT', `${url}/SGD`, form)).code).toBe(errorCodes.notFound);

    expect((await restore()).code).toBe(okStatus.code);
    expect((await restore()).code).toBe(errorCodes.notFound);
    const [row] = (await staff.call('GET', `${url}?searchKeyword=SGD`)).data.list;
    expect(row).toMatchObject({ wonPerUnit: 1_050, rateDt: old.rate_dt });

    await staff.call('DELETE', `${url}/SGD`);
    expect((await staff.call('POST', url, { currencyCd: 'SGD', ...form })).code).toBe(okStatus.code);
    expect(await readRate(test, 'SGD')).toMatchObject({ rateDt: today });
  });

  it.each([
    ['currencyCd', { currencyCd: 'KRW' }],
    ['currencyCd', { currencyCd: 'usd' }],
    ['currencyCd', { currencyCd: 'ZZZ' }],
    ['currencyCd', { currencyCd: 'USD' }],
    ['wonPerUnit', { wonPerUnit: 0 }],
    ['wonPerUnit', { wonPerUnit: -3 }],
    ['wonPerUnit', { wonPerUnit: 1_000_001 }],
    ['rateDt', { rateDt: addDays(today, 1) }],
    ['rateDt', { rateDt: addDays(today, -rateDays - 1) }],
    ['source', { source: ' ' }],
  ])('with a bad %s are refused at the field: %j', async (field, change) => {
    const form = { currencyCd: 'CHF', wonPerUnit: 1_700, rateDt: today, source: '은행 고시', ...change };
    const { code, data } = await staff.call('POST', url, form);

    expect(code).toBe(errorCodes.invalidInput);
    expect(data.fieldErrors).toEqual([expect.objectContaining({ field })]);
  });
});

describe('the daily file of exchange rates', () => {
  const today = toSeoulDate(new Date());
  let file: string | number = '';
  const server = createServer((_request, response) => {
    if (typeof file === 'number') response.writeHead(file).end();
    else response.end(file);
  });
  const environment: Record<string, string> = {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    environment.EXCHANGE_RATE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`;
  });
  afterAll(() => server.close());

  const test = setUpTestApp({ environment });
  const run = () => createJobHandlers(test.context)['travel.exchangeRates']?.run({});
  const enter = (code: string, day: string) =>
    test.db
      .insertInto('exchange_rate')
      .values({ currency_cd: code, won_per_unit: '1', rate_dt: day, source: '은행 고시', set_at: new Date() })
      .execute();
  beforeEach(() => test.db.deleteFrom('exchange_rate').execute());

  it('gives won for one unit by way of the euro', async () => {
    file = toFile(today, someRates);
    await run();

    expect(await listPublic(test)).toEqual([
      { currencyCd: 'EUR', wonPerUnit: 1_500, rateDt: today },
      { currencyCd: 'JPY', wonPerUnit: 9.375, rateDt: today },
      { currencyCd: 'USD', wonPerUnit: 1_200, rateDt: today },
    ]);
    const sources = await test.db.selectFrom('exchange_rate').select(['source', 'set_by']).execute();
    expect(sources).toEqual(Array(3).fill({ source: 'ECB', set_by: null }));
  });

  it('replaces rates of earlier days, and leaves those of the same day', async () => {
    await enter('USD', addDays(today, -1));
    await enter('JPY', today);
    file = toFile(today, someRates);
    await run();

    expect(await readRate(test, 'USD')).toMatchObject({ wonPerUnit: 1_200, rateDt: today });
    expect(await readRate(test, 'JPY')).toMatchObject({ wonPerUnit: 1 });
  });

  it('leaves currencies that staff have removed', async () => {
    await enter('USD', addDays(today, -1));
    await test.db.updateTable('exchange_rate').set({ deleted_at: new Date() }).execute();
    file = toFile(today, someRates);
    await run();

    expect((await listPublic(test)).map(({ currencyCd }: { currencyCd: string }) => currencyCd)).toEqual([
      'EUR',
      'JPY',
    ]);
  });

  it.each([
    ['is cut off', toFile(today, someRates).slice(0, -30)],
    ['has no won', toFile(today, "<Cube currency='USD' rate='1.25'/>")],
    ['has a rate that is no number', toFile(today, `${someRates}<Cube currency='CHF' rate='N/A'/>`)],
    ['has a rate of nothing', toFile(today, `${someRates}<Cube currency='CHF' rate='0'/>`)],
    ['has no day', toFile('today', someRates)],
    ['is of a day to come', toFile(addDays(today, 2), someRates)],
    ['is a page', '<html><body>Maintenance</body></html>'],
    ['is missing', 404],
  ])('changes nothing if it %s, and fails the job', async (_name, broken) => {
    await enter('USD', addDays(today, -1));
    file = broken;
    const failures: unknown[] = [];
    const handlers = createRateHandlers(test.context);
    const runner = createJobRunner({ db: test.db, handlers, onError: (error) => failures.push(error) });
    await test.db.deleteFrom('job').execute();
    await runner.start();
    await runner.runDue();
    await runner.stop();

    expect(failures).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^The file of exchange rates/) }),
    ]);
    expect(await listPublic(test)).toEqual([{ currencyCd: 'USD', wonPerUnit: 1, rateDt: addDays(today, -1) }]);
  });

  it('changes nothing while its server is down', async () => {
    await enter('USD', today);
    const config = { ...test.context.config, exchangeRateUrl: 'http://127.0.0.1:9/daily.xml' };

    await expect(createRateHandlers({ ...test.context, config })['travel.exchangeRates']?.run({})).rejects.toThrow();
    expect(await listPublic(test)).toHaveLength(1);
  });

  it('is not read without its address', () => {
    const config = { ...test.context.config, exchangeRateUrl: undefined };
    expect(createRateHandlers({ ...test.context, config })).toEqual({});
  });

  it('is read with either quotation marks', () => {
    expect(readEcbFile(toFile(today, someRates).replaceAll("'", '"'))).toEqual(readEcbFile(toFile(today, someRates)));
  });
});
