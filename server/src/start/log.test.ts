import { jest } from '@jest/globals';
import { loadConfig } from '../config.ts';
import { testSecretKey } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createApp } from './app.ts';

it('has the paths of requests without query strings, which may contain personal data', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { db, notices, close } = await openTestDatabase();
  const config = loadConfig({ HAESOL_MODE: 'demo' });
  const app = await createApp({ config, db, notices, secretKey: testSecretKey, logLevel: 'trace' });
  await app.inject('/api/v1/codes/CTPV?email=person@mail.example');
  await app.inject('/no/such/page?token=SECRET-1');
  await app.close();
  await close();
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();

  expect(lines.some((line) => line.includes('"path":"/api/v1/codes/CTPV"'))).toBe(true);
  expect(lines.filter((line) => /person@mail|SECRET-1/.test(line))).toEqual([]);
});
